import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ToastRegion } from './ToastRegion';
import { toastRegionGuide } from './ToastRegion.guide';

const meta = {
  title: 'Components/ToastRegion',
  component: ToastRegion,
  parameters: { guide: toastRegionGuide, layout: 'fullscreen', docs: { story: { inline: false, height: '180px' } } },
  args: { onDismiss: fn(), notice: { id: 1, title: 'Not enough files', description: 'Please select at least 2 PDF files to merge.' } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Good: Story = {
  args: { notice: { id: 2, title: 'PDFs merged successfully!', description: 'Your merged PDF is ready for download.', tone: 'good' } },
};

export const Bad: Story = {
  args: { notice: { id: 3, title: 'Merge failed', description: 'report.pdf is damaged and could not be read.', tone: 'bad' } },
};
