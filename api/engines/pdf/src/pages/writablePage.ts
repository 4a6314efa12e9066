import { PdfError } from '../errors.ts';
import type { PdfFile } from '../file/pdfFile.ts';
import { type PdfDictionary, PdfReference } from '../syntax/values.ts';
import type { PlacedPage } from './shownPage.ts';

/** Returns a page's object as it can be written anew. Throws where it stands inside the page tree and so has no number. */
export function writablePage(file: PdfFile, { place }: PlacedPage): { reference: PdfReference; dictionary: PdfDictionary } {
  const dictionary = place instanceof PdfReference ? file.dictionary(place) : undefined;
  if (!(place instanceof PdfReference) || !dictionary) throw new PdfError('damaged_pdf', file.name);
  return { reference: place, dictionary };
}
