import type { Locale } from './locale/locales.ts';

/** One part of the catalogue: English is bundled with whoever speaks it, any other language comes when it is asked for. */
export interface MessagesPart<Messages> {
  english: Messages;
  load(locale: Locale): Promise<Messages>;
}
