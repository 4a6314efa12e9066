import { sentenceOf } from '@sheaf/api/contract/errors';
import { pdfFile } from '@sheaf/api/mocks/minimalPdf';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { ChosenFile } from '../state/mergeState';
import { FileList } from './FileList';

const chosen = (id: number, name: string, changes: Partial<ChosenFile> = {}): ChosenFile => ({
  id,
  file: pdfFile(name, id * 12),
  isProtected: false,
  password: '',
  problem: null,
  ...changes,
});

const meta = {
  title: 'Merge/FileList',
  component: FileList,
  args: {
    files: [chosen(1, 'thesis-chapters-1-4.pdf'), chosen(2, 'appendix.pdf'), chosen(3, 'signed-consent.pdf')],
    limits: mockConfig.limits,
    onMove: fn(),
    onRemove: fn(),
    onRemoveAll: fn(),
    onTypePassword: fn(),
    onSubmitPassword: fn(),
  },
} satisfies Meta<typeof FileList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneFile: Story = { args: { files: [chosen(1, 'thesis-chapters-1-4.pdf')] } };

export const ThreeFiles: Story = {};

export const LongNames: Story = {
  args: { files: [chosen(1, 'minutes-of-the-annual-general-meeting-2025-final-signed-version-3.pdf'), chosen(2, '会議の議事録.pdf')] },
};

export const OneDamaged: Story = {
  args: {
    files: [chosen(1, 'thesis-chapters-1-4.pdf'), chosen(2, 'appendix.pdf', { problem: sentenceOf('damaged_pdf', { file: 'appendix.pdf' }) })],
  },
};

export const OneProtected: Story = {
  args: {
    files: [
      chosen(1, 'thesis-chapters-1-4.pdf'),
      chosen(2, 'payslip.pdf', { isProtected: true, problem: sentenceOf('password_required', { file: 'payslip.pdf' }) }),
    ],
  },
};

export const PasswordTyped: Story = {
  args: { files: [chosen(1, 'thesis-chapters-1-4.pdf'), chosen(2, 'payslip.pdf', { isProtected: true, password: 'secret' })] },
};
