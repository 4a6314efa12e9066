import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ServerConfig } from '../../api/contract/config.ts';
import { type Locale, locales, localizePath } from '../../api/contract/messages/locale/locales.ts';
import { replaceBrand } from '../../api/contract/messages/replaceBrand.ts';
import { shell } from '../../api/contract/messages/shell.ts';
import { removeTool } from '../../api/src/http/siteHeaders.ts';
import type { SiteSettings } from '../../api/src/settings/siteSettings.ts';
import { type DescribedPage, loadDescribedPages } from '../src/describedPages.ts';
import { LICENCES_PATH } from '../src/licences/licenceList.ts';
import type { PageToPrerender, prerenderPage } from '../src/prerenderPage.tsx';
import { toolRoutes } from '../src/toolRoutes.ts';
import { listOffered } from '../src/tools.ts';
import { findBuiltRemote } from './apps.ts';
import { buildPageDocument } from './buildPageDocument.ts';
import { buildPageHead } from './buildPageHead.ts';
import { buildWebManifest } from './buildWebManifest.ts';
import { writeLicences } from './licences/writeLicences.ts';
import { loadNodeBuild, loadRemotePart } from './loadRemotePart.ts';
import { loadWordsAboutTool } from './loadWordsAboutTool.ts';
import { listPreloads, markAhead } from './preloads.ts';
import { readPageParts } from './readPageParts.ts';
import { writeSearchFiles } from './searchFiles.ts';

/** The content of a page that the browser renders. */
const NOTHING = { body: '', styles: '', isWithRemote: false };
/** An address that no page has. */
const NOWHERE = '/404';
const DONATIONS = '/donate/';
/** What a page that is only read may fetch ahead of its reader, compressed. A tool fetches all it needs. */
const MOST_AHEAD_OF_READER_BYTES = 90_000;
const MANIFEST = '/manifest.webmanifest';

/**
 * Prerenders every public page into the site, with the Node builds of the shell and the tools. A hydrated page asks the server for its configuration
 * again. A page that contains a tool is also written without it, for the time after that tool was deployed alone. Tools that are switched off have
 * no page.
 */
export async function prerenderPages(site: string, { server, origin, basePath }: SiteSettings): Promise<void> {
  // Parsed, so that its keys have the order that a page sees when it compares this with the server's answer.
  const prerenderedFor = ServerConfig.parse(server);
  const { toolsOff, languages, brand } = prerenderedFor;
  const offered = listOffered(toolsOff);
  const parts = readPageParts();
  const licensedWorks = writeLicences(site);
  const prerender = loadNodeBuild<{ prerenderPage: typeof prerenderPage }>('shell').prerenderPage;

  for (const locale of languages) {
    const { pages, notFound } = await loadDescribedPages(locale, { offered, brand: brand.name });
    for (const page of pages) await writeBoth(page, locale, path.join(localizePath(page.path, locale), 'index.html'));
    await write({ ...notFound, path: NOWHERE, isUnlisted: true }, locale, localizePath('/404.html', locale));
    writeFileSync(path.join(site, localizePath(MANIFEST, locale)), await buildWebManifest(locale, { offered, brand: brand.name, basePath }));
  }
  await writeSearchFiles(site, { origin, basePath, offered, languages });

  async function writeBoth(page: DescribedPage, locale: Locale, file: string): Promise<void> {
    const route = toolRoutes.find(({ path: address }) => address === page.path);
    const prerenderedPart = route && (await loadRemotePart(route, locale));
    const isWithTool = await write(page, locale, file, prerenderedPart);
    if (isWithTool) await write(page, locale, removeTool(file));
  }

  /** Writes one page. Returns whether it contains a part of a tool. */
  async function write(page: DescribedPage, locale: Locale, file: string, prerenderedPart?: PageToPrerender['prerenderedPart']): Promise<boolean> {
    const route = toolRoutes.find(({ path: address }) => address === page.path);
    const isTool = route?.part === 'Tool';
    // A donation page depends on its query, which is unknown at build time.
    const dependsOnQuery = page.path.startsWith(DONATIONS);
    const prerenderData = {
      prerenderedFor: dependsOnQuery ? undefined : prerenderedFor,
      prerenderedSwitches: dependsOnQuery ? { toolsOff, languages, brand } : undefined,
      prerenderedAbout: isTool ? await loadWordsAboutTool(route.tool, locale, prerenderedFor) : undefined,
      licensedWorks: page.path === LICENCES_PATH ? licensedWorks : undefined,
    };
    // While one app is worked on, the others may not be built.
    const isLeftToBrowser = route?.part === 'Landing' && !prerenderedPart;
    const { body, styles, isWithRemote } = isLeftToBrowser
      ? NOTHING
      : await prerenderWith({ path: page.path, locale, basePath, ...prerenderData }, prerenderedPart);
    const waits = dependsOnQuery || isLeftToBrowser || (isTool && !isWithRemote) ? 'never' : isTool ? 'unless-from-here' : 'always';
    const built = route && isWithRemote ? findBuiltRemote(route.tool.remote) : undefined;
    const fullPath = path.join(site, file);
    mkdirSync(path.dirname(fullPath), { recursive: true });
    writeFileSync(
      fullPath,
      buildPageDocument(
        {
          basePath,
          language: { tag: locale, direction: locales[locale].direction },
          manifest: localizePath(MANIFEST, locale),
          head: buildPageHead({
            page,
            locale,
            origin,
            basePath,
            body,
            isOfTool: route !== undefined,
            isFree: prerenderedFor.pricing.mode === 'free',
            languages,
            brand: brand.name,
          }),
          body,
          styles,
          prerenderData: isLeftToBrowser ? undefined : { ...prerenderData, prerenderedManifest: built?.manifest },
          waits,
          preloads: markAhead(
            listPreloads(site, {
              main: parts.main,
              parts: [...(page.path === '/' ? ['home'] : []), `words-${locale}`],
              tool: built && { folder: built.address, part: route?.part ?? 'Tool' },
            }),
            site,
            waits === 'always' ? MOST_AHEAD_OF_READER_BYTES : Number.POSITIVE_INFINITY,
          ),
          takes: route ? (isTool ? 'tool' : 'explained-tool') : 'choice',
          noScript: isTool ? replaceBrand(await shell.load(locale), brand.name).trouble.needsScripts : undefined,
        },
        parts,
      ),
    );
    return isWithRemote;
  }

  /** Prerenders a page, without the tool where that cannot be rendered outside a browser. */
  async function prerenderWith(page: PageToPrerender, prerenderedPart: PageToPrerender['prerenderedPart']) {
    try {
      return { ...(await prerender({ ...page, prerenderedPart })), isWithRemote: prerenderedPart !== undefined };
    } catch (error) {
      if (prerenderedPart?.part !== 'Tool') throw error;
      console.warn(`${prerenderedPart.remote} cannot be prerendered:`, error);
      return { ...(await prerender(page)), isWithRemote: false };
    }
  }
}
