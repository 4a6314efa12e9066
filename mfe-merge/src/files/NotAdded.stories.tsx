import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { NotAdded } from './NotAdded';

const meta = {
  title: 'Merge/NotAdded',
  component: NotAdded,
  args: { rejected: [{ name: 'notes.txt', reason: 'File type must be application/pdf, .pdf' }], onDismiss: fn() },
} satisfies Meta<typeof NotAdded>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WrongType: Story = {};

export const TooMany: Story = {
  args: { rejected: Array.from({ length: 40 }, (_, index) => ({ name: `scan-${index + 51}.pdf`, reason: 'Too many files' })) },
};
