import type { InputDocument } from '../copy/inputDocument.ts';

const LETTER = [0, 0, 612, 792];
const SMALLEST = 72;

/** Returns the box of a page as shown: a page rotated by 90 or 270 degrees has width and height swapped. */
export function measureUprightBox(document: InputDocument, index: number): number[] {
  const box = readPageBox(document, index);
  const page = document.pages[index];
  const rotation = document.file.resolve(document.file.dictionary(page?.object)?.get('Rotate') ?? page?.inherited.get('Rotate'));
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  return typeof rotation === 'number' && rotation % 180 !== 0 ? [0, 0, top - bottom, right - left] : box;
}

/** The part of a page that is shown: its crop box, else its media box; US Letter when it has neither (ISO 32000-2 14.11.2). */
function readPageBox(document: InputDocument, index: number): number[] {
  const { file } = document;
  const page = document.pages[index];
  const entries = file.dictionary(page?.object);
  for (const key of ['CropBox', 'MediaBox']) {
    const box = file.array(entries?.get(key) ?? page?.inherited.get(key)).map((item) => file.resolve(item));
    const numbers = box.filter((item): item is number => typeof item === 'number');
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
    const isLargeEnough = Math.abs(x2 - x1) >= SMALLEST && Math.abs(y2 - y1) >= SMALLEST;
    if (numbers.length === 4 && isLargeEnough) return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
  }
  return LETTER;
}
