import { scenarios } from '@sheaf/api/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { prepareLanguage } from '../language';
import { onPage } from '../storyPage';
import { HomePage } from './HomePage';

const meta = {
  title: 'Shell/HomePage',
  component: HomePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [onPage('/')],
  args: { onFix: fn(), onFiles: fn() },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllToolsReady: Story = {};

export const SomeToolsBeingBuilt: Story = { parameters: { msw: [scenarios.lettersBeingBuilt] } };

export const InSpanish: Story = { loaders: [() => prepareLanguage('es')], parameters: { path: '/es' } };

export const ServerNotReached: Story = { parameters: { msw: [scenarios.serverUnreachable] } };
