import { writeNumber } from '../syntax/numbers.ts';
import { NewReference, PdfName, PdfReference, PdfStream, PdfString, type PdfValue } from '../syntax/values.ts';

/** Formats a value as PDF syntax, one character per byte. References keep their generation, since their target file stays unchanged. */
export function formatPdfValue(value: PdfValue): string {
  if (value instanceof PdfName) return nameSyntax(value.value);
  if (value instanceof PdfString) return `<${[...value.value].map((character) => formatHex(character.charCodeAt(0))).join('')}>`;
  if (value instanceof PdfReference) return `${value.number} ${value.generation} R`;
  if (value instanceof NewReference) return `${value.number} 0 R`;
  if (value instanceof Map) return `<<${[...value].map(([key, entry]) => `${nameSyntax(key)} ${formatPdfValue(entry)}`).join('\n')}>>`;
  if (Array.isArray(value)) return `[${value.map(formatPdfValue).join(' ')}]`;
  if (typeof value === 'number') return writeNumber(value);
  return value instanceof PdfStream ? 'null' : String(value);
}

/** Encodes a text string: plain in ASCII, else UTF-16 (ISO 32000-2 7.9.2.2). */
export function encodeTextString(text: string): PdfString {
  if (/^[\x20-\x7e]*$/.test(text)) return new PdfString(text);
  let bytes = '\u00fe\u00ff';
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    bytes += String.fromCharCode(unit >> 8, unit & 0xff);
  }
  return new PdfString(bytes);
}

/** Formats a date for PDF, in UTC. */
export function formatDate(date: Date): PdfString {
  return new PdfString(`D:${date.toISOString().slice(0, 19).replace(/\D/g, '')}Z`);
}

function nameSyntax(name: string): string {
  return `/${[...name].map((character) => (/[\w.+*:-]/.test(character) ? character : `#${formatHex(character.charCodeAt(0))}`)).join('')}`;
}

function formatHex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
