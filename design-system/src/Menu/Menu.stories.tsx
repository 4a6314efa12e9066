import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EllipsisVertical, FileText, Layers, RotateCw, Trash2 } from 'lucide-react';
import { fn, userEvent } from 'storybook/test';
import { Menu } from './Menu';
import { menuGuide } from './Menu.guide';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: { guide: menuGuide },
  args: {
    label: 'Continue with this file',
    items: [
      {
        id: 'merge',
        label: 'Merge with more files',
        description: 'It becomes the first file of the next merge.',
        icon: <Layers aria-hidden="true" />,
        onSelect: fn(),
      },
      { id: 'convert', label: 'Turn it into Word', icon: <FileText aria-hidden="true" />, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')) };

export const IconAlone: Story = {
  args: {
    label: 'More for report.pdf',
    icon: <EllipsisVertical aria-hidden="true" />,
    isIconAlone: true,
    items: [
      { id: 'rotate', label: 'Rotate', icon: <RotateCw aria-hidden="true" />, onSelect: fn() },
      { id: 'remove', label: 'Remove', icon: <Trash2 aria-hidden="true" />, disabled: true, onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};
