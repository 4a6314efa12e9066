import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Field } from './Field';
import { fieldGuide } from './Field.guide';

const meta = {
  title: 'Components/Field',
  component: Field,
  parameters: { guide: fieldGuide },
  args: { label: 'Pages', hint: 'For example 1-3, 5, 8-', placeholder: 'all pages', onChange: fn() },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Written: Story = { args: { defaultValue: '1-3, 8-' } };

export const Wrong: Story = { args: { defaultValue: '1-300', error: 'Pages "1-300" do not exist in appendix.pdf (12 pages).' } };

export const WithWhatFollows: Story = {
  args: { label: 'File name', hint: undefined, placeholder: undefined, defaultValue: 'merged', suffix: '.pdf' },
};

export const Password: Story = {
  args: { label: 'Password for report.pdf', hint: undefined, placeholder: undefined, type: 'password', autoComplete: 'off' },
};

export const NotNow: Story = { args: { disabled: true } };
