/** The server answered, and the answer was a refusal or a failure. */
export class ApiError extends Error {
  readonly status: number;
  /** Which refusal it was, by its name in the contract; absent when something between us and the server answered. */
  readonly code?: string;
  /** What to tell the visitor; absent when the answer was not written for one. */
  readonly sentence?: string;
  /** The server's log finds this request by it. */
  readonly requestId?: string;

  constructor(status: number, body: string, told: { code?: string; sentence?: string; requestId?: string } = {}) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = told.code;
    this.sentence = told.sentence;
    this.requestId = told.requestId;
  }
}

/** No answer came, or it broke off: the network failed, or the server stopped meanwhile. */
export class ServerUnreachable extends Error {
  readonly sentence = 'The server could not be reached. Check your connection and try again.';

  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
    this.name = 'ServerUnreachable';
  }
}

/** The sentence to show for a failed call, without its status number; `fallback` when the failure brought none. */
export function sentenceFor(error: unknown, fallback: string): string {
  if (error instanceof ApiError || error instanceof ServerUnreachable) return error.sentence ?? fallback;
  return fallback;
}

/** True when the visitor stopped the call; nothing needs saying then. */
export function wasCancelled(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** The error a caller catches for a failed response with this body. */
export function apiErrorFrom(response: Response, body: string): ApiError {
  const code = response.headers.get('X-Error-Code') ?? undefined;
  return new ApiError(response.status, body || response.statusText, {
    code,
    // A proxy's error page carries no code, and its HTML is no sentence.
    sentence: code && body ? body : undefined,
    requestId: response.headers.get('X-Request-Id') ?? undefined,
  });
}
