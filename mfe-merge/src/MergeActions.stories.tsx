import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { MergeActions } from './MergeActions';

const meta = {
  title: 'Merge/MergeActions',
  component: MergeActions,
  args: { isReady: true, isDone: false, onMerge: fn() },
} satisfies Meta<typeof MergeActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooFewFiles: Story = { args: { isReady: false } };

export const Ready: Story = {};

export const Done: Story = { args: { isDone: true } };
