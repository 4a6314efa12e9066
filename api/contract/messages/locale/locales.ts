/** The languages of the product. Another one is a line here and a folder beside `../en/`. The compiler names what a file of it lacks, `locales.test.ts` the files. */
export const locales = {
  en: { name: 'English', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>;

export type Locale = keyof typeof locales;

export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** Every language, the default one first. */
export const everyLocale: readonly Locale[] = Object.keys(locales).filter(isLocale);

/** Returns whether the site has this language. */
export function isLocale(tag: string): tag is Locale {
  return Object.hasOwn(locales, tag);
}

/** Returns the path prefix of a language: empty for the default one, "/es" for Spanish. */
export function findPathPrefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`;
}

/** Returns the language of an address from the first part of its path. */
export function parseLocale(pathname: string): Locale {
  const first = pathname.split('/')[1] ?? '';
  return first !== DEFAULT_LOCALE && isLocale(first) ? first : DEFAULT_LOCALE;
}

/** Returns a path without its language, "/merge" for "/es/merge". */
export function stripLocale(pathname: string): string {
  return pathname.slice(findPathPrefix(parseLocale(pathname)).length) || '/';
}

/** Returns a path in a language: "/es/merge" for "/merge", "/es" for "/". */
export function localizePath(path: string, locale: Locale): string {
  const prefix = findPathPrefix(locale);
  return prefix && path === '/' ? prefix : prefix + path;
}
