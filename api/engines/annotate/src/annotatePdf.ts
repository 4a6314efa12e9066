import { readPages } from '@sheaf/merge/read/readPages';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import type { Codec } from '@sheaf/pdf/bytes/codec';
import { PdfError } from '@sheaf/pdf/errors';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { getWritablePage } from '@sheaf/pdf/pages/getWritablePage';
import { readShownPage } from '@sheaf/pdf/pages/readShownPage';
import { NewReference, type PdfDictionary, type PdfValue } from '@sheaf/pdf/syntax/values';
import { buildIncrement, findFreeNumber, type WrittenObject } from '@sheaf/pdf/write/increment';
import { formatPdfValue } from '@sheaf/pdf/write/pdfSyntax';
import { type Annotator, buildHighlightObjects, type Highlight } from './highlight.ts';

const NAME = 'document.pdf';

/** A highlight and the page it lies on, from 1. */
export interface PageHighlight extends Highlight {
  page: number;
}

/**
 * Builds what to append to a PDF so that it holds these highlights with their comments; nothing of the file itself changes, so a signature in it goes on
 * proving what was signed. Throws `PdfError` for a file that cannot be read without a password, since what is appended would have to be encrypted, and `RangeError` for a page that is not there.
 */
export function buildAnnotations(
  bytes: Uint8Array,
  highlights: readonly PageHighlight[],
  annotator: Annotator,
  codec: Codec,
): Uint8Array<ArrayBuffer> {
  const source = createMemorySource(bytes);
  const file = PdfFile.open(NAME, source, codec);
  if (file.decryptor) throw new PdfError('password_required', NAME, { cause: new Error('A protected file cannot be added to.') });
  const pages = readPages(file);
  const objects: WrittenObject[] = [];
  let free = findFreeNumber(file);
  for (const [number, some] of Map.groupBy(highlights, ({ page }) => page)) {
    const page = pages[number - 1];
    if (!page) throw new RangeError(`There is no page ${number}.`);
    const { reference, dictionary } = getWritablePage(file, page);
    const shown = readShownPage(file, page);
    const added: PdfValue[] = [];
    for (const highlight of some) {
      const written = buildHighlightObjects(free, reference, shown, highlight, annotator);
      // The note and its place in the list of annotations make it open where readers look for it.
      added.push(new NewReference(free), new NewReference(free + 1));
      for (const syntax of written) objects.push({ number: free++, generation: 0, syntax });
    }
    const updated: PdfDictionary = new Map(dictionary);
    updated.set('Annots', [...file.array(dictionary.get('Annots')), ...added]);
    objects.push({ number: reference.number, generation: reference.generation, syntax: formatPdfValue(updated) });
  }
  return buildIncrement(source, file, objects);
}
