import { writeCharacterMap } from '../characterMap.ts';
import { buildGlyphTables, listPartOffsets, readAdvances, readGlyphs } from '../glyphs.ts';
import { type FontTables, getTable, readTables, toDataView, writeFont } from '../sfnt.ts';
import { buildNameTable } from './nameTable.ts';
import { readAnyCharacterMap } from './readAnyCharacterMap.ts';

/** Returns one font of many that were cut from one: the same letters drawn on the same square, each with the characters of one script. */
export function mergeFonts(fonts: Uint8Array[], names: Record<number, string>): Uint8Array {
  const glyphs: Uint8Array[] = [];
  const sides: { advance: number; left: number }[] = [];
  const characters = new Map<number, number>();
  const all = fonts.map(readTables);
  for (const tables of all) {
    const first = glyphs.length;
    for (const [code, glyph] of readAnyCharacterMap(tables)) if (!characters.has(code)) characters.set(code, first + glyph);
    const advances = readAdvances(tables);
    for (const [glyph, outline] of readGlyphs(tables).entries()) {
      glyphs.push(movedParts(outline, first));
      sides.push({ advance: advances[glyph] ?? 0, left: leftSide(tables, glyph) });
    }
  }
  const [model] = all;
  if (!model) throw new Error('There are no fonts to merge.');
  return writeFont(
    new Map([
      ['head', changed(model, 'head', (view) => view.setInt16(50, 1))],
      ['hhea', changed(model, 'hhea', (view) => view.setUint16(34, glyphs.length))],
      ['maxp', buildMaxpTable(all, glyphs.length)],
      ['OS/2', getTable(model, 'OS/2')],
      ['name', buildNameTable(names)],
      ['post', changed(model, 'post', (view) => view.setUint32(0, 0x00030000)).subarray(0, 32)],
      ['cmap', writeCharacterMap(characters)],
      ['hmtx', sideTable(sides)],
      ...Object.entries(buildGlyphTables(glyphs)),
    ]),
  );
}

function changed(tables: FontTables, tag: string, change: (view: DataView) => void): Uint8Array {
  const table = getTable(tables, tag).slice();
  change(toDataView(table));
  return table;
}

function movedParts(outline: Uint8Array, by: number): Uint8Array {
  const moved = outline.slice();
  const view = toDataView(moved);
  for (const at of listPartOffsets(outline)) view.setUint16(at, view.getUint16(at) + by);
  return moved;
}

function leftSide(tables: FontTables, glyph: number): number {
  const measured = toDataView(getTable(tables, 'hhea')).getUint16(34);
  const hmtx = toDataView(getTable(tables, 'hmtx'));
  return glyph < measured ? hmtx.getInt16(glyph * 4 + 2) : hmtx.getInt16(measured * 4 + (glyph - measured) * 2);
}

function sideTable(sides: { advance: number; left: number }[]): Uint8Array {
  const table = new Uint8Array(sides.length * 4);
  const view = toDataView(table);
  for (const [glyph, { advance, left }] of sides.entries()) {
    view.setUint16(glyph * 4, advance);
    view.setInt16(glyph * 4 + 2, left);
  }
  return table;
}

/** Builds the `maxp` table: the maximum points, contours and components of a glyph. */
function buildMaxpTable(all: FontTables[], glyphCount: number): Uint8Array {
  const [model] = all;
  if (!model) throw new Error('There are no fonts to merge.');
  return changed(model, 'maxp', (view) => {
    for (let at = 6; at < view.byteLength; at += 2)
      view.setUint16(at, Math.max(...all.map((tables) => toDataView(getTable(tables, 'maxp')).getUint16(at))));
    view.setUint16(4, glyphCount);
  });
}
