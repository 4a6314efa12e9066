import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { UnreadableNotice } from './UnreadableNotice';

const meta = {
  title: 'Merge/UnreadableNotice',
  component: UnreadableNotice,
  args: { names: ['broken.pdf', 'notes.pdf'], onRemove: fn() },
} satisfies Meta<typeof UnreadableNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const One: Story = { args: { names: ['scan of the whole building, corrected.pdf'] } };
export const Many: Story = { args: { names: Array.from({ length: 12 }, (_, index) => `scan-${index + 1}.pdf`) } };
