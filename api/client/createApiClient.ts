import { ServerConfig } from '../contract/config.ts';
import { DonationAnswer, type DonationRequest } from '../contract/donation.ts';
import { type MergeOptions, MergeReport } from '../contract/pdf.ts';
import { routes } from '../contract/routes.ts';
import { apiErrorFrom, ServerUnreachable, wasCancelled } from './apiError.ts';
import { readResultHeader } from './resultHeader.ts';

export { ApiError, ServerUnreachable, sentenceFor, wasCancelled } from './apiError.ts';

export interface ApiClientOptions {
  /** Where the API lives when it is not the page's own origin. */
  baseUrl?: string;
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** Aborting it stops the call, and the server's work with it. */
  signal?: AbortSignal;
}

export interface MergedPdf {
  pdf: Blob;
  pages: number;
  report: MergeReport;
}

export interface ApiClient {
  /** Merges the files in the order given. */
  mergePdfs(files: File[], options?: MergeOptions, call?: CallOptions): Promise<MergedPdf>;
  config(call?: CallOptions): Promise<ServerConfig>;
  /** Gives the address of the payment page. */
  createDonationPayment(donation: DonationRequest, call?: CallOptions): Promise<DonationAnswer>;
}

interface Answer {
  body: Blob;
  headers: Headers;
}

/** Waits for the network. Whatever fails there, apart from the caller's own abort, means that no whole answer came. */
async function reached<Value>(pending: Promise<Value>): Promise<Value> {
  try {
    return await pending;
  } catch (error) {
    throw wasCancelled(error) ? error : new ServerUnreachable(error);
  }
}

/**
 * The calls of the API as functions. They reject with `ApiError` when the server refuses, with `ServerUnreachable` when no whole answer came,
 * and with the browser's own `AbortError` when the caller aborted.
 */
export function createApiClient({ baseUrl = '', fetch: givenFetch }: ApiClientOptions = {}): ApiClient {
  async function call(route: { method: string; path: string }, init: RequestInit): Promise<Answer> {
    // Looked up at each call, so that a fake API started after this client is used.
    const send = givenFetch ?? globalThis.fetch;
    const response = await reached(send(`${baseUrl}${route.path}`, { ...init, method: route.method, credentials: 'include' }));
    const body = await reached(response.blob());
    if (!response.ok) throw apiErrorFrom(response, await body.text());
    return { body, headers: response.headers };
  }

  return {
    async mergePdfs(files, options, { signal } = {}) {
      const form = new FormData();
      if (options) form.append('options', JSON.stringify(options));
      for (const file of files) form.append('files', file, file.name);
      const { body, headers } = await call(routes.mergePdfs, { body: form, signal });
      const report = MergeReport.parse(readResultHeader(headers));
      return { pdf: body, pages: report.pages, report };
    },

    async config({ signal } = {}) {
      const { body } = await call(routes.config, { signal });
      return ServerConfig.parse(JSON.parse(await body.text()));
    },

    async createDonationPayment(donation, { signal } = {}) {
      const init = { body: JSON.stringify(donation), headers: { 'Content-Type': 'application/json' }, signal };
      const { body } = await call(routes.createDonationPayment, init);
      return DonationAnswer.parse(JSON.parse(await body.text()));
    },
  };
}
