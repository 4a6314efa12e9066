/** An average letter of Helvetica, of the text size. */
export const LETTER_WIDTH = 0.52;

/** What WinAnsiEncoding has from 128 on (ISO 32000-2 annex D.2); a blank stands where it has nothing. */
const HIGH_LETTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Encodes a character in WinAnsiEncoding, which the standard fonts use; undefined when the encoding lacks it. */
export function encodeWinAnsi(character: string): string | undefined {
  if (/^[\x20-\x7e\xa1-\xff]$/.test(character)) return character;
  const at = HIGH_LETTERS.indexOf(character);
  return at < 0 || character === '' ? undefined : String.fromCharCode(128 + at);
}

/** Escapes a text for a literal string in a content stream. */
export function escapeText(text: string): string {
  return text.replace(/[\\()\r]/g, (character) => (character === '\r' ? '\\r' : `\\${character}`));
}
