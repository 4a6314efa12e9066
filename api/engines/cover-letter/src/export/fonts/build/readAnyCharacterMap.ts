import { readCharacterMap } from '../characterMap.ts';
import { type FontTables, getTable, toDataView } from '../sfnt.ts';

const BY_RANGES = 4;
const LAST_RANGE = 0xffff;

/** Reads glyphs by code point of any font. Most have only the table of the first 65,536 characters. */
export function readAnyCharacterMap(tables: FontTables): Map<number, number> {
  const glyphs = readCharacterMap(tables);
  const cmap = toDataView(getTable(tables, 'cmap'));
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const start = cmap.getUint32(4 + index * 8 + 4);
    if (cmap.getUint16(start) === BY_RANGES) for (const [code, glyph] of readRanges(cmap, start)) glyphs.set(code, glyph);
  }
  return glyphs;
}

function* readRanges(cmap: DataView, start: number): Generator<[number, number]> {
  const doubled = cmap.getUint16(start + 6);
  const ends = start + 14;
  const starts = ends + doubled + 2;
  for (let at = 0; at < doubled; at += 2) {
    const first = cmap.getUint16(starts + at);
    const delta = cmap.getUint16(starts + doubled + at);
    const offsetAt = starts + 2 * doubled + at;
    const offset = cmap.getUint16(offsetAt);
    for (let code = first; code <= cmap.getUint16(ends + at) && code < LAST_RANGE; code++) {
      const glyph = offset === 0 ? code : cmap.getUint16(offsetAt + offset + (code - first) * 2);
      if (glyph !== 0) yield [code, (glyph + delta) & 0xffff];
    }
  }
}
