import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../Card/Card';
import { Mark } from '../Mark/Mark';
import { SplitPane } from './SplitPane';
import { splitPaneGuide } from './SplitPane.guide';

const meta = {
  title: 'Components/SplitPane',
  component: SplitPane,
  parameters: { guide: splitPaneGuide },
  args: {
    first: {
      label: 'Document',
      content: (
        <Card>
          The tenant may end this agreement at any time with <Mark>three months’ notice in writing</Mark>, counted from the first day of the month
          that follows the letter.
        </Card>
      ),
    },
    second: { label: 'Chat', content: <Card>Three months, in writing. It is on page 4.</Card> },
  },
} satisfies Meta<typeof SplitPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Halves: Story = {};

export const MoreForTheFirst: Story = { args: { initialShare: 0.65 } };

export const UnderEachOther: Story = { globals: { viewport: { value: 'phone' } } };
