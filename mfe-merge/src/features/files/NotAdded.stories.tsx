import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { NotAdded } from './NotAdded';

const rejected = (name: string, reason: string) => ({ file: new File([], name), reason });

const meta = {
  title: 'Merge/NotAdded',
  component: NotAdded,
  args: { rejected: [rejected('notes.txt', 'File type must be PDF')], onDismiss: fn() },
} satisfies Meta<typeof NotAdded>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WrongType: Story = {};

export const TooMany: Story = {
  args: {
    rejected: Array.from({ length: 30 }, (_, index) => rejected(`file-${index + 51}.pdf`, 'Too many files')),
    onAddAnyway: fn(),
  },
};
