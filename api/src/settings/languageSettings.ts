import { DEFAULT_LOCALE, everyLocale, type Locale } from '../../contract/messages/locale/locales.ts';
import { ConfigError } from './readSettings.ts';

/** Reads the languages that pages are offered in, such as `en, es`. English is always one: its pages are at the addresses without a language. */
export function readLanguages(env: NodeJS.ProcessEnv): Locale[] {
  const given = (env.LANGUAGES ?? '').split(',').flatMap((part) => part.trim() || []);
  if (given.length === 0) return [...everyLocale];
  const unknown = given.find((tag) => !everyLocale.some((locale) => locale === tag));
  if (unknown !== undefined) throw new ConfigError(`LANGUAGES must name languages of ${everyLocale.join(', ')}, not "${unknown}".`);
  if (!given.includes(DEFAULT_LOCALE))
    throw new ConfigError(`LANGUAGES must have ${DEFAULT_LOCALE} in it, since its pages are at the addresses without a language.`);
  return everyLocale.filter((locale) => given.includes(locale));
}
