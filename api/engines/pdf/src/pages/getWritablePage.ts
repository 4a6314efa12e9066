import { PdfError } from '../errors.ts';
import type { PdfFile } from '../file/pdfFile.ts';
import { type PdfDictionary, PdfReference } from '../syntax/values.ts';
import type { PageInTree } from './readShownPage.ts';

/** Returns a page's object for rewriting. Throws when the page is a direct object of the page tree, which has no number. */
export function getWritablePage(file: PdfFile, { object }: PageInTree): { reference: PdfReference; dictionary: PdfDictionary } {
  const dictionary = object instanceof PdfReference ? file.dictionary(object) : undefined;
  if (!(object instanceof PdfReference) || !dictionary) throw new PdfError('damaged_pdf', file.name);
  return { reference: object, dictionary };
}
