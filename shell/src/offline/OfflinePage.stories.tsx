import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onPage } from '../storyPage';
import { OFFLINE_PATH } from './cachedPaths';
import { OfflinePage } from './OfflinePage';

const meta = {
  title: 'Shell/OfflinePage',
  component: OfflinePage,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage(OFFLINE_PATH)],
} satisfies Meta<typeof OfflinePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutANetwork: Story = {};
