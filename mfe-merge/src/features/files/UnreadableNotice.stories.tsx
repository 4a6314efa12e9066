import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { UnreadableNotice } from './UnreadableNotice';

const meta = {
  title: 'Merge/UnreadableNotice',
  component: UnreadableNotice,
  args: { unreadable: 2, count: 4, onRemove: fn() },
} satisfies Meta<typeof UnreadableNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOfFour: Story = {};
export const OneOfThree: Story = { args: { unreadable: 1, count: 3 } };
export const AllOfThem: Story = { args: { unreadable: 2, count: 2 } };
