import type { Context } from 'koa';
import { DEFAULT_LOCALE, everyLocale, isLocale, type Locale } from '../../contract/messages/locale/locales.ts';

/** Returns the first language that the request accepts and the product has. */
export function readLanguage(ctx: Pick<Context, 'acceptsLanguages'>): Locale {
  const [...ours] = everyLocale;
  const chosen = ctx.acceptsLanguages(ours);
  return typeof chosen === 'string' && isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}
