import { DEFAULT_LOCALE, everyLocale, type Locale } from '../../contract/messages/locale/locales.ts';
import { ConfigError } from './readSettings.ts';

/** Reads the languages that pages are offered in, such as `en, es`. English is always one: its pages are at the addresses without a language. */
export function readLanguages(env: NodeJS.ProcessEnv): Locale[] {
  const tags = (env.LANGUAGES ?? '').split(',').flatMap((part) => part.trim() || []);
  if (tags.length === 0) return [...everyLocale];
  const unknown = tags.find((tag) => !everyLocale.some((locale) => locale === tag));
  if (unknown !== undefined) throw new ConfigError(`LANGUAGES must name languages of ${everyLocale.join(', ')}, not "${unknown}".`);
  if (!tags.includes(DEFAULT_LOCALE))
    throw new ConfigError(`LANGUAGES must have ${DEFAULT_LOCALE} in it, since its pages are at the addresses without a language.`);
  return everyLocale.filter((locale) => tags.includes(locale));
}
