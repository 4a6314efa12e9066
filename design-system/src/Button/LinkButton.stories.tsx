import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MessageSquare } from 'lucide-react';
import { LinkButton } from './LinkButton';
import { linkButtonGuide } from './LinkButton.guide';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  parameters: { guide: linkButtonGuide },
  args: { href: '#chat', tone: 'accent', children: 'Start chatting with my PDF' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrimaryWay: Story = { args: { size: 'large', icon: <MessageSquare aria-hidden="true" /> } };

export const BesideThePrimary: Story = { args: { tone: 'plain', children: 'See the tools' } };
