/** How much of a file's start and end decides whether it is a PDF. */
export const PDF_START_BYTES = 1024;
export const PDF_END_BYTES = 2048;

const HEADER = '%PDF-';
/** Nothing but comments and white space before the first object. */
const OBJECT_FIRST = /^(?:[\0\s]|%[^\r\n]*[\r\n])*\d{1,10}\s+\d{1,5}\s+obj[\s<[(/]/;
/** The last line of a file says where its table is (ISO 32000-2 7.5.5); white space or zeros may follow. */
const TABLE_AT_END = /startxref\s+\d{1,15}\s*(?:%%EOF[\0\s]*)?$/;

/**
 * Detects a PDF by its first `PDF_START_BYTES` and last `PDF_END_BYTES` bytes: by the header line, or where that is missing by a body that is
 * plainly one, which begins with an object or ends with the place of a cross-reference table.
 */
export function isPdf(start: Uint8Array, end: Uint8Array): boolean {
  const first = decodeLatin1(start.subarray(0, PDF_START_BYTES));
  return first.includes(HEADER) || OBJECT_FIRST.test(first) || TABLE_AT_END.test(decodeLatin1(end.subarray(-PDF_END_BYTES)));
}

function decodeLatin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
