import { descriptions } from '../../api/contract/messages/descriptions.ts';
import { type Locale, locales, localizePath } from '../../api/contract/messages/locale/locales.ts';
import { replaceBrand } from '../../api/contract/messages/replaceBrand.ts';
import { shell } from '../../api/contract/messages/shell.ts';
import type { Tool } from '../src/tools.ts';

const PAPER = '#FBF9F4';

interface ManifestTerms {
  offered: readonly Tool[];
  /** How the service is called. */
  brand: string;
  /** The path that the site is served under, or nothing. */
  basePath: string;
}

/** Writes the W3C Web Application Manifest in one language. */
export async function buildWebManifest(locale: Locale, { offered, brand, basePath }: ManifestTerms): Promise<string> {
  const messages = replaceBrand(await shell.load(locale), brand);
  return JSON.stringify({
    id: `${basePath}/`,
    name: brand,
    short_name: brand,
    description: replaceBrand(await descriptions.load(locale), brand)['/'],
    lang: locale,
    dir: locales[locale].direction,
    start_url: basePath + localizePath('/', locale),
    scope: `${basePath}/`,
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['productivity', 'utilities'],
    icons: [
      { src: `${basePath}/icons/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${basePath}/icons/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${basePath}/icons/maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: offered.map(({ id, path }) => ({
      name: messages.tools[id].title,
      description: messages.tools[id].summary,
      url: basePath + localizePath(path, locale),
    })),
  });
}
