import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
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

export const OneMissing: Story = { args: { files: [createPdfFile('a.pdf')] } };

export const Ready: Story = { args: { files: [createPdfFile('a.pdf'), createPdfFile('b.pdf')] } };

export const AfterARefusal: Story = { args: { files: [createPdfFile('a.pdf'), createPdfFile('b.pdf')], hasFailed: true } };
