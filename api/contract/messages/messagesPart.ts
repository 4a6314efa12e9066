import type { Locale } from './locale/locales.ts';

/** One part of the catalogue: English is bundled, any other language is fetched when it is needed. */
export interface MessagesPart<Messages> {
  english: Messages;
  load(locale: Locale): Promise<Messages>;
}
