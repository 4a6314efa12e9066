import { ApiError, ServerUnreachable } from '@sheaf/api/client';

/** The refusals the screen acts upon; every other is only told. */
const KNOWN_CODES = [
  'password_required',
  'wrong_password',
  'session_not_found',
  'session_expired',
  'cv_missing',
  'cv_too_short',
  'job_title_missing',
  'company_missing',
  'job_description_too_long',
] as const;

type KnownCode = (typeof KNOWN_CODES)[number];

/** Why something could not be done: in the server's words where it said any, else in ours. */
export interface Reason {
  code: KnownCode | null;
  sentence: string | null;
}

/** What to tell the visitor about a call that failed. */
export function reasonFrom(error: unknown): Reason {
  if (error instanceof ApiError && error.sentence !== undefined) return { code: knownCode(error.code), sentence: error.sentence };
  if (error instanceof ServerUnreachable) return { code: null, sentence: error.sentence };
  // A bug, ours or the server's: the visitor is told that it failed, and the console keeps the trace.
  if (!(error instanceof ApiError)) console.error(error);
  return { code: null, sentence: null };
}

/** True when the file only needs its password to go on. */
export function asksForPassword({ code }: Reason): boolean {
  return code === 'password_required' || code === 'wrong_password';
}

/** How the hour of a CV has ended, when this is why. */
export function endingIn({ code }: Reason): 'expired' | 'notFound' | null {
  if (code === 'session_expired') return 'expired';
  return code === 'session_not_found' ? 'notFound' : null;
}

function knownCode(code: string | undefined): KnownCode | null {
  return KNOWN_CODES.find((known) => known === code) ?? null;
}
