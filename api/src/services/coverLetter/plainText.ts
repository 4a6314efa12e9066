/** Invisible characters, and those that change the order of a line; the two joiners that letters and emoji need are kept. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}](?<![\n\t\u200c\u200d])/gu;
const LINE_END = /\r\n?|[\u2028\u2029\u0085\f\v]/g;

/** Returns a typed or pasted text without invisible characters, trimmed. */
export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(LINE_END, '\n').replace(HIDDEN, '').trim();
}

/** Returns a typed text as `cleanText` does, on one line. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, ' ');
}
