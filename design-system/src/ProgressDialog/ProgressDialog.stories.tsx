import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ProgressDialog } from './ProgressDialog';
import { progressDialogGuide } from './ProgressDialog.guide';

const meta = {
  title: 'Components/ProgressDialog',
  component: ProgressDialog,
  parameters: { guide: progressDialogGuide, layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: { isOpen: true, title: 'Merging your PDFs', description: 'Putting 3 files together.', onCancel: fn() },
} satisfies Meta<typeof ProgressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Creeping: Story = {};

export const RealProgress: Story = { args: { description: 'Recognising text: page 5 of 12.', progress: 0.42 } };

export const Uploading: Story = { args: { description: 'Uploading 12 MB of 30 MB', progress: 0.2 } };

export const WaitingForAPlace: Story = { args: { description: 'Waiting for a free place', progress: 0.5 } };

export const LongFileName: Story = {
  args: {
    description: `Reading Minutes of the ${'very '.repeat(20)}long meeting on 14 March, final version, corrected, signed.pdf (2 of 5)`,
    progress: 0.55,
  },
};

export const WritingPages: Story = { args: { description: 'Writing page 120 of 400', progress: 0.66 } };

export const CannotBeStopped: Story = { args: { description: 'Writing the file.', progress: 0.96, onCancel: undefined } };
