import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { MergeActions } from './MergeActions';

const meta = {
  title: 'Merge/MergeActions',
  component: MergeActions,
  args: { label: 'Merge 3 files', isReady: true, isDone: false, place: 'server', onMerge: fn() },
} satisfies Meta<typeof MergeActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooFewFiles: Story = { args: { label: 'Merge PDFs', isReady: false } };

export const Ready: Story = {};

export const ReadyOnThisDevice: Story = { args: { place: 'device' } };

export const Done: Story = { args: { isDone: true } };

export const DoneOnThisDevice: Story = { args: { isDone: true, place: 'device' } };
