import { scenarios } from '@sheaf/api/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { onPage } from '../storyPage';
import { UpgradeDialog } from './UpgradeDialog';

const meta = {
  title: 'Shell/UpgradeDialog',
  component: UpgradeDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  decorators: [onPage('/chat')],
  args: { isOpen: true, onClose: fn() },
} satisfies Meta<typeof UpgradeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FreeQuestionsUsedUp: Story = { parameters: { msw: [scenarios.metered] } };
