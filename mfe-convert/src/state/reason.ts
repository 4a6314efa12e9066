import { type CallFailure, callFailure } from '@sheaf/shell/tool-contract/callFailure';

/** The refusals the screen acts upon; every other is only told. */
const KNOWN_CODES = ['password_required', 'wrong_password', 'invalid_range', 'convert_limit_reached'] as const;

/** Why a conversion failed. */
export type Reason = CallFailure<(typeof KNOWN_CODES)[number]>;

/** What to tell the visitor about a call that failed. */
export function reasonFrom(error: unknown): Reason {
  return callFailure(error, KNOWN_CODES);
}

/** True when other pages have to be named. */
export function isAboutPages({ code }: Reason): boolean {
  return code === 'invalid_range' || code === 'convert_limit_reached';
}
