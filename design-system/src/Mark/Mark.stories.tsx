import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Mark } from './Mark';
import { markGuide } from './Mark.guide';

const meta = {
  title: 'Components/Mark',
  component: Mark,
  parameters: { guide: markGuide },
  args: { children: 'the very sentence' },
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <p>
      An answer carries <Mark {...args} /> it stands on.
    </p>
  ),
};

export const InAHeading: Story = {
  args: { children: 'properly.' },
  render: (args) => (
    <h1>
      Every PDF chore, done <Mark {...args} />
    </h1>
  ),
};

export const AcrossLines: Story = {
  args: {
    children:
      'The tenant may end this agreement at any time with three months’ notice in writing, counted from the first day of the month that follows the letter.',
  },
};
