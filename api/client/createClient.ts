import { DEFAULT_LOCALE, type Locale } from '../contract/messages/locale/locales.ts';
import { createCaller } from './createCaller.ts';
import type { CallWays } from './createChatCalls.ts';
import { readSiteBase } from './siteBase.ts';

export interface ClientOptions {
  /** Where the API lives. By default with the page, under the path of its site. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** The language of error messages. English when absent, regardless of the browser's preference. */
  locale?: Locale;
}

/**
 * Creates some calls of the API as functions. A page makes those that it needs, since each brings the schema of its answer. They reject with
 * `ApiError` when the server refuses, with `ServerUnreachable` when no whole answer came, and with the browser's own `AbortError` when the caller
 * aborted.
 */
export function createClient<Calls>(
  makeCalls: (ways: CallWays) => Calls,
  { baseUrl = readSiteBase(), fetch: callersFetch, locale = DEFAULT_LOCALE }: ClientOptions = {},
): Calls {
  return makeCalls(createCaller({ baseUrl, callersFetch, locale }));
}
