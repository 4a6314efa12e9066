import { errorMessages } from '../contract/messages/errors.ts';
import { ERROR_FILE_HEADER } from '../contract/progress.ts';

/** The server answered, and the answer was a refusal or a failure. */
export class ApiError extends Error {
  readonly status: number;
  /** Which refusal it was, by its name in the contract; absent when something between us and the server answered. */
  readonly code?: string;
  /** The sentence for the visitor; absent when the answer was not written for one. */
  readonly sentence?: string;
  /** The server's log finds this request by it. */
  readonly requestId?: string;
  /** Which of the files that were sent it is about, counted from 0: two may have one name. Absent when it is about none or all of them. */
  readonly fileIndex?: number;

  constructor(status: number, body: string, details: { code?: string; sentence?: string; requestId?: string; fileIndex?: number } = {}) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = details.code;
    this.sentence = details.sentence;
    this.requestId = details.requestId;
    this.fileIndex = details.fileIndex;
  }
}

/** No answer came, or it broke off: the network failed, or the server stopped meanwhile. */
export class ServerUnreachable extends Error {
  readonly sentence: string;

  constructor(cause: unknown, sentence: string = errorMessages.english.unreachable) {
    super('The server could not be reached.', { cause });
    this.name = 'ServerUnreachable';
    this.sentence = sentence;
  }
}

/** Returns the sentence to show for a failed call, without its status number; `fallback` when the failure has none. */
export function sentenceFor(error: unknown, fallback: string): string {
  if (error instanceof ApiError || error instanceof ServerUnreachable) return error.sentence ?? fallback;
  return fallback;
}

/** Returns whether the visitor stopped the call; then there is nothing to show. */
export function wasCancelled(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** Builds the error for a failed answer, with its body as text. */
export function buildApiError({ status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>, body: string): ApiError {
  const code = headers.get('X-Error-Code') ?? undefined;
  return new ApiError(status, body || statusText, {
    code,
    // A proxy's error page carries no code, and its HTML is no sentence.
    sentence: code && body ? body : undefined,
    requestId: headers.get('X-Request-Id') ?? undefined,
    fileIndex: parseFileIndex(headers.get(ERROR_FILE_HEADER)),
  });
}

function parseFileIndex(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}
