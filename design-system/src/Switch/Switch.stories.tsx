import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Switch } from './Switch';
import { switchGuide } from './Switch.guide';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  parameters: { guide: switchGuide },
  args: {
    label: 'Merge on this device',
    description: 'Nothing is uploaded. Large files may take a little longer.',
    isOn: false,
    onChange: fn(),
  },
  render: (args) => <Switching {...args} />,
} satisfies Meta<typeof Switch>;

function Switching(args: React.ComponentProps<typeof Switch>) {
  const [isOn, setIsOn] = useState(args.isOn);
  return <Switch {...args} isOn={isOn} onChange={setIsOn} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { isOn: true } };

export const LabelAlone: Story = { args: { description: undefined, label: 'Keep attachments' } };

export const NotNow: Story = { args: { isOn: true, disabled: true } };
