import { ServerUnreachable, wasCancelled } from './apiError.ts';

/** One call on its way to the server. */
export interface Call {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: FormData | string;
  signal?: AbortSignal;
}

/** What a call reports about its transfer, where that can be known. */
export interface CallListeners {
  /** From 0 to 1. */
  onUpload?(share: number): void;
  /** From 0 to 1, of an answer whose length the server has sent. */
  onDownload?(share: number): void;
}

/** A whole answer, whatever the server said in it. */
export interface Answer {
  status: number;
  statusText: string;
  headers: Headers;
  body: Blob;
}

/**
 * Takes a call to the server and gives the whole answer. Rejects with `ServerUnreachable` when no whole answer came, and with the signal's own
 * reason when the caller aborted.
 */
export type Send = (call: Call, listeners?: CallListeners) => Promise<Answer>;

/** Builds a sender that uses `fetch`, which reports no progress of uploads or downloads. */
export function sendByFetch(callersFetch?: typeof fetch): Send {
  return async ({ url, ...init }) => {
    // Looked up at each call, so that a fake API started after this client is used.
    const fetchNow = callersFetch ?? globalThis.fetch;
    try {
      const response = await fetchNow(url, { ...init, credentials: 'include' });
      const { status, statusText, headers } = response;
      return { status, statusText, headers, body: await response.blob() };
    } catch (error) {
      throw wasCancelled(error) ? error : new ServerUnreachable(error);
    }
  };
}
