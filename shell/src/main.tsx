import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createApiClient } from '@sheaf/api/client';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { browserStorage } from './browserStorage';
import { handedFilesInBrowser } from './handOver/handedFiles';
import { pageScripts } from './pageScripts';
import { createRemotes, type Federation, readRemoteRegistry } from './remotes';
import type { Services } from './services';

// A build-time constant: the fake API is no part of any other build.
if (process.env.SHEAF_FAKE_API === '1') {
  const { worker } = await import('@sheaf/api/mocks/browser');
  await worker.start({ onUnhandledFrame: 'bypass' });
}

const federation: Federation = {
  registerRemotes: (remotes, options) => {
    for (const { entry } of remotes) pageScripts.allow(new URL(entry).origin);
    registerRemotes(remotes, options);
  },
  loadRemote,
};

const services: Services = {
  api: createApiClient(),
  remotes: createRemotes(readRemoteRegistry, federation),
  storage: browserStorage(),
  handedFiles: handedFilesInBrowser(),
  now: () => new Date(),
  visit: (address) => window.location.assign(address),
};

// Best effort: a browser that keeps nothing has nothing old.
services.handedFiles.forgetOld(services.now()).catch(() => undefined);

// Each change of route scrolls to the top; the browser's own memory of positions would undo it on the way back.
window.history.scrollRestoration = 'manual';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no element to draw in.');
createRoot(place).render(
  <BrowserRouter>
    <App services={services} />
  </BrowserRouter>,
);
