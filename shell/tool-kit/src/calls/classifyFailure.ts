import { ApiError, ServerUnreachable } from '@sheaf/api/client/apiError';
import type { ErrorMessages } from '@sheaf/api/contract/messages/errors';

/** Why something could not be done. */
export interface CallFailure<Code extends string> {
  /** The code of a refusal that the screen handles. */
  code: Code | null;
  /** The server's sentence; null where the screen uses its own. */
  sentence: string | null;
}

/** Returns the reason to show for a failed call. Only `known` codes are kept; other refusals are only shown. */
export function classifyFailure<Code extends string>(error: unknown, known: readonly Code[]): CallFailure<Code> {
  if (error instanceof ApiError && error.sentence !== undefined) {
    return { code: known.find((code) => code === error.code) ?? null, sentence: error.sentence };
  }
  if (error instanceof ServerUnreachable) return { code: null, sentence: error.sentence };
  // A bug, ours or the server's: the visitor reads that it failed, and the console keeps the trace.
  if (!(error instanceof ApiError)) console.error(error);
  return { code: null, sentence: null };
}

/** HTTP statuses for a file that is too large, of another type, or unreadable. */
const FILE_STATUSES = [413, 415, 422];

/** Returns whether a call failed because of the file that was sent, and would fail again with it. */
export function isAboutFile(error: unknown): boolean {
  return error instanceof ApiError && FILE_STATUSES.includes(error.status);
}

/** The error name of a file that this device refused before any upload. */
export const UNSENT_FILE = 'UnsentFile';

/** Returns whether this device refused the file, without an upload. */
export function isUnsent(error: unknown): boolean {
  return error instanceof ApiError && error.name === UNSENT_FILE;
}

/** Adds what the visitor can do to the sentence about a refused file. */
export function withRemedy<Failure extends CallFailure<string>>(failure: Failure, error: unknown, { remedies }: ErrorMessages): Failure {
  const code = error instanceof ApiError ? error.code : undefined;
  const remedy = Object.entries(remedies).find(([fault]) => fault === code)?.[1];
  return remedy && failure.sentence ? { ...failure, sentence: `${failure.sentence} ${remedy}` } : failure;
}

/** Returns whether the file only needs its password. */
export function asksForPassword({ code }: CallFailure<string>): boolean {
  return code === 'password_required' || code === 'wrong_password';
}

/** How a session has ended: its time is up, or the server does not know it. */
export type Ending = 'expired' | 'notFound';

/** Returns how the session has ended if this failure says so, else null. */
export function findEnding({ code }: CallFailure<string>): Ending | null {
  if (code === 'session_expired') return 'expired';
  return code === 'session_not_found' ? 'notFound' : null;
}
