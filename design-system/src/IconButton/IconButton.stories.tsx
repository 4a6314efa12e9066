import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArrowUp, X } from 'lucide-react';
import { fn } from 'storybook/test';
import { IconButton } from './IconButton';
import { iconButtonGuide } from './IconButton.guide';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: { guide: iconButtonGuide },
  args: { label: 'Remove report.pdf', children: <X aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AtTheEndOfItsReach: Story = { args: { label: 'Move report.pdf up', children: <ArrowUp aria-hidden="true" />, 'aria-disabled': true } };
