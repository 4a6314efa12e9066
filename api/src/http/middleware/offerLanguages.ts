import type { Middleware } from 'koa';
import { DEFAULT_LOCALE, type Locale } from '../../../contract/messages/locale/locales.ts';

/** Answers in the languages that are offered alone: anyone who prefers another one is taken to have asked for the best of these. */
export function offerLanguages(offered: readonly Locale[]): Middleware {
  return async (ctx, next) => {
    ctx.req.headers['accept-language'] = ctx.acceptsLanguages([...offered]) || DEFAULT_LOCALE;
    await next();
  };
}
