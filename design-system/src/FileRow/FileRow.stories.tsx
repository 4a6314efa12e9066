import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GripVertical, RotateCw } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { FileRow } from './FileRow';
import { fileRowGuide } from './FileRow.guide';

const meta = {
  title: 'Components/FileRow',
  component: FileRow,
  parameters: { guide: fileRowGuide },
  decorators: (Story) => (
    <Card>
      <Story />
    </Card>
  ),
  args: { name: 'thesis-chapters-1-4.pdf', size: 4_404_019, onRemove: fn() },
} satisfies Meta<typeof FileRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const WithPagesAndControls: Story = {
  args: {
    details: '86 pages',
    leading: <GripVertical aria-hidden="true" />,
    children: (
      <Button tone="quiet" size="small" icon={<RotateCw aria-hidden="true" />}>
        Rotate
      </Button>
    ),
  },
};

export const VeryLongName: Story = {
  args: { name: 'Appendix B - Measurements of the North Sea Stations from 1998 to 2024, corrected and signed (final) v12.pdf', details: '112 pages' },
};

export const Protected: Story = { args: { name: 'report.pdf', problem: 'Protected by a password. Remove the password and add it again.' } };

export const BeingDragged: Story = { args: { isDragging: true, leading: <GripVertical aria-hidden="true" /> } };
