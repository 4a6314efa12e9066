import type { Glyph } from '../glyphs/glyph.ts';
import type { PageSize } from '../page/readingFrame.ts';

/** Fields across and down the page: of A4, each about as large as a full stop. */
const FIELDS = 512;

/** Returns a test for glyphs: whether one is where one of these is, or beside it on its line, for a page of this size. */
export function buildSeenArea(seen: Glyph[], { width, height }: PageSize): (glyph: Glyph) => boolean {
  const fields = new Uint8Array(FIELDS * FIELDS);
  const findColumn = (x: number) => findField(x / width);
  const findRow = (y: number) => findField(y / height);
  for (const { left, top, right, bottom, style } of seen) {
    // Readers differ by the width of a space in where a letter is.
    const [first, last] = [findColumn(left - style.size), findColumn(right + style.size)];
    for (let y = findRow(top); y <= findRow(bottom); y += 1) fields.fill(1, y * FIELDS + first, y * FIELDS + last + 1);
  }
  return ({ left, top, right, bottom }) => fields[findRow((top + bottom) / 2) * FIELDS + findColumn((left + right) / 2)] === 1;
}

function findField(share: number): number {
  return Math.min(FIELDS - 1, Math.max(0, Math.floor(share * FIELDS)));
}
