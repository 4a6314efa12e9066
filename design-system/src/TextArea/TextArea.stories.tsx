import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TextArea } from './TextArea';
import { textAreaGuide } from './TextArea.guide';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  parameters: { guide: textAreaGuide },
  args: { label: 'Text to check', counts: 'words', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Paste or write your text', required: true } };

export const Written: Story = {
  args: {
    defaultValue: 'The tenant may end this agreement at any time.\nThree months’ notice in writing is enough.',
    hint: 'You can change the text before it is checked.',
  },
};

export const TooLong: Story = {
  args: { limit: 60, defaultValue: 'A question that goes on for longer than anybody who answers it would like to read.' },
};

export const Wrong: Story = { args: { error: 'Please type a question first.' } };

export const NotNow: Story = { args: { disabled: true, defaultValue: 'Being checked.' } };
