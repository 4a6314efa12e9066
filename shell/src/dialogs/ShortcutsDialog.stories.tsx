import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { prepareLanguage } from '../language';
import { onPage } from '../storyPage';
import { ShortcutsDialog } from './ShortcutsDialog';

const meta = {
  title: 'Shell/ShortcutsDialog',
  component: ShortcutsDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  decorators: [onPage('/')],
  args: { isOpen: true, ofTool: [], onClose: fn() },
} satisfies Meta<typeof ShortcutsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAnyPage: Story = {};

export const InATool: Story = {
  args: {
    ofTool: [
      {
        title: 'Merge PDFs',
        shortcuts: [
          { keys: ['Ctrl', 'Z'], does: 'Take the last step back' },
          { keys: ['Ctrl', 'Shift', 'Z'], does: 'Do it again' },
        ],
      },
    ],
  },
};

export const InSpanish: Story = { loaders: [() => prepareLanguage('es')], parameters: { path: '/es' } };
