import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ServerConfig } from '../../api/contract/config.ts';
import { type Locale, locales, localizePath } from '../../api/contract/messages/locale/locales.ts';
import { replaceBrand } from '../../api/contract/messages/replaceBrand.ts';
import { shell } from '../../api/contract/messages/shell.ts';
import { removeTool } from '../../api/src/http/siteHeaders.ts';
import type { SiteSettings } from '../../api/src/settings/siteSettings.ts';
import { type DescribedPage, loadDescribedPages } from '../src/describedPages.ts';
import type { drawPage, PageToDraw } from '../src/drawPage.tsx';
import { LICENCES_PATH } from '../src/licences/licenceList.ts';
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

/** What is in a page that the browser draws. */
const NOTHING = { body: '', styles: '', isWithRemote: false };
/** An address that no page has. */
const NOWHERE = '/404';
const DONATIONS = '/donate/';
/** What a page that is only read may fetch ahead of its reader, compressed. A tool fetches all it needs. */
const MOST_AHEAD_OF_READER_BYTES = 90_000;
const MANIFEST = '/manifest.webmanifest';

/**
 * Writes every public page into the site as it will first be seen, drawn by the shell's and the tools' own components as they are built for
 * Node. The server may say other things by then; a page asks it again when somebody is there. A page with a part of a tool in it is written once
 * more without, for the time after that tool was deployed alone. Tools that are switched off have no page.
 */
export async function drawPages(site: string, { server, origin, basePath }: SiteSettings): Promise<void> {
  // In the order in which a page reads it from the server, so that it can tell whether both say the same.
  const drawnFor = ServerConfig.parse(server);
  const { toolsOff, languages, brand } = drawnFor;
  const offered = listOffered(toolsOff);
  const parts = readPageParts();
  const licensedWorks = writeLicences(site);
  const draw = loadNodeBuild<{ drawPage: typeof drawPage }>('shell').drawPage;

  for (const locale of languages) {
    const { pages, notFound } = await loadDescribedPages(locale, { offered, brand: brand.name });
    for (const page of pages) await writeBoth(page, locale, path.join(localizePath(page.path, locale), 'index.html'));
    await write({ ...notFound, path: NOWHERE, isUnlisted: true }, locale, localizePath('/404.html', locale));
    writeFileSync(path.join(site, localizePath(MANIFEST, locale)), await buildWebManifest(locale, { offered, brand: brand.name, basePath }));
  }
  await writeSearchFiles(site, { origin, basePath, offered, languages });

  async function writeBoth(page: DescribedPage, locale: Locale, file: string): Promise<void> {
    const route = toolRoutes.find(({ path: address }) => address === page.path);
    const drawnWith = route && (await loadRemotePart(route, locale));
    const isWithTool = await write(page, locale, file, drawnWith);
    if (isWithTool) await write(page, locale, removeTool(file));
  }

  /** Returns whether a part of a tool is in what it has written. */
  async function write(page: DescribedPage, locale: Locale, file: string, drawnWith?: PageToDraw['drawnWith']): Promise<boolean> {
    const route = toolRoutes.find(({ path: address }) => address === page.path);
    const isTool = route?.part === 'Tool';
    // What a donation's page says is in its whole address, which nobody knows while the site is built.
    const isOfItsAddress = page.path.startsWith(DONATIONS);
    const drawn = {
      drawnFor: isOfItsAddress ? undefined : drawnFor,
      drawnSwitches: isOfItsAddress ? { toolsOff, languages, brand } : undefined,
      drawnAbout: isTool ? await loadWordsAboutTool(route.tool, locale, drawnFor) : undefined,
      licensedWorks: page.path === LICENCES_PATH ? licensedWorks : undefined,
    };
    // While one app is worked on, the others may not be built.
    const isLeftToBrowser = route?.part === 'Landing' && !drawnWith;
    const { body, styles, isWithRemote } = isLeftToBrowser ? NOTHING : await drawWith({ path: page.path, locale, basePath, ...drawn }, drawnWith);
    const waits = isOfItsAddress || isLeftToBrowser || (isTool && !isWithRemote) ? 'never' : isTool ? 'unless-from-here' : 'always';
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
            isFree: drawnFor.pricing.mode === 'free',
            languages,
            brand: brand.name,
          }),
          body,
          styles,
          drawn: isLeftToBrowser ? undefined : { ...drawn, drawnBy: built?.manifest },
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

  /** A tool that cannot be drawn outside a browser is drawn there, as soon as it has come. */
  async function drawWith(page: PageToDraw, drawnWith: PageToDraw['drawnWith']) {
    try {
      return { ...(await draw({ ...page, drawnWith })), isWithRemote: drawnWith !== undefined };
    } catch (error) {
      if (drawnWith?.part !== 'Tool') throw error;
      console.warn(`${drawnWith.remote} cannot be drawn ahead of its visitors:`, error);
      return { ...(await draw(page)), isWithRemote: false };
    }
  }
}
