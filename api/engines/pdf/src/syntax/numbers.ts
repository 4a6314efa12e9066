/** Reads a number as forgivingly as the common readers do: a second minus is ignored, a second point ends the number. */
export function readNumber(word: string): number {
  const plain = Number(word);
  if (Number.isFinite(plain) && /^[+-]?\d*(\.\d*)?$/.test(word)) return plain;
  const found = /^([+-]*)(\d*\.?\d*)/.exec(word);
  const value = Number.parseFloat(found?.[2] || '0');
  if (!Number.isFinite(value)) return 0;
  return found?.[1]?.includes('-') ? -value : value;
}

/** Formats a number for PDF, never with an exponent (ISO 32000-2 7.3.3). */
export function writeNumber(value: number): string {
  if (Number.isInteger(value)) return Math.abs(value) < 1e21 ? String(value) : '0';
  if (!Number.isFinite(value)) return '0';
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toFixed(10).replace(/\.?0+$/, '') || '0';
}
