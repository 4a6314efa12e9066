import { DEFAULT_LOCALE, type Locale, localizePath } from '../../api/contract/messages/locale/locales.ts';
import type { DescribedPage } from '../src/describedPages.ts';
import { asJson, escapeHtml } from './buildPageDocument.ts';
import { buildStructuredData } from './buildStructuredData.ts';
import { findPicture, PICTURE_SIZE } from './sharePictures.ts';

export interface PageToName {
  page: DescribedPage;
  locale: Locale;
  /** The public URL of the site. Without it alternate and canonical links, which must be absolute, are left out. */
  origin: string;
  /** The path that the site is served under, or nothing. */
  basePath: string;
  /** What the page shows, from which its structured data is read. */
  body: string;
  /** Whether the page is a tool or leads to one. */
  isOfTool: boolean;
  /** Whether everything is free on the server it is prerendered for. */
  isFree: boolean;
  /** The languages that the site is offered in. */
  languages: readonly Locale[];
  /** How the service is called. */
  brand: string;
}

/** Writes the head of a page: title, description, and tags for search engines and sharing. */
export function buildPageHead({ page, locale, origin, basePath, body, isOfTool, isFree, languages, brand }: PageToName): string {
  const { title, description } = page;
  const buildAddress = (language: Locale) => origin + basePath + localizePath(page.path, language);
  const named = [`<title>${escapeHtml(title)}</title>`, writeMeta('name', 'description', description)];
  if (page.isUnlisted) return [...named, writeMeta('name', 'robots', 'noindex')].join('\n');

  const picture = origin + basePath + findPicture(page.path, locale);
  return [
    ...named,
    ...(origin ? listAddresses(locale, languages, buildAddress) : []),
    writeMeta('property', 'og:type', 'website'),
    writeMeta('property', 'og:site_name', brand),
    writeMeta('property', 'og:title', title),
    writeMeta('property', 'og:description', description),
    writeMeta('property', 'og:locale', locale),
    writeMeta('property', 'og:image', picture),
    writeMeta('property', 'og:image:width', String(PICTURE_SIZE.width)),
    writeMeta('property', 'og:image:height', String(PICTURE_SIZE.height)),
    writeMeta('property', 'og:image:alt', title),
    writeMeta('name', 'twitter:card', 'summary_large_image'),
    ...buildStructuredData({ page, locale, address: buildAddress(locale), body, isOfTool, isFree, brand }).map(
      (data) => `<script type="application/ld+json">${asJson(data)}</script>`,
    ),
  ].join('\n');
}

function listAddresses(locale: Locale, languages: readonly Locale[], addressIn: (language: Locale) => string): string[] {
  return [
    `<link rel="canonical" href="${addressIn(locale)}">`,
    ...languages.map((language) => writeAlternate(language, addressIn(language))),
    writeAlternate('x-default', addressIn(DEFAULT_LOCALE)),
    writeMeta('property', 'og:url', addressIn(locale)),
  ];
}

function writeMeta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function writeAlternate(language: string, address: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${address}">`;
}
