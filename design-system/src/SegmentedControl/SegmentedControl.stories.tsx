import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Files, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl';
import { segmentedControlGuide } from './SegmentedControl.guide';

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  parameters: { guide: segmentedControlGuide },
  args: {
    label: 'Arrange',
    value: 'files',
    segments: [
      { value: 'files', label: 'Files', icon: <Files aria-hidden="true" /> },
      { value: 'pages', label: 'Pages', icon: <LayoutGrid aria-hidden="true" /> },
    ],
    onChange: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof SegmentedControl>;

function Choosing(args: React.ComponentProps<typeof SegmentedControl>) {
  const [value, setValue] = useState(args.value);
  return <SegmentedControl {...args} value={value} onChange={setValue} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {};

export const WordsAlone: Story = {
  args: {
    label: 'Length',
    value: 'standard',
    segments: [
      { value: 'short', label: 'Short' },
      { value: 'standard', label: 'Standard' },
      { value: 'long', label: 'Long' },
    ],
  },
};

export const NotNow: Story = { args: { disabled: true } };
