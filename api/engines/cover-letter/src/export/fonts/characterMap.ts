import { type FontTables, getTable, toDataView } from './sfnt.ts';

const SEGMENTED = 12;
const GROUP_BYTES = 12;
const HEADER_BYTES = 16;
const UNICODE = 3;
const ALL_OF_UNICODE = 10;

/** Reads glyphs by code point from the full Unicode table that `writeCharacterMap` writes. */
export function readCharacterMap(tables: FontTables): Map<number, number> {
  const cmap = toDataView(getTable(tables, 'cmap'));
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const start = cmap.getUint32(4 + index * 8 + 4);
    if (cmap.getUint16(start) !== SEGMENTED) continue;
    for (let group = 0; group < cmap.getUint32(start + 12); group++) {
      const at = start + HEADER_BYTES + group * GROUP_BYTES;
      const first = cmap.getUint32(at);
      for (let code = first; code <= cmap.getUint32(at + 4); code++) glyphs.set(code, cmap.getUint32(at + 8) + code - first);
    }
  }
  return glyphs;
}

export function writeCharacterMap(glyphs: Map<number, number>): Uint8Array {
  const groups: { first: number; last: number; glyph: number }[] = [];
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const group = groups.at(-1);
    if (group && code === group.last + 1 && glyph === group.glyph + code - group.first) group.last = code;
    else groups.push({ first: code, last: code, glyph });
  }
  const length = HEADER_BYTES + groups.length * GROUP_BYTES;
  const table = new Uint8Array(12 + length);
  const view = toDataView(table);
  view.setUint16(2, 1);
  view.setUint16(4, UNICODE);
  view.setUint16(6, ALL_OF_UNICODE);
  view.setUint32(8, 12);
  view.setUint16(12, SEGMENTED);
  view.setUint32(16, length);
  view.setUint32(24, groups.length);
  for (const [index, { first, last, glyph }] of groups.entries()) {
    const at = 12 + HEADER_BYTES + index * GROUP_BYTES;
    view.setUint32(at, first);
    view.setUint32(at + 4, last);
    view.setUint32(at + 8, glyph);
  }
  return table;
}
