import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { everyLocale, type Locale, locales, pathInLocale } from '../../api/contract/messages/locales.ts';
import { shell } from '../../api/contract/messages/shell.ts';
import type { drawPage } from '../src/drawPage.tsx';
import { type Page, pagesIn } from '../src/pages.ts';
import { tools } from '../src/tools.ts';
import type { ToolModule } from '../tool-contract/index.ts';
import { root, siteFolder } from './apps.ts';
import type { Destination } from './destination.ts';
import { rememberDestination } from './drawnPages.ts';
import { type PageParts, pageDocument } from './pageDocument.ts';
import { pageHead } from './pageHead.ts';
import { writeSearchFiles } from './searchFiles.ts';
import { webManifest } from './webManifest.ts';
import { wordsAboutTool } from './wordsAboutTool.ts';

const require = createRequire(import.meta.url);
/** An address that no page has. */
const NOWHERE = '/404';
const DONATIONS = '/donate/';
const MANIFEST = '/manifest.webmanifest';

/**
 * Writes every public page into the site as it will first be seen, drawn by the shell's and the tools' own components as they are built for
 * Node. The server may say
 * other things by then; a page asks it again when somebody is there.
 */
export async function drawPages({ server: drawnFor, origin }: Destination): Promise<void> {
  const parts = partsOfPages();
  const draw = builtForNode<{ drawPage: typeof drawPage }>('shell').drawPage;

  for (const locale of everyLocale) {
    const { pages, notFound } = await pagesIn(locale);
    for (const page of pages) await write(page, locale, path.join(pathInLocale(page.path, locale), 'index.html'));
    await write({ ...notFound, path: NOWHERE, isUnlisted: true }, locale, pathInLocale('/404.html', locale));
    writeFileSync(path.join(siteFolder, pathInLocale(MANIFEST, locale)), await webManifest(locale));
  }
  await writeSearchFiles(origin);
  rememberDestination({ server: drawnFor, origin });

  async function write(page: Page, locale: Locale, file: string): Promise<void> {
    const tool = tools.find(({ path: toolPath, landings }) => toolPath === page.path || landings.some((landing) => landing.path === page.path));
    const isTool = tool?.path === page.path;
    const isAbout = tool !== undefined && !isTool;
    // While one app is worked on, the others may not be built.
    const canBeDrawn = !isAbout || isBuiltForNode(tool.remote);
    // What a donation's page says stands in its whole address, which nobody knows while the site is built.
    const isAlive = isTool || page.path.startsWith(DONATIONS);
    const drawnAbout = isTool ? await wordsAboutTool(tool, locale, drawnFor) : undefined;
    const drawn = isAlive ? { drawnAbout } : { drawnFor };
    const drawnWith = isAbout && canBeDrawn ? { remote: tool.remote, Landing: await landingOf(tool.remote, locale) } : undefined;
    const { body, styles } = canBeDrawn ? await draw({ path: page.path, locale, drawnWith, ...drawn }) : { body: '', styles: '' };
    const language = { tag: locale, direction: locales[locale].direction };
    const noScript = isTool ? (await shell.load(locale)).trouble.needsScripts : undefined;
    const whole = path.join(siteFolder, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(
      whole,
      pageDocument(
        {
          language,
          manifest: pathInLocale(MANIFEST, locale),
          head: pageHead({ page, locale, origin, body, isOfTool: tool !== undefined, isFree: drawnFor.pricing.mode === 'free' }),
          body,
          styles,
          drawn: canBeDrawn ? drawn : undefined,
          waits: canBeDrawn && !isAlive,
          noScript,
        },
        parts,
      ),
    );
  }
}

async function landingOf(remote: string, locale: Locale): Promise<ToolModule['default']> {
  const { default: Landing, prepare } = builtForNode<ToolModule>(remote);
  await prepare?.(locale);
  return Landing;
}

/** An app's build for Node, loaded by its path like everything the build takes from a tool. */
function builtForNode<Exports>(app: string): Exports {
  return require(path.join(root, app, 'dist-node/page.cjs'));
}

function partsOfPages(): PageParts {
  const template = readFileSync(path.join(root, 'shell/dist-node/page.html'), 'utf8');
  const main = /<script[^>]* src="([^"]+)"/.exec(template)?.[1];
  if (!main) throw new Error('The page built by webpack names no script.');
  const fonts = [...template.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, font = '']) => font);
  return { main, fonts, boot: readFileSync(path.join(root, 'shell/dist-node/boot.js'), 'utf8') };
}

function isBuiltForNode(app: string): boolean {
  return existsSync(path.join(root, app, 'dist-node/page.cjs'));
}
