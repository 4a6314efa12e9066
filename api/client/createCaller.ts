import { type ErrorMessages, errorMessages } from '../contract/messages/errors.ts';
import { DEFAULT_LOCALE, type Locale } from '../contract/messages/locale/locales.ts';
import { JOB_ID_HEADER } from '../contract/progress.ts';
import type { RouteName } from '../contract/routes.ts';
import { buildApiError, ServerUnreachable, wasCancelled } from './apiError.ts';
import type { CallOptions, UploadCallOptions } from './callOptions.ts';
import { type AnswerTo, buildRequest, type CallInit } from './contractCall.ts';
import type { CallWays } from './createChatCalls.ts';
import { followJob } from './followJob.ts';
import { createJobId } from './jobId.ts';
import { sendByXhr } from './sendByXhr.ts';
import { type CallListeners, type Send, sendByFetch } from './transport.ts';

/** How a call is sent, and the listeners for its progress. */
interface Sending extends CallListeners, CallOptions {
  sendIt?: Send;
  headers?: Record<string, string>;
}

interface CallerOptions {
  baseUrl: string;
  callersFetch: typeof fetch | undefined;
  locale: Locale;
}

/** Creates functions that make the calls of the contract: plain, with progress, or with a streamed answer. */
export function createCaller({ baseUrl, callersFetch, locale }: CallerOptions): CallWays {
  const sendByDefault = sendByFetch(callersFetch);
  const language = { 'Accept-Language': locale };
  const words = loadErrorMessages(locale);

  async function send<Name extends RouteName>(
    name: Name,
    init: CallInit<Name>,
    { signal, sendIt = sendByDefault, headers, ...listeners }: Sending,
  ): Promise<AnswerTo<Name>> {
    const { path, ...request } = buildRequest(name, init);
    const fullRequest = { ...request, headers: { ...language, ...request.headers, ...headers }, url: `${baseUrl}${path}`, signal };
    const answer = await sendIt(fullRequest, listeners).catch(async (error: unknown) => {
      throw error instanceof ServerUnreachable ? await buildUnreachableError(error.cause) : error;
    });
    if (answer.status < 200 || answer.status > 299) throw buildApiError(answer, await answer.body.text());
    return { ...answer, name };
  }

  async function buildUnreachableError(cause: unknown): Promise<ServerUnreachable> {
    return new ServerUnreachable(cause, (await words).unreachable);
  }

  /** Makes a call with a streamed answer. */
  async function openStream<Name extends RouteName>(name: Name, init: CallInit<Name>, { signal }: CallOptions): Promise<ReadableStream<Uint8Array>> {
    const fetchNow = callersFetch ?? globalThis.fetch;
    const { path, ...request } = buildRequest(name, init);
    const fullRequest = { ...request, headers: { ...language, ...request.headers }, signal, credentials: 'include', cache: 'no-store' } as const;
    const response = await fetchNow(`${baseUrl}${path}`, fullRequest).catch(async (error: unknown) => {
      throw wasCancelled(error) ? error : await buildUnreachableError(error);
    });
    if (!response.ok) throw buildApiError(response, await response.text());
    if (!response.body) throw await buildUnreachableError(new Error('The answer has no body.'));
    return response.body;
  }

  /** Makes a call and reports its progress to the listener. */
  async function call<Name extends RouteName>(
    name: Name,
    init: CallInit<Name>,
    { signal, onUpload, onProgress, onDownload }: UploadCallOptions,
  ): Promise<AnswerTo<Name>> {
    // Only XMLHttpRequest reports upload progress. It is used if there is a listener and the caller gives no `fetch`.
    const canListen = callersFetch === undefined && typeof XMLHttpRequest === 'function';
    const sending: Sending = { signal, onUpload, onDownload, ...(canListen && (onUpload || onDownload) && { sendIt: sendByXhr }) };
    if (!onProgress) return send(name, init, sending);

    const jobId = createJobId();
    const over = new AbortController();
    void followJob({ baseUrl, jobId, headers: language, fetch: callersFetch ?? globalThis.fetch, signal: over.signal, onProgress });
    try {
      return await send(name, init, { ...sending, headers: { [JOB_ID_HEADER]: jobId } });
    } finally {
      over.abort();
    }
  }

  return { call, openStream, buildUnreachableError };
}

/** Loads the error messages early, since the network may be down later. Falls back to English. */
async function loadErrorMessages(locale: Locale): Promise<ErrorMessages> {
  if (locale === DEFAULT_LOCALE) return errorMessages.english;
  return errorMessages.load(locale).catch(() => errorMessages.english);
}
