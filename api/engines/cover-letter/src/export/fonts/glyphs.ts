import { type FontTables, getTable, toDataView } from './sfnt.ts';

const ARE_WORDS = 0x0001;
const HAS_SCALE = 0x0008;
const HAS_MORE = 0x0020;
const HAS_TWO_SCALES = 0x0040;
const HAS_MATRIX = 0x0080;
const LONG_OFFSETS_AT = 50;

/** Returns the outlines of a font, by glyph. */
export function readGlyphs(tables: FontTables): Uint8Array[] {
  const loca = toDataView(getTable(tables, 'loca'));
  const glyf = getTable(tables, 'glyf');
  const isLong = toDataView(getTable(tables, 'head')).getInt16(LONG_OFFSETS_AT) === 1;
  const offset = (glyph: number) => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  const glyphs: Uint8Array[] = [];
  const count = loca.byteLength / (isLong ? 4 : 2) - 1;
  for (let glyph = 0; glyph < count; glyph++) glyphs.push(glyf.subarray(offset(glyph), offset(glyph + 1)));
  return glyphs;
}

/** Returns the tables that hold these outlines. */
export function buildGlyphTables(glyphs: Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
  const loca = new Uint8Array((glyphs.length + 1) * 4);
  const offsets = toDataView(loca);
  let end = 0;
  for (const [glyph, outline] of glyphs.entries()) {
    offsets.setUint32(glyph * 4, end);
    end += (outline.length + 3) & ~3;
  }
  offsets.setUint32(glyphs.length * 4, end);
  const glyf = new Uint8Array(end);
  for (const [glyph, outline] of glyphs.entries()) glyf.set(outline, offsets.getUint32(glyph * 4));
  return { glyf, loca };
}

/** Returns where an outline names the glyphs it is made of, as an accented letter does; none when it is drawn by itself. */
export function listPartOffsets(outline: Uint8Array): number[] {
  const view = toDataView(outline);
  if (outline.length === 0 || view.getInt16(0) >= 0) return [];
  const places: number[] = [];
  for (let at = 10, hasMore = true; hasMore; ) {
    const flags = view.getUint16(at);
    places.push(at + 2);
    at += 4 + (flags & ARE_WORDS ? 4 : 2);
    if (flags & HAS_SCALE) at += 2;
    else if (flags & HAS_TWO_SCALES) at += 4;
    else if (flags & HAS_MATRIX) at += 8;
    hasMore = (flags & HAS_MORE) !== 0;
  }
  return places;
}

/** Returns how far each glyph moves on, in units of the font. */
export function readAdvances(tables: FontTables): number[] {
  const hmtx = toDataView(getTable(tables, 'hmtx'));
  const measured = toDataView(getTable(tables, 'hhea')).getUint16(34);
  const count = toDataView(getTable(tables, 'maxp')).getUint16(4);
  return Array.from({ length: count }, (_, glyph) => hmtx.getUint16(Math.min(glyph, measured - 1) * 4));
}
