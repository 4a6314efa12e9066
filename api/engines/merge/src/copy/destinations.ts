import { isDictionary, PdfName, PdfReference, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { findPageIndex, type InputDocument } from './inputDocument.ts';

/**
 * Corrects the page of an explicit destination: a page number becomes a reference, since numbers shift in a merge
 * (ISO 32000-2 12.3.2.2). Null when the page is not in the merged file.
 */
export function resolveDestination(document: InputDocument, value: PdfValue): PdfValue[] | null {
  const found = document.file.resolve(value);
  const destination = isDictionary(found) ? document.file.resolve(found.get('D')) : found;
  if (!Array.isArray(destination)) return null;
  const [first, ...rest] = destination;
  // A dictionary behind a page is nothing that a reader knows.
  const view = rest.filter((item) => !isDictionary(item) && !Array.isArray(item));
  if (typeof first === 'number') {
    const object = document.pageNumbers[first] ? document.pages[first]?.object : undefined;
    return object instanceof PdfReference ? [object, ...view] : null;
  }
  const index = findPageIndex(document, first);
  if (index === undefined ? first instanceof PdfReference && document.copier.isDropped(first.number) : !document.pageNumbers[index]) return null;
  return view.length < rest.length ? [first ?? null, ...view] : destination;
}

/** Returns a destination of any kind as it has to be written: names as keys of the one name tree, dead ones null. */
export function rewriteDestination(document: InputDocument, value: PdfValue): PdfValue {
  const found = document.file.resolve(value);
  if (found instanceof PdfString || found instanceof PdfName) {
    const { strings, names, removed } = document.destinations;
    if (removed.has(found.value)) document.dropped.add('targets');
    // Readers look in the other place as well, so a string may mean a name of the old kind.
    const [first, second] = found instanceof PdfString ? [strings, names] : [names, strings];
    const key = first.get(found.value) ?? second.get(found.value);
    // A name this file does not define must not reach a page of another file that does.
    return key === undefined ? null : new PdfString(key);
  }
  const destination = resolveDestination(document, found);
  if (!destination && document.leavesPagesOut && Array.isArray(found)) document.dropped.add('targets');
  return destination;
}
