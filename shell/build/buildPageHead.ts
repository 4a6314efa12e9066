import { DEFAULT_LOCALE, type Locale, localizePath } from '../../api/contract/messages/locales.ts';
import type { DescribedPage } from '../src/describedPages.ts';
import { asJson, escapeHtml } from './buildPageDocument.ts';
import { buildStructuredData } from './buildStructuredData.ts';
import { findPicture, PICTURE_SIZE } from './sharePictures.ts';

export interface PageToName {
  page: DescribedPage;
  locale: Locale;
  /** Where visitors find the site; empty when nobody has said: other addresses of a page are then not named, since they have to be whole. */
  origin: string;
  /** The path that the site is served under, or nothing. */
  basePath: string;
  /** What the page shows, from which its structured data is read. */
  body: string;
  /** Whether the page is a tool or leads to one. */
  isOfTool: boolean;
  /** Whether nothing costs anything on the server it is drawn for. */
  isFree: boolean;
  /** The languages that the site is offered in. */
  languages: readonly Locale[];
  /** How the service is called. */
  brand: string;
}

/** Writes the head of a page: title, description, and tags for search engines and sharing. */
export function buildPageHead({ page, locale, origin, basePath, body, isOfTool, isFree, languages, brand }: PageToName): string {
  const { title, description } = page;
  const addressIn = (language: Locale) => origin + basePath + localizePath(page.path, language);
  const named = [`<title>${escapeHtml(title)}</title>`, meta('name', 'description', description)];
  if (page.isUnlisted) return [...named, meta('name', 'robots', 'noindex')].join('\n');

  const picture = origin + basePath + findPicture(page.path, locale);
  return [
    ...named,
    ...(origin ? wholeAddresses(locale, languages, addressIn) : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', locale),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', String(PICTURE_SIZE.width)),
    meta('property', 'og:image:height', String(PICTURE_SIZE.height)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...buildStructuredData({ page, locale, address: addressIn(locale), body, isOfTool, isFree, brand }).map(
      (data) => `<script type="application/ld+json">${asJson(data)}</script>`,
    ),
  ].join('\n');
}

function wholeAddresses(locale: Locale, languages: readonly Locale[], addressIn: (language: Locale) => string): string[] {
  return [
    `<link rel="canonical" href="${addressIn(locale)}">`,
    ...languages.map((language) => alternate(language, addressIn(language))),
    alternate('x-default', addressIn(DEFAULT_LOCALE)),
    meta('property', 'og:url', addressIn(locale)),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function alternate(language: string, address: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${address}">`;
}
