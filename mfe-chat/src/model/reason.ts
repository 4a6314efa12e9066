import { type CallFailure, classifyFailure } from '@sheaf/tool-kit/callFailure';

/** The refusals the screen acts upon; every other is only shown. */
const KNOWN_CODES = ['password_required', 'wrong_password', 'chat_limit_reached', 'answer_pending', 'session_not_found', 'session_expired'] as const;

/** Why a PDF cannot be asked, or a question has no answer. */
export type Reason = CallFailure<(typeof KNOWN_CODES)[number]>;

/** Returns the reason to show for a call that failed. */
export function toReason(error: unknown): Reason {
  return classifyFailure(error, KNOWN_CODES);
}
