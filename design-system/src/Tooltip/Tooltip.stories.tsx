import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RotateCw } from 'lucide-react';
import { userEvent } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton';
import { Tooltip } from './Tooltip';
import { tooltipGuide } from './Tooltip.guide';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered', guide: tooltipGuide },
  args: {
    words: 'Turn by 90° (R)',
    children: (
      <IconButton label="Rotate report.pdf">
        <RotateCw aria-hidden="true" />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Shown: Story = { play: async () => userEvent.tab() };

export const LongAtAnEdge: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { words: 'Turns the pages of this file, not those of the finished one', side: 'left' },
  play: async () => userEvent.tab(),
};
