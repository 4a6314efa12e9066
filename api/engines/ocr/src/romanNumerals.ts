/** What a Roman number follows: "Certificate III", "World War II". */
const BEFORE_NUMBER =
  /^(?:certificate|diploma|level|grade|class|part|type|category|phase|stage|tier|band|volume|vol\.?|chapter|section|article|annex|war|engineer|technician|officer|analyst|developer|manager|specialist|operator)$/i;
/** "III" read as small letters or as a mix of both. */
const STROKES = /^[Il|]{2,3}(?=[,.;:)]*$)/;

/** Returns a word of strokes as the Roman number it is: "lll" is no word, and "ll" behind "Level" is none either. */
export function mendRomanNumeral(text: string, before: string | undefined): string {
  const strokes = STROKES.exec(text)?.[0];
  if (!strokes || !/l/.test(strokes)) return text;
  const isSure = strokes === 'lll' || (before !== undefined && BEFORE_NUMBER.test(before));
  return isSure ? 'I'.repeat(strokes.length) + text.slice(strokes.length) : text;
}
