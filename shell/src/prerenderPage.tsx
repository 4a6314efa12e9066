import type { ServerConfig } from '@sheaf/api/contract/config';
import { type Locale, localizePath } from '@sheaf/api/contract/messages/locale/locales';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';
import { homePagePart } from './home/homePagePart';
import { prepareLanguage } from './language';
import type { LicensedWork } from './licences/licenceList';
import type { OperatorSwitches, WordsAboutTool } from './readPrerenderData';
import type { Services } from './services';

/** One page to prerender. */
export interface PageToPrerender {
  /** Its address, without that of its language. */
  path: string;
  locale: Locale;
  /** The path that the site is served under, or nothing. */
  basePath: string;
  /** The configuration of the server that will serve it. */
  prerenderedFor?: ServerConfig;
  /** What its operator has set, on a page that is prerendered without a configuration. */
  prerenderedSwitches?: OperatorSwitches;
  /** The text below the tool, on a tool's own page. */
  prerenderedAbout?: WordsAboutTool;
  /** What the page that names the work of others lists. */
  licensedWorks?: LicensedWork[];
  /** The part of a remote that fills it, on a tool's page and on one about it. */
  prerenderedPart?: Services['prerenderedPart'];
}

/** Renders a page as the browser first shows it: its elements, and a `<style>` element with their styles. */
export async function prerenderPage({ path, locale, basePath, ...prerendered }: PageToPrerender): Promise<{ body: string; styles: string }> {
  await Promise.all([prepareLanguage(locale), homePagePart.prepare()]);
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter basename={basePath + localizePath('/', locale)} location={basePath + localizePath(path, locale)}>
          <App locale={locale} services={createBuildServices({ basePath, ...prerendered })} />
        </StaticRouter>,
      ),
    );
    return { body: await new Response(prelude).text(), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** Creates services for prerendering that never answer: only effects call them, and those run in browsers. */
function createBuildServices(
  prerendered: Pick<Services, 'basePath' | 'prerenderedFor' | 'prerenderedSwitches' | 'prerenderedAbout' | 'licensedWorks' | 'prerenderedPart'>,
): Services {
  const waitForever = () => new Promise<never>(() => undefined);
  return {
    ...prerendered,
    api: { config: waitForever, createDonationPayment: waitForever },
    remotes: { load: waitForever, preload: () => undefined, findNewer: waitForever },
    storage: { getItem: () => null, setItem: () => undefined },
    handedFiles: { store: waitForever, take: waitForever, forgetOld: waitForever },
    savedWork: new Map(),
    results: new Map(),
    pendingFiles: { add: () => undefined, listFor: () => [], take: () => [] },
    now: () => new Date(),
    canReachSite: async () => true,
    visit: () => undefined,
    reload: () => undefined,
  };
}
