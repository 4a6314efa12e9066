import { ServerConfig } from '../contract/config.ts';
import { WORD_AND_PREVIEW_TYPE } from '../contract/convertPreview.ts';
import { DonationAnswer, type DonationRequest } from '../contract/donation.ts';
import { ExtractedText, type GrammarRequest, GrammarResult, type ReadingOptions } from '../contract/grammar.ts';
import { type ErrorMessages, errorMessages } from '../contract/messages/errors.ts';
import { DEFAULT_LOCALE, type Locale } from '../contract/messages/locales.ts';
import { type ConvertOptions, ConvertReport, type MergeOptions, MergeReport, PDF_FILE_TYPE, WORD_FILE_TYPE } from '../contract/pdf.ts';
import { JOB_ID_HEADER } from '../contract/progress.ts';
import { FILE_AND_REPORT_TYPE } from '../contract/resultReport.ts';
import { routes } from '../contract/routes.ts';
import { apiErrorFrom, ServerUnreachable, wasCancelled } from './apiError.ts';
import type { CallOptions, LongCallOptions, UploadCallOptions } from './callOptions.ts';
import { type ChatClient, chatCalls } from './chatCalls.ts';
import { type ConvertedDocument, convertedDocument } from './convertedDocument.ts';
import { coverLetterCalls, type LetterClient } from './coverLetterCalls.ts';
import { followJob } from './followJob.ts';
import { newJobId } from './jobId.ts';
import { readResult } from './readResult.ts';
import { sendByXhr } from './sendByXhr.ts';
import { type Call, type CallListeners, json, type Send, sendByFetch } from './transport.ts';

export { ApiError, ServerUnreachable, sentenceFor, wasCancelled } from './apiError.ts';
export type { CallOptions, LongCallOptions, UploadCallOptions } from './callOptions.ts';
export type { QuestionCallOptions } from './chatCalls.ts';
export type { ConvertedDocument } from './convertedDocument.ts';
export type { ExportedLetter } from './coverLetterCalls.ts';
export type { SessionEnd } from './sessionEnd.ts';

export interface ApiClientOptions {
  /** Where the API lives when it is not the page's own origin. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** The language of the page, in which everything that goes wrong is told; English when absent, whatever the browser prefers. */
  locale?: Locale;
}

export interface MergedPdf {
  pdf: Blob;
  pages: number;
  report: MergeReport;
}

export interface ApiClient extends ChatClient, LetterClient {
  /** Merges the files in the order given. */
  mergePdfs(files: File[], options?: MergeOptions, call?: UploadCallOptions): Promise<MergedPdf>;
  /** A PDF as a Word document. */
  convertPdf(file: File, options?: ConvertOptions, call?: UploadCallOptions): Promise<ConvertedDocument>;
  /** The text of a PDF, read from pictures of its pages where it has none. */
  extractText(file: File, options?: ReadingOptions, call?: UploadCallOptions): Promise<ExtractedText>;
  /** What is wrong in a text, and the text without it. */
  checkGrammar(request: GrammarRequest, call?: LongCallOptions): Promise<GrammarResult>;
  config(call?: CallOptions): Promise<ServerConfig>;
  /** Gives the address of the payment page. */
  createDonationPayment(donation: DonationRequest, call?: CallOptions): Promise<DonationAnswer>;
}

/**
 * The calls of the API as functions. They reject with `ApiError` when the server refuses, with `ServerUnreachable` when no whole answer came,
 * and with the browser's own `AbortError` when the caller aborted.
 */
