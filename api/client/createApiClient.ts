import { ServerConfig } from '../contract/config.ts';
import { WORD_AND_PREVIEW_TYPE } from '../contract/convertPreview.ts';
import { DonationAnswer, type DonationRequest } from '../contract/donation.ts';
import { ExtractedText, type GrammarRequest, GrammarResult, type ReadingOptions } from '../contract/grammar.ts';
import { type ErrorMessages, errorMessages } from '../contract/messages/errors.ts';
import { DEFAULT_LOCALE, type Locale } from '../contract/messages/locales.ts';
import { type ConvertOptions, ConvertReport, type MergeOptions, MergeReport, PDF_FILE_TYPE, WORD_FILE_TYPE } from '../contract/pdf.ts';
import { JOB_ID_HEADER } from '../contract/progress.ts';
import { FILE_AND_REPORT_TYPE } from '../contract/resultReport.ts';
import type { RouteName } from '../contract/routes.ts';
import { apiErrorFrom, ServerUnreachable, wasCancelled } from './apiError.ts';
import type { CallOptions, LongCallOptions, UploadCallOptions } from './callOptions.ts';
import { type ChatClient, chatCalls } from './chatCalls.ts';
import { type AnswerTo, buildRequest, type CallInit, readJson } from './contractCall.ts';
import { type ConvertedDocument, convertedDocument } from './convertedDocument.ts';
import { coverLetterCalls, type LetterClient } from './coverLetterCalls.ts';
import { followJob } from './followJob.ts';
import { newJobId } from './jobId.ts';
import { readResult } from './readResult.ts';
import { sendByXhr } from './sendByXhr.ts';
import { type CallListeners, type Send, sendByFetch } from './transport.ts';

export { ApiError, ServerUnreachable, sentenceFor, wasCancelled } from './apiError.ts';
export type { CallOptions, LongCallOptions, UploadCallOptions } from './callOptions.ts';
export type { QuestionCallOptions } from './chatCalls.ts';
export type { ConvertedDocument } from './convertedDocument.ts';
export type { ExportedLetter } from './coverLetterCalls.ts';
export type { SessionEnd } from './sessionEnd.ts';

/** How a call is sent, and who listens to it. */
interface Sending extends CallListeners, CallOptions {
  sendIt?: Send;
  headers?: Record<string, string>;
}

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
  const sendByDefault = sendByFetch(givenFetch);
  const language = { 'Accept-Language': locale };
  const words = wordsFor(locale);

  async function send<Name extends RouteName>(
    name: Name,
    init: CallInit<Name>,
    { signal, sendIt = sendByDefault, headers, ...heard }: Sending,
  ): Promise<AnswerTo<Name>> {
    const { path, ...request } = buildRequest(name, init);
    const whole = { ...request, headers: { ...language, ...request.headers, ...headers }, url: `${baseUrl}${path}`, signal };
    const answer = await sendIt(whole, heard).catch(async (error: unknown) => {
      throw error instanceof ServerUnreachable ? await unreachable(error.cause) : error;
    });
    if (answer.status < 200 || answer.status > 299) throw apiErrorFrom(answer, await answer.body.text());
    return { ...answer, name };
  }

  async function unreachable(cause: unknown): Promise<ServerUnreachable> {
    return new ServerUnreachable(cause, (await words).unreachable);
  }

  /** Makes a call whose answer is read as it comes. */
  async function openStream<Name extends RouteName>(name: Name, init: CallInit<Name>, { signal }: CallOptions): Promise<ReadableStream<Uint8Array>> {
    const fetchNow = givenFetch ?? globalThis.fetch;
    const { path, ...request } = buildRequest(name, init);
    const whole = { ...request, headers: { ...language, ...request.headers }, signal, credentials: 'include', cache: 'no-store' } as const;
    const response = await fetchNow(`${baseUrl}${path}`, whole).catch(async (error: unknown) => {
      throw wasCancelled(error) ? error : await unreachable(error);
    });
    if (!response.ok) throw apiErrorFrom(response, await response.text());
    if (!response.body) throw await unreachable(new Error('The answer has no body.'));
    return response.body;
  }

  /** Makes a call and reports its progress to whoever listens. */
  async function call<Name extends RouteName>(
    name: Name,
    init: CallInit<Name>,
    { signal, onUpload, onProgress, onDownload }: UploadCallOptions,
  ): Promise<AnswerTo<Name>> {
    // Only XMLHttpRequest reports uploads. It is used when somebody listens, and never in place of a given `fetch`.
    const canListen = givenFetch === undefined && typeof XMLHttpRequest === 'function';
    const sending: Sending = { signal, onUpload, onDownload, ...(canListen && (onUpload || onDownload) && { sendIt: sendByXhr }) };
    if (!onProgress) return send(name, init, sending);

    const jobId = newJobId();
    const over = new AbortController();
    void followJob({ baseUrl, jobId, headers: language, fetch: givenFetch ?? globalThis.fetch, signal: over.signal, onProgress });
    try {
      return await send(name, init, { ...sending, headers: { [JOB_ID_HEADER]: jobId } });
    } finally {
      over.abort();
    }
  }

  return {
    ...chatCalls({ call, openStream, unreachable }),
    ...coverLetterCalls({ call }),

    async mergePdfs(files, options, listening = {}) {
      const accept = `${FILE_AND_REPORT_TYPE}, ${PDF_FILE_TYPE}`;
      const answer = await call('mergePdfs', { upload: { field: 'files', files, options }, accept }, listening);
      const { file: pdf, report } = await readResult(answer, MergeReport, PDF_FILE_TYPE);
      return { pdf, pages: report.pages, report };
    },

    async convertPdf(file, options, listening = {}) {
      const accept = `${FILE_AND_REPORT_TYPE}, ${WORD_AND_PREVIEW_TYPE}, ${WORD_FILE_TYPE}`;
      const answer = await call('convertPdf', { upload: { field: 'file', files: [file], options }, accept }, listening);
      const { file: wordAndPreview, report } = await readResult(answer, ConvertReport, WORD_FILE_TYPE);
      return convertedDocument(wordAndPreview, report);
    },

    async extractText(file, options, listening = {}) {
      return readJson(await call('extractText', { upload: { field: 'file', files: [file], options } }, listening), ExtractedText);
    },

    async checkGrammar(body, listening = {}) {
      return readJson(await call('checkGrammar', { body }, listening), GrammarResult);
    },

    async config(options = {}) {
      return readJson(await call('config', {}, options), ServerConfig);
    },

    async createDonationPayment(body, options = {}) {
      return readJson(await call('createDonationPayment', { body }, options), DonationAnswer);
    },
  };
}

/** Fetched at once: by the time they are needed the network may be away. Whoever cannot have them is told in English. */
async function wordsFor(locale: Locale): Promise<ErrorMessages> {
  if (locale === DEFAULT_LOCALE) return errorMessages.english;
  return errorMessages.load(locale).catch(() => errorMessages.english);
}
