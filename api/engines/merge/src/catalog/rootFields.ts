import { decodeText } from '@sheaf/pdf/syntax/text';
import { isDictionary, PdfReference, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { InputDocument } from '../copy/inputDocument.ts';

/** Lists the root fields of a file, each once. */
export function listRootFields(document: InputDocument): PdfValue[] {
  const form = document.file.dictionary(document.catalog.get('AcroForm'));
  const seen = new Set<number>();
  return document.file.array(form?.get('Fields')).filter((item) => {
    if (!(item instanceof PdfReference) || seen.has(item.number) || !isDictionary(document.file.resolve(item))) return false;
    seen.add(item.number);
    return true;
  });
}

/** Returns the partial name of a field. */
export function readFieldName(document: InputDocument, object: PdfValue): string | undefined {
  const value = document.file.resolve(document.file.dictionary(object)?.get('T'));
  return value instanceof PdfString ? decodeText(value) : undefined;
}
