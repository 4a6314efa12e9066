import { decodeText, encodeText } from '@sheaf/pdf/syntax/text';
import type { PdfString } from '@sheaf/pdf/syntax/values';

/** Control characters and marks of writing direction, which can make a name look like another. */
const MISLEADING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Returns the name of an attached file without folders, drive, control characters and direction marks; `attachment` if nothing is left. */
export function makeSafeFileName(name: PdfString): PdfString {
  const text = decodeText(name);
  const safe = getBaseName(text);
  return safe === text ? name : encodeText(safe);
}

/** Returns the last part of a path, as text. */
export function getBaseName(path: string): string {
  const last =
    path
      .replace(MISLEADING, '')
      .split(/[\\/]/)
      .filter((part) => part.trim() !== '')
      .at(-1) ?? '';
  const name = last.replace(/^[a-z]:/i, '').trim();
  return /^\.*$/.test(name) ? 'attachment' : name;
}
