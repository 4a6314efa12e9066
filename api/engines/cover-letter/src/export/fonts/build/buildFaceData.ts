import { digits, type FaceData, KERNING_STEP, NO_KERNING, WIDTH_STEPS } from '../../../typeset/faces/faceData.ts';
import { readCharacterMap } from '../characterMap.ts';
import { readAdvances } from '../glyphs.ts';
import { getTable, readTables, toDataView } from '../sfnt.ts';

/** Accented letters are kerned as the letters they are made of. */
const KERNED = /[\p{L}\p{N}.,:;!?'"()/&@\-\u2013\u2014\u2018-\u201e]/u;
/** In thousandths of the size: nobody sees less. */
const SEEN_KERNING = 8;

/** Returns what the layout must know of a font. */
export function buildFaceData(font: Uint8Array, kerning: (left: number, right: number) => number): FaceData {
  const tables = readTables(font);
  const unitsPerEm = toDataView(getTable(tables, 'head')).getUint16(18);
  const thousandths = (units: number) => (units * 1000) / unitsPerEm;
  const metrics = toDataView(getTable(tables, 'OS/2'));
  const glyphs = readCharacterMap(tables);
  const advances = readAdvances(tables);
  const codes = [...glyphs.keys()].sort((a, b) => a - b);
  return {
    ascent: Math.round(thousandths(toDataView(getTable(tables, 'hhea')).getInt16(4))),
    descent: Math.round(-thousandths(toDataView(getTable(tables, 'hhea')).getInt16(6))),
    capHeight: Math.round(thousandths(metrics.getInt16(88))),
    xHeight: Math.round(thousandths(metrics.getInt16(86))),
    ranges: encodeRanges(codes).join(' '),
    widths: codes.map((code) => twoDigits(Math.round(thousandths(advances[glyphs.get(code) ?? 0] ?? 0) * WIDTH_STEPS))).join(''),
    ...encodeKerning(codes, (left, right) => thousandths(kerning(left, right))),
  };
}

function encodeRanges(codes: number[]): number[] {
  const ranges: number[] = [];
  let last = 0;
  for (const [index, code] of codes.entries()) {
    const before = codes[index - 1];
    if (before === undefined || code !== before + 1) {
      if (before !== undefined) {
        ranges.push(before - last);
        last = before;
      }
      ranges.push(code - last);
      last = code;
    }
  }
  ranges.push((codes.at(-1) ?? last) - last);
  return ranges;
}

function twoDigits(value: number): string {
  return `${digits[value >> 6]}${digits[value & 63]}`;
}

/** Encodes the kerning of all pairs, with characters of equal kerning in groups. */
function encodeKerning(codes: number[], kerning: (left: number, right: number) => number): Pick<FaceData, 'lefts' | 'rights' | 'kerning'> {
  const characters = codes.map((code) => String.fromCodePoint(code)).filter((character) => KERNED.test(character) && isBase(character));
  const encodePairKerning = (left: string, right: string) => {
    const value = kerning(left.codePointAt(0) ?? 0, right.codePointAt(0) ?? 0);
    if (Math.abs(value) < SEEN_KERNING) return digits[NO_KERNING] ?? '';
    return digits[Math.min(digits.length - 1, Math.max(0, NO_KERNING + Math.round(value / KERNING_STEP)))] ?? '';
  };
  const lefts = alike(characters, (left) => characters.map((right) => encodePairKerning(left, right)).join(''));
  const rights = alike(characters, (right) => characters.map((left) => encodePairKerning(left, right)).join(''));
  const rows = lefts.map((left) => rights.map((right) => encodePairKerning(left[0] ?? '', right[0] ?? '')).join(''));
  return { lefts: lefts.join(' '), rights: rights.join(' '), kerning: rows.join(' ') };
}

function isBase(character: string): boolean {
  return character.normalize('NFD').length === character.length;
}

function alike(characters: string[], encodeRow: (character: string) => string): string[] {
  const groups = new Map<string, string>();
  for (const character of characters) {
    const row = encodeRow(character);
    if (new Set(row).size > 1 || row[0] !== digits[NO_KERNING]) groups.set(row, `${groups.get(row) ?? ''}${character}`);
  }
  return [...groups.values()];
}
