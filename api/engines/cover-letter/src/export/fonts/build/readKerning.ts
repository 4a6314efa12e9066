import { type FontTables, getTable, toDataView } from '../sfnt.ts';

const EXTENSION = 9;
const PAIRS = 2;
const X_ADVANCE = 0x0004;

/** Returns how much closer, in units of the font, two glyphs stand than their widths say (OpenType, GPOS, feature `kern`). */
export function readKerning(tables: FontTables): (left: number, right: number) => number {
  const gpos = toDataView(getTable(tables, 'GPOS'));
  const lookups = kerningLookups(gpos).map((lookup) => listPairSubtables(gpos, lookup));
  return (left, right) => {
    let sum = 0;
    for (const subtables of lookups) {
      for (const subtable of subtables) {
        const found = adjustment(gpos, subtable, left, right);
        if (found === undefined) continue;
        sum += found;
        break;
      }
    }
    return sum;
  };
}

function kerningLookups(gpos: DataView): number[] {
  const features = gpos.getUint16(6);
  const list = gpos.getUint16(8);
  const indexes = new Set<number>();
  for (let index = 0; index < gpos.getUint16(features); index++) {
    const record = features + 2 + index * 6;
    if (gpos.getUint32(record) !== 0x6b65726e) continue;
    const feature = features + gpos.getUint16(record + 4);
    for (let at = 0; at < gpos.getUint16(feature + 2); at++) indexes.add(gpos.getUint16(feature + 4 + at * 2));
  }
  return [...indexes].sort((a, b) => a - b).map((index) => list + gpos.getUint16(list + 2 + index * 2));
}

function listPairSubtables(gpos: DataView, lookup: number): number[] {
  const isExtension = gpos.getUint16(lookup) === EXTENSION;
  return Array.from({ length: gpos.getUint16(lookup + 4) }, (_, index) => {
    const subtable = lookup + gpos.getUint16(lookup + 6 + index * 2);
    // What more than two glyphs decide, such as spaces between quotation marks, is left out.
    const kind = isExtension ? gpos.getUint16(subtable + 2) : gpos.getUint16(lookup);
    if (kind !== PAIRS) return [];
    return [isExtension ? subtable + gpos.getUint32(subtable + 4) : subtable];
  }).flat();
}

/** Returns the adjustment of a pair; undefined when the subtable lacks it. */
function adjustment(gpos: DataView, subtable: number, left: number, right: number): number | undefined {
  const covered = coverageIndex(gpos, subtable + gpos.getUint16(subtable + 2), left);
  if (covered === undefined) return;
  const [format, first, second] = [gpos.getUint16(subtable), gpos.getUint16(subtable + 4), gpos.getUint16(subtable + 6)];
  const size = 2 * (bitsIn(first) + bitsIn(second));
  const value = (at: number) => (first & X_ADVANCE ? gpos.getInt16(at + 2 * bitsIn(first & (X_ADVANCE - 1))) : 0);
  if (format === 1) {
    const set = subtable + gpos.getUint16(subtable + 10 + covered * 2);
    for (let pair = 0; pair < gpos.getUint16(set); pair++) {
      const at = set + 2 + pair * (2 + size);
      if (gpos.getUint16(at) === right) return value(at + 2);
    }
    return;
  }
  const leftClass = readGlyphClass(gpos, subtable + gpos.getUint16(subtable + 8), left);
  const rightClass = readGlyphClass(gpos, subtable + gpos.getUint16(subtable + 10), right);
  return value(subtable + 16 + (leftClass * gpos.getUint16(subtable + 14) + rightClass) * size);
}

function bitsIn(format: number): number {
  return format.toString(2).replaceAll('0', '').length;
}

function coverageIndex(gpos: DataView, at: number, glyph: number): number | undefined {
  const count = gpos.getUint16(at + 2);
  for (let index = 0; index < count; index++) {
    if (gpos.getUint16(at) === 1) {
      if (gpos.getUint16(at + 4 + index * 2) === glyph) return index;
      continue;
    }
    const range = at + 4 + index * 6;
    const first = gpos.getUint16(range);
    if (glyph >= first && glyph <= gpos.getUint16(range + 2)) return gpos.getUint16(range + 4) + glyph - first;
  }
  return;
}

function readGlyphClass(gpos: DataView, at: number, glyph: number): number {
  if (gpos.getUint16(at) === 1) {
    const index = glyph - gpos.getUint16(at + 2);
    return index >= 0 && index < gpos.getUint16(at + 4) ? gpos.getUint16(at + 6 + index * 2) : 0;
  }
  for (let index = 0; index < gpos.getUint16(at + 2); index++) {
    const range = at + 4 + index * 6;
    if (glyph >= gpos.getUint16(range) && glyph <= gpos.getUint16(range + 2)) return gpos.getUint16(range + 4);
  }
  return 0;
}
