import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Progress } from './Progress';
import { progressGuide } from './Progress.guide';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  parameters: { guide: progressGuide },
  args: { label: 'Recognising text' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShareUnknown: Story = { args: { label: 'Analyzing your document...' } };

export const ShareKnown: Story = { args: { share: 0.42, details: 'page 5 of 12' } };

export const CanBeStopped: Story = { args: { share: 0.42, details: 'page 5 of 12', action: <Button size="small">Stop</Button> } };

export const Done: Story = { args: { share: 1, details: '12 pages' } };
