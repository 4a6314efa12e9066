import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ShieldCheck } from 'lucide-react';
import { Button } from '../Button/Button';
import { ResultCard } from './ResultCard';
import { resultCardGuide } from './ResultCard.guide';

const meta = {
  title: 'Components/ResultCard',
  component: ResultCard,
  parameters: { guide: resultCardGuide },
  args: {
    tool: 'merge',
    fileName: 'merged.pdf',
    facts: '12 pages · 1.4 MB',
    children: <Button tone="accent">Download merged.pdf</Button>,
    privacyIcon: <ShieldCheck aria-hidden="true" />,
    privacy: 'The server has forgotten your files.',
  },
} satisfies Meta<typeof ResultCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = {};

export const ALongName: Story = {
  args: { tool: 'convert', fileName: 'report-of-the-working-group-on-harbours-and-bicycles-final-version.docx' },
};
