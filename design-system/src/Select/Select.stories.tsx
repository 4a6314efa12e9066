import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Select } from './Select';
import { selectGuide } from './Select.guide';

const options = [
  { value: 'rename', label: 'Keep every field apart' },
  { value: 'share', label: 'Fields of one name become one' },
  { value: 'flatten', label: 'Turn fields into plain text' },
] as const;

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: { guide: selectGuide },
  args: { label: 'Form fields', hint: 'Two fields of one name are told apart by their file.', value: 'rename', options, onChange: fn() },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof Select>;

function Choosing(args: React.ComponentProps<typeof Select>) {
  const [value, setValue] = useState(args.value);
  return <Select {...args} value={value} onChange={setValue} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const WithoutAHint: Story = { args: { hint: undefined } };

export const NotNow: Story = { args: { disabled: true } };
