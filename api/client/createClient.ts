import { DEFAULT_LOCALE, type Locale } from '../contract/messages/locales.ts';
import type { CallWays } from './chatCalls.ts';
import { createCaller } from './createCaller.ts';

export interface ClientOptions {
  /** Where the API lives when it is not the page's own origin. */
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
  { baseUrl = '', fetch: givenFetch, locale = DEFAULT_LOCALE }: ClientOptions = {},
): Calls {
  return makeCalls(createCaller({ baseUrl, givenFetch, locale }));
}
