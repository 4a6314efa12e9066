import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { createClient } from '@sheaf/api/client/createClient';
import { createSiteCalls } from '@sheaf/api/client/createSiteCalls';
import { readPathInSite, readSiteBase } from '@sheaf/api/client/siteBase';
import { DEFAULT_LOCALE, type Locale, localizePath, parseLocale, stripLocale } from '@sheaf/api/contract/messages/locale/locales';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { canReachSite } from './canReachSite';
import { forgetFailedPreloads } from './forgetFailedPreloads';
import { openHandedFiles } from './handOver/handedFiles';
import { createPendingFiles } from './handOver/pendingFiles';
import { homePagePart } from './home/homePagePart';
import { prepareLanguage } from './language';
import { findShownRoute, loadPrerenderedPart, mountPage } from './mountPage';
import { cacheForOfflineWhenIdle } from './offline/cacheForOffline';
import { openBrowserStorage } from './openBrowserStorage';
import { pageScripts } from './pageScripts';
import { readPrerenderData } from './readPrerenderData';
import { createIntegrityPlugin } from './remoteIntegrity';
import { createRemotes, type Federation, type RemoteRegistry, readRemoteRegistry } from './remotes';
import type { Services } from './services';

// A build-time constant, so that other builds do not contain the fake API.
if (process.env.SHEAF_FAKE_API === '1') {
  const { worker } = await import('@sheaf/api/mocks/browser');
  await worker.start({ onUnhandledFrame: 'bypass' });
}

const integrity = createIntegrityPlugin();
registerPlugins([integrity]);
const federation: Federation = {
  registerRemotes: (remotes, options) => {
    for (const { entry } of remotes) {
      pageScripts.allow(new URL(entry).origin);
      if (options.force) forgetFailedPreloads(entry);
    }
    registerRemotes(remotes, options);
  },
  loadRemote,
  refetchDamaged: integrity.refetchDamaged,
};

const prerendered = readPrerenderData();
const locale = findLocale(parseLocale(readPathInSite()));
// Without the words of its language the page is shown in English.
const languageReady = prepareLanguage(locale).catch((error: unknown) => console.error(`The words of "${locale}" could not be loaded.`, error));
// When this fails, the page itself reports it.
const homeReady = stripLocale(readPathInSite()) === '/' ? homePagePart.prepare().catch(() => undefined) : undefined;

let registry: RemoteRegistry = {};
const readRegistry = async () => {
  registry = await readRemoteRegistry();
  return registry;
};
const main = document.querySelector<HTMLScriptElement>('script[data-main]')?.dataset.main;
const remotes = createRemotes(readRegistry, federation, { main });
const [prerenderedPart] = await Promise.all([
  prerendered?.prerenderedManifest ? loadPrerenderedPart(remotes, locale) : undefined,
  languageReady,
  homeReady,
]);
const canHydrate = !prerendered?.prerenderedManifest || isSameBuild(prerenderedPart, prerendered.prerenderedManifest);

const services: Services = {
  basePath: readSiteBase(),
  prerenderedFor: prerendered?.prerenderedFor,
  prerenderedSwitches: prerendered?.prerenderedSwitches,
  prerenderedAbout: prerendered?.prerenderedAbout,
  licensedWorks: prerendered?.licensedWorks,
  prerenderedPart,
  api: createClient(createSiteCalls, { locale }),
  remotes,
  storage: openBrowserStorage(),
  handedFiles: openHandedFiles(),
  pendingFiles: createPendingFiles(),
  results: new Map(),
  savedWork: new Map(),
  now: () => new Date(),
  canReachSite,
  visit: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
};

// Best effort: a browser without storage has nothing old.
services.handedFiles.forgetOld(services.now()).catch(() => undefined);

// Each change of route scrolls to the top, which the browser's own scroll restoration would undo.
window.history.scrollRestoration = 'manual';

/** Returns the language of the address, or English where that language is not offered. */
function findLocale(requested: Locale): Locale {
  const languages = (prerendered?.prerenderedFor ?? prerendered?.prerenderedSwitches)?.languages;
  return languages?.includes(requested) === false ? DEFAULT_LOCALE : requested;
}

/** Returns false when the tool was deployed since or cannot be loaded, or when the address has a query unknown at build time. */
function isSameBuild(part: Services['prerenderedPart'], prerenderedManifest: string): boolean {
  return part !== undefined && registry[part.remote] === prerenderedManifest && (part.part !== 'Tool' || window.location.search === '');
}

/** The prerendered tool, when it could not be loaded. */
const missingTool = prerendered?.prerenderedManifest && !prerenderedPart ? findShownRoute()?.tool.id : undefined;

mountPage(
  <BrowserRouter basename={readSiteBase() + localizePath('/', locale)}>
    <App locale={locale} services={services} />
  </BrowserRouter>,
  canHydrate,
  missingTool && ((files) => services.pendingFiles.add(files, missingTool)),
);

// In development pages change too often to be cached.
if (process.env.NODE_ENV === 'production') cacheForOfflineWhenIdle();
