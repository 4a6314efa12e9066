import { type CallFailure, classifyFailure } from '@sheaf/tool-kit/callFailure';

/** The refusals the screen acts upon; every other is only shown. */
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

/** Why a CV cannot be read, or a letter not be written, looked over or downloaded. */
export type Reason = CallFailure<(typeof KNOWN_CODES)[number]>;

/** Returns the reason to show for a call that failed. */
export function toReason(error: unknown): Reason {
  return classifyFailure(error, KNOWN_CODES);
}
