import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Download, Layers, RotateCw } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from './Button';
import { buttonGuide } from './Button.guide';

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: { guide: buttonGuide },
  args: { children: 'Merge 3 files', tone: 'accent', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrimaryAction: Story = {};

export const WithIcon: Story = { args: { icon: <Download aria-hidden="true" />, children: 'Download merged.pdf' } };

export const LargeOnALandingPage: Story = { args: { size: 'large', icon: <Layers aria-hidden="true" />, children: 'Merge my PDFs' } };

export const BesideThePrimary: Story = { args: { tone: 'plain', children: 'Chat with it' } };

export const Quiet: Story = { args: { tone: 'quiet', size: 'small', icon: <RotateCw aria-hidden="true" />, children: 'Start again' } };

export const NotYetPossible: Story = { args: { disabled: true, children: 'Merge PDFs' } };
