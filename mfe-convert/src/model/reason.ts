import { type CallFailure, classifyFailure } from '@sheaf/tool-kit/callFailure';

/** The refusals the screen acts upon; every other is only shown. */
const OF_THE_FILE = [
  'not_a_pdf',
  'certificate_required',
  'unknown_protection',
  'empty_pdf',
  'damaged_pdf',
  'no_text',
  'too_complex',
  'file_too_large',
  'too_many_pages',
] as const;
const KNOWN_CODES = ['password_required', 'wrong_password', 'invalid_range', 'convert_limit_reached', ...OF_THE_FILE] as const;

/** Of these, the ones that no other choice here can mend. */
const FINAL: readonly (string | null)[] = ['not_a_pdf', 'certificate_required', 'unknown_protection', 'empty_pdf', 'damaged_pdf', 'file_too_large'];

/** Why a conversion failed. */
export type Reason = CallFailure<(typeof KNOWN_CODES)[number]>;

/** Returns the reason to show for a call that failed. */
export function toReason(error: unknown): Reason {
  return classifyFailure(error, KNOWN_CODES);
}

/** Returns whether a refusal is solved by choosing other pages. */
export function isAboutPages({ code }: Reason): boolean {
  return code === 'invalid_range' || code === 'convert_limit_reached';
}

/** Returns the fault of the file itself, or null; a retry would fail again. */
export function classifyFileFault({ code }: Reason): (typeof OF_THE_FILE)[number] | null {
  return OF_THE_FILE.find((fault) => fault === code) ?? null;
}

/** Returns whether this file cannot be converted with any options. */
export function isFinal({ code }: Reason): boolean {
  return FINAL.includes(code);
}
