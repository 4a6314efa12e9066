import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ProgressDialog } from './ProgressDialog';

const meta = {
  title: 'Components/ProgressDialog',
  component: ProgressDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: { isOpen: true, title: 'Merging your PDFs', description: 'Putting 3 files together.', onCancel: fn() },
} satisfies Meta<typeof ProgressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Creeping: Story = {};

export const RealProgress: Story = { args: { description: 'Recognising text: page 5 of 12.', progress: 0.42 } };

export const CannotBeStopped: Story = { args: { description: 'Writing the file.', progress: 0.96, onCancel: undefined } };
