import { PdfReference } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import type { PlannedPage } from './planPages.ts';

/** Gives every page its number before anything is written, so that links can lead forward. */
export function assignPages(writer: PdfWriter, plan: PlannedPage[]): void {
  for (const [position, page] of plan.entries()) {
    if (page.kind !== 'source') continue;
    const { document, index } = page;
    if (document.pageNumbers[index]) continue;
    const number = writer.allocate();
    document.pageNumbers[index] = number;
    document.positions.set(index, position);
    const object = document.pages[index]?.object;
    // A page object that stands in the tree more than once keeps the number of its first place for links.
    if (object instanceof PdfReference && (document.pageIndexes.get(object.number) === index || document.copier.isDropped(object.number)))
      document.copier.assign(object.number, number);
  }
}
