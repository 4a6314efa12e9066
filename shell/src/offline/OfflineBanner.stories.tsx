import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onPage } from '../storyPage';
import { OfflineBanner } from './OfflineBanner';

const meta = {
  title: 'Shell/OfflineBanner',
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage('/')],
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NetworkAway: Story = {};
