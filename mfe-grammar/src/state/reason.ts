import { ApiError, ServerUnreachable } from '@sheaf/api/client';
import type { RefusalCode } from '@sheaf/api/contract/errors';

/** Why there is no text or no result: in the server's words where it said any, else in ours. */
export type Reason = { code: RefusalCode | null; sentence: string } | { code: null; sentence: null };

const PASSWORD_CODES = ['password_required', 'wrong_password'] as const;

/** What to tell the visitor about a call that failed. */
export function reasonFrom(error: unknown): Reason {
  if (error instanceof ApiError && error.sentence !== undefined) return { code: passwordCode(error.code), sentence: error.sentence };
  if (error instanceof ServerUnreachable) return { code: null, sentence: error.sentence };
  // A bug, ours or the server's: the visitor is told that it failed, and the console keeps the trace.
  if (!(error instanceof ApiError)) console.error(error);
  return { code: null, sentence: null };
}

/** True when the file only needs its password to go on. */
export function asksForPassword({ code }: Reason): boolean {
  return code !== null;
}

/** Of all codes the screen acts upon these alone. */
function passwordCode(code: string | undefined): RefusalCode | null {
  return PASSWORD_CODES.find((known) => known === code) ?? null;
}
