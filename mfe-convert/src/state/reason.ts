import { ApiError, ServerUnreachable } from '@sheaf/api/client';

/** The refusals the screen acts upon; every other is only told. */
const KNOWN_CODES = ['password_required', 'wrong_password', 'invalid_range', 'convert_limit_reached'] as const;

type KnownCode = (typeof KNOWN_CODES)[number];

/** Why a conversion failed: in the server's words where it said any, else in ours. */
export interface Reason {
  code: KnownCode | null;
  sentence: string | null;
}

/** What to tell the visitor about a call that failed. */
export function reasonFrom(error: unknown): Reason {
  if (error instanceof ApiError && error.sentence !== undefined) {
    return { code: KNOWN_CODES.find((known) => known === error.code) ?? null, sentence: error.sentence };
  }
  if (error instanceof ServerUnreachable) return { code: null, sentence: error.sentence };
  // A bug, ours or the server's: the visitor is told that it failed, and the console keeps the trace.
  if (!(error instanceof ApiError)) console.error(error);
  return { code: null, sentence: null };
}

/** True when the file only needs its password to go on. */
export function asksForPassword({ code }: Reason): boolean {
  return code === 'password_required' || code === 'wrong_password';
}

/** True when other pages have to be named. */
export function isAboutPages({ code }: Reason): boolean {
  return code === 'invalid_range' || code === 'convert_limit_reached';
}
