import { formatRefusal } from '@sheaf/api/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RefusalNotice } from './RefusalNotice';

const meta = {
  title: 'Merge/RefusalNotice',
  component: RefusalNotice,
  args: { refusal: { code: 'damaged_pdf', sentence: formatRefusal('damaged_pdf', { file: 'appendix.pdf' }) }, onMergeOnDevice: fn() },
} satisfies Meta<typeof RefusalNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Damaged: Story = {};

export const Protected: Story = {
  args: { refusal: { code: 'password_required', sentence: formatRefusal('password_required', { file: 'payslip.pdf' }) } },
};

export const TooLargeTogether: Story = {
  args: { refusal: { code: 'upload_too_large', sentence: formatRefusal('upload_too_large', { limit: '300 MB' }) } },
};

export const Unreachable: Story = {
  args: { refusal: { code: null, sentence: 'Failed to merge PDF files. Please try again.', isServerUnreachable: true } },
};
