import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PenLine } from 'lucide-react';
import { Badge } from './Badge';
import { badgeGuide } from './Badge.guide';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: { guide: badgeGuide },
  args: { children: 'Scanned' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const WithIcon: Story = { args: { tone: 'warn', icon: <PenLine aria-hidden="true" />, children: 'Signed' } };

export const EveryTone: Story = {
  render: () => (
    <p>
      <Badge>12</Badge> <Badge tone="accent">New</Badge> <Badge tone="good">Kept</Badge> <Badge tone="warn">Scanned</Badge>{' '}
      <Badge tone="bad">Damaged</Badge>
    </p>
  ),
};
