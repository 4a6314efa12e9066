import { ServerConfig } from '../contract/config.ts';
import { WORD_AND_PREVIEW_TYPE } from '../contract/convertPreview.ts';
import { DonationAnswer, type DonationRequest } from '../contract/donation.ts';
import { ExtractedText, type GrammarRequest, GrammarResult, type ReadingOptions } from '../contract/grammar.ts';
import { DEFAULT_LOCALE, type Locale } from '../contract/messages/locales.ts';
import { type ConvertOptions, ConvertReport, type MergeOptions, MergeReport, PDF_FILE_TYPE, WORD_FILE_TYPE } from '../contract/pdf.ts';
import { FILE_AND_REPORT_TYPE } from '../contract/resultReport.ts';
import type { CallOptions, LongCallOptions, UploadCallOptions } from './callOptions.ts';
import { type ChatClient, chatCalls } from './chatCalls.ts';
import { readJson } from './contractCall.ts';
import { type ConvertedDocument, convertedDocument } from './convertedDocument.ts';
import { coverLetterCalls, type LetterClient } from './coverLetterCalls.ts';
import { createCaller } from './createCaller.ts';
import { readResult } from './readResult.ts';

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
  /** The language of the page, in which errors are worded; English when absent, whatever the browser prefers. */
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
 * Creates the calls of the API as functions. They reject with `ApiError` when the server refuses, with `ServerUnreachable` when no whole answer came,
 * and with the browser's own `AbortError` when the caller aborted.
 */
export function createApiClient({ baseUrl = '', fetch: givenFetch, locale = DEFAULT_LOCALE }: ApiClientOptions = {}): ApiClient {
  const { call, openStream, unreachable } = createCaller({ baseUrl, givenFetch, locale });

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
