import { scenarios } from '@sheaf/api/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { createPendingFiles } from './handOver/pendingFiles';
import { RemoteTool } from './RemoteTool';
import type { Remotes } from './remotes';
import { onPage } from './storyPage';
import { toolRoutes } from './toolRoutes';

const [route] = toolRoutes;
if (!route) throw new Error('There is no tool.');

const remotesThat = (load: Remotes['load']) => ({ remotes: { load, preload: () => undefined, findNewer: async () => false } });

const meta = {
  title: 'Shell/RemoteTool',
  component: RemoteTool,
  parameters: { layout: 'fullscreen' },
  args: { route, onFiles: fn() },
} satisfies Meta<typeof RemoteTool>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {
  decorators: [
    onPage(
      '/merge',
      remotesThat(() => new Promise(() => undefined)),
    ),
  ],
};

export const CouldNotBeLoaded: Story = {
  decorators: [
    onPage(
      '/merge',
      remotesThat(() => Promise.reject(new Error('remoteEntry.js answered 404.'))),
    ),
  ],
};

const pending = createPendingFiles();
pending.add([new File(['%PDF-1.7'], 'thesis.pdf', { type: 'application/pdf' })], route.tool.id);

/** A file was chosen before that was known. */
export const CouldNotBeLoadedWithFile: Story = {
  decorators: [onPage('/merge', { pendingFiles: pending, ...remotesThat(() => Promise.reject(new Error('remoteEntry.js answered 404.'))) })],
};

export const ServerNotReached: Story = {
  parameters: { msw: [scenarios.serverUnreachable] },
  decorators: [onPage('/merge')],
};
