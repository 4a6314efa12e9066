import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';

/** Counts the terminal fields below the given ones: those without further fields beneath (ISO 32000-2 12.7.4.1). */
export function countTerminalFields(file: PdfFile, roots: PdfValue[], isCounted: (object: PdfValue) => boolean = () => true): number {
  const waiting = [...roots];
  const seen = new Set<number>();
  let count = 0;
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PdfReference) {
      if (seen.has(object.number)) continue;
      seen.add(object.number);
    }
    const field = file.dictionary(object);
    if (!field || !isCounted(object)) continue;
    // A kid without a name of its own is a box on a page, not a field.
    const below = file.array(field.get('Kids')).filter((kid) => file.dictionary(kid)?.has('T'));
    if (below.length === 0) count++;
    for (const kid of below) waiting.push(kid);
  }
  return count;
}
