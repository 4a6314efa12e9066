import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, type Locale, localizePath } from '../../api/contract/messages/locale/locales.ts';
import { loadDescribedPages } from '../src/describedPages.ts';
import type { Tool } from '../src/tools.ts';

interface SearchedSite {
  origin: string;
  /** The path that the site is served under, or nothing. */
  basePath: string;
  offered: readonly Tool[];
  languages: readonly Locale[];
}

/** Writes the sitemap with all pages and their languages, and robots.txt. */
export async function writeSearchFiles(site: string, { origin, basePath, offered, languages }: SearchedSite): Promise<void> {
  const { pages } = await loadDescribedPages(DEFAULT_LOCALE, { offered });
  const listed = pages.filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => path);
  writeFileSync(path.join(site, 'sitemap.xml'), writeSitemap(listed, origin + basePath, languages));
  // An address has to be whole there, so that without one the sitemap is left to be found by its name. Robots
  // read this file at the root of a host alone: under a path it is there to be copied from.
  const lines = ['User-agent: *', 'Allow: /', `Disallow: ${basePath}/api/`, ...(origin ? ['', `Sitemap: ${origin}${basePath}/sitemap.xml`] : [])];
  writeFileSync(path.join(site, 'robots.txt'), `${lines.join('\n')}\n`);
}

function writeSitemap(listed: string[], siteAddress: string, languages: readonly Locale[]): string {
  const buildAddress = (page: string, locale: Locale) => siteAddress + localizePath(page, locale);
  const writeAlternate = (language: string, address: string) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const entries = listed.flatMap((page) =>
    languages.map((locale) =>
      [
        '  <url>',
        `    <loc>${buildAddress(page, locale)}</loc>`,
        ...languages.map((language) => writeAlternate(language, buildAddress(page, language))),
        writeAlternate('x-default', buildAddress(page, DEFAULT_LOCALE)),
        '  </url>',
      ].join('\n'),
    ),
  );
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}
