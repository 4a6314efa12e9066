import { pdfFile } from '@sheaf/api/mocks/minimalPdf';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WaitingCard } from './WaitingCard';

const meta = {
  title: 'Merge/WaitingCard',
  component: WaitingCard,
  args: { files: [], minFiles: 2, hasFailed: false },
} satisfies Meta<typeof WaitingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoFiles: Story = {};

export const OneMissing: Story = { args: { files: [pdfFile('a.pdf')] } };

export const Ready: Story = { args: { files: [pdfFile('a.pdf'), pdfFile('b.pdf')] } };

export const AfterARefusal: Story = { args: { files: [pdfFile('a.pdf'), pdfFile('b.pdf')], hasFailed: true } };
