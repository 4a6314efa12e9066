import type { Context } from 'koa';
import { DEFAULT_LOCALE, everyLocale, isLocale, type Locale } from '../../contract/messages/locales.ts';

/** The language a request asks to be answered in, as far as there is one of ours among those it takes. */
export function languageOf(ctx: Pick<Context, 'acceptsLanguages'>): Locale {
  const [...ours] = everyLocale;
  const chosen = ctx.acceptsLanguages(ours);
  return typeof chosen === 'string' && isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}