export function createApiClient({ baseUrl = '', fetch: givenFetch, locale = DEFAULT_LOCALE }: ApiClientOptions = {}): ApiClient {
  const send = sendByFetch(givenFetch);
  const language = { 'Accept-Language': locale };
  const words = wordsFor(locale);

  async function call(route: { method: string; path: string }, init: Omit<Call, 'method' | 'url'>, sendIt: Send = send, listeners?: CallListeners) {
    const whole = { ...init, headers: { ...language, ...init.headers }, method: route.method, url: `${baseUrl}${route.path}` };
    const answer = await sendIt(whole, listeners).catch(async (error: unknown) => {
      throw error instanceof ServerUnreachable ? await unreachable(error.cause) : error;
    });
    if (answer.status < 200 || answer.status > 299) throw apiErrorFrom(answer, await answer.body.text());
    return answer;
  }

  async function unreachable(cause: unknown): Promise<ServerUnreachable> {
    return new ServerUnreachable(cause, (await words).unreachable);
  }

  /** Makes a call whose answer is read as it comes. */
  async function openStream(route: { method: string; path: string }, init: Omit<Call, 'method' | 'url'>): Promise<ReadableStream<Uint8Array>> {
    const fetchNow = givenFetch ?? globalThis.fetch;
    const whole = { ...init, headers: { ...language, ...init.headers }, method: route.method, credentials: 'include', cache: 'no-store' } as const;
    const response = await fetchNow(`${baseUrl}${route.path}`, whole).catch(async (error: unknown) => {
      throw wasCancelled(error) ? error : await unreachable(error);
    });
    if (!response.ok) throw apiErrorFrom(response, await response.text());
    if (!response.body) throw await unreachable(new Error('The answer has no body.'));
    return response.body;
  }

  /** Makes a call and tells how far everything is to whoever listens. */
  async function longCall(
    route: { method: string; path: string },
    init: Omit<Call, 'method' | 'url' | 'signal'>,
    { signal, onUpload, onProgress, onDownload }: UploadCallOptions,
  ) {
    // Only what can tell of an upload is worth the older way, and a given `fetch` is meant to be used.
    const canListen = givenFetch === undefined && typeof XMLHttpRequest === 'function';
    const sendIt = canListen && (onUpload || onDownload) ? sendByXhr : send;
    if (!onProgress) return call(route, { ...init, signal }, sendIt, { onUpload, onDownload });

    const jobId = newJobId();
    const over = new AbortController();
    void followJob({ baseUrl, jobId, headers: language, fetch: givenFetch ?? globalThis.fetch, signal: over.signal, onProgress });
    try {
      return await call(route, { ...init, signal, headers: { ...init.headers, [JOB_ID_HEADER]: jobId } }, sendIt, { onUpload, onDownload });
    } finally {
      over.abort();
    }
  }

  return {
    ...chatCalls({ call, uploadCall: longCall, openStream, unreachable }),
    ...coverLetterCalls({ call, uploadCall: longCall }),

    async mergePdfs(files, options, listening = {}) {
      const form = new FormData();
      if (options) form.append('options', JSON.stringify(options));
      for (const file of files) form.append('files', file, file.name);
      const accepted = { Accept: `${FILE_AND_REPORT_TYPE}, ${PDF_FILE_TYPE}` };
      const answer = await longCall(routes.mergePdfs, { body: form, headers: accepted }, listening);
      const { file: pdf, report } = await readResult(answer, MergeReport, PDF_FILE_TYPE);
      return { pdf, pages: report.pages, report };
    },

    async convertPdf(file, options, listening = {}) {
      const form = new FormData();
      if (options) form.append('options', JSON.stringify(options));
      form.append('file', file, file.name);
      const accepted = { Accept: `${FILE_AND_REPORT_TYPE}, ${WORD_AND_PREVIEW_TYPE}, ${WORD_FILE_TYPE}` };
      const answer = await longCall(routes.convertPdf, { body: form, headers: accepted }, listening);
      const { file: wordAndPreview, report } = await readResult(answer, ConvertReport, WORD_FILE_TYPE);
      return convertedDocument(wordAndPreview, report);
    },

    async extractText(file, options, listening = {}) {
      const form = new FormData();
      if (options) form.append('options', JSON.stringify(options));
      form.append('file', file, file.name);
      const { body } = await longCall(routes.extractText, { body: form }, listening);
      return ExtractedText.parse(JSON.parse(await body.text()));
    },

    async checkGrammar(request, listening = {}) {
      const { body } = await longCall(routes.checkGrammar, json(request), listening);
      return GrammarResult.parse(JSON.parse(await body.text()));
    },

    async config({ signal } = {}) {
      const { body } = await call(routes.config, { signal });
      return ServerConfig.parse(JSON.parse(await body.text()));
    },

    async createDonationPayment(donation, { signal } = {}) {
      const { body } = await call(routes.createDonationPayment, { ...json(donation), signal });
      return DonationAnswer.parse(JSON.parse(await body.text()));
    },
  };
}

/** Fetched at once: by the time they are needed the network may be away. Whoever cannot have them is told in English. */
async function wordsFor(locale: Locale): Promise<ErrorMessages> {
  if (locale === DEFAULT_LOCALE) return errorMessages.english;
  return errorMessages.load(locale).catch(() => errorMessages.english);
}
