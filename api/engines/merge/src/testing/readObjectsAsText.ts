import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { decodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { PdfStream } from '@sheaf/pdf/syntax/values';

/** Reads everything a written file says outside its page contents, object streams unpacked. */
export function readObjectsAsText(file: PdfFile): string {
  let text = '';
  for (let number = 1; number < file.table.size; number++) {
    const value = file.load(number);
    if (value instanceof PdfStream && value.dictionary.get('Type') !== undefined) text += decodeLatin1(file.decoded(value));
  }
  return text;
}
