import { PdfReference } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import type { OpenedInput } from '../read/openInput.ts';
import { type InputDocument, removeExtension } from './inputDocument.ts';
import { ObjectCopier } from './objectCopier.ts';
import { clean, dropActiveContent } from './valueCleaner.ts';

/** The pages that are merged of one opened file. */
interface ChosenPages {
  /** Its place among all inputs. */
  index: number;
  opened: OpenedInput;
  /** Pages counted from 0. */
  indexes: number[];
}

/** Readies one input for copying. Its catalog becomes that of the merged file, and its page tree is not taken over. */
export function createDocument(
  { index: inputIndex, opened, indexes }: ChosenPages,
  index: number,
  writer: PdfWriter,
  catalogNumber: number,
): InputDocument {
  const { input, file, pages } = opened;
  const pageIndexes = new Map<number, number>();
  pages.forEach(({ object }, page) => {
    if (object instanceof PdfReference && !pageIndexes.has(object.number)) pageIndexes.set(object.number, page);
  });
  const chosen = new Set(indexes);
  const copier: ObjectCopier = new ObjectCopier(file, writer, {
    clean: (value, number) => clean(document, value, number),
    dropActiveContent: (value, number) => dropActiveContent(document, value, number),
  });
  const document: InputDocument = {
    index,
    inputIndex,
    name: input.name,
    stem: removeExtension(input.name),
    file,
    catalog: file.catalog(),
    pages,
    copier,
    pageNumbers: new Int32Array(pages.length),
    positions: new Map(),
    pageIndexes,
    leavesPagesOut: pages.some((_, page) => !chosen.has(page)),
    dropped: new Set(),
    renamed: { fields: new Map(), attachments: new Map(), fonts: new Map() },
    destinations: { entries: new Map(), strings: new Map(), names: new Map(), removed: new Set(), renamed: 0 },
  };
  const root = file.trailer.get('Root');
  if (root instanceof PdfReference) copier.assign(root.number, catalogNumber);
  const tree = document.catalog.get('Pages');
  if (tree instanceof PdfReference) copier.drop(tree.number);
  for (const { object } of pages) if (object instanceof PdfReference) copier.drop(object.number);
  return document;
}
