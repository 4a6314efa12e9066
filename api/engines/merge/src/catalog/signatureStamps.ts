import { isDictionary, name, type PdfDictionary, PdfReference, PdfStream, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { InputDocument } from '../copy/inputDocument.ts';
import { clean } from '../copy/valueCleaner.ts';
import type { PageCopies } from '../pages/pageCopies.ts';

/** Entries of a widget that any annotation may have (ISO 32000-2 table 166). */
const KEPT = ['Rect', 'P', 'NM', 'M', 'F', 'AP', 'AS', 'StructParent', 'OC', 'AF', 'ca', 'CA', 'BM', 'Lang'];

/**
 * Turns the boxes of a signed field into stamps that look the same, and notes that the signature ends. A signature field without its signature
 * is drawn by some readers as an empty box, or not at all.
 */
export function stampSignature(document: InputDocument, copies: PageCopies, boxes: PdfValue[]): void {
  const { file, copier, dropped } = document;
  for (const object of boxes) {
    const widget = file.dictionary(object);
    if (!(object instanceof PdfReference) || !widget || copies.isDropped(document, object)) continue;
    dropped.add('signature');
    const cleaned = clean(document, widget);
    if (!isDictionary(cleaned) || !isDrawn(document, widget)) {
      copier.drop(object.number);
      continue;
    }
    const stamp: PdfDictionary = new Map([
      ['Type', name('Annot')],
      ['Subtype', name('Stamp')],
    ]);
    for (const key of KEPT) {
      const value = cleaned.get(key);
      if (value !== undefined) stamp.set(key, value);
    }
    // The name of the field for screen readers stays with the picture.
    const spoken = widget.get('TU') ?? file.dictionary(widget.get('Parent'))?.get('TU');
    if (spoken !== undefined) stamp.set('Contents', spoken);
    copier.replace(object.number, stamp);
    copies.setWidget(document, object, stamp);
  }
}

/** Returns whether a box has an appearance; readers would draw a stamp of their own for one that has none. */
function isDrawn({ file }: InputDocument, widget: PdfDictionary): boolean {
  const normal = file.resolve(file.dictionary(widget.get('AP'))?.get('N'));
  const [x1, y1, x2, y2] = file.array(widget.get('Rect')).map((item) => file.resolve(item));
  return (normal instanceof PdfStream || isDictionary(normal)) && x1 !== x2 && y1 !== y2;
}
