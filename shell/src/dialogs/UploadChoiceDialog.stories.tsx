import { scenarios } from '@sheaf/api/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { onPage } from '../storyPage';
import { UploadChoiceDialog } from './UploadChoiceDialog';

const meta = {
  title: 'Shell/UploadChoiceDialog',
  component: UploadChoiceDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [onPage('/')],
  args: { isOpen: true, onClose: fn(), onChoose: fn() },
} satisfies Meta<typeof UploadChoiceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeToolsBeingBuilt: Story = {};

export const ServerNotReached: Story = { parameters: { msw: [scenarios.serverUnreachable] } };
