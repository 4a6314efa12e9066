import { type Context, createContext, useContext } from 'react';
import { type DesignSystemWords, englishWords } from '../words';

interface Language {
  locale: string;
  words: DesignSystemWords;
}

const ENGLISH: Language = { locale: 'en', words: englishWords };

const KEY = Symbol.for('@sheaf/design-system/language');
type Page = typeof globalThis & { [KEY]?: Context<Language> };

/**
 * Every tool brings its own copy of the design system, and all copies on a page speak the language that the page's one `ThemeRoot` was given:
 * so the context is the page's, not the copy's.
 */
function getPageContext(): Context<Language> {
  const page: Page = globalThis;
  page[KEY] ??= createContext(ENGLISH);
  return page[KEY];
}

export const LanguageContext = /*#__PURE__*/ getPageContext();

/** Returns the components' own texts in the page's language, in English where the page has none. */
export function useWords(): DesignSystemWords {
  return { ...englishWords, ...useContext(LanguageContext).words };
}

/** Returns the language of the page, for numbers, sizes and lists. */
export function useLocale(): string {
  return useContext(LanguageContext).locale;
}
