import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from './Card';
import { cardGuide } from './Card.guide';

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: { guide: cardGuide },
  args: { children: 'Files are worked on in memory and never stored.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};

export const WithAToolTab: Story = { args: { tab: 'convert', children: 'Real paragraphs, lists and tables you can edit.' } };
