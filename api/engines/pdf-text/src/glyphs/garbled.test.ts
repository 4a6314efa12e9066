import { expect, test } from '@jest/globals';
import { looksGarbled } from './garbled.ts';
import type { Glyph, GlyphStyle } from './glyph.ts';

const style = { size: 10 } as GlyphStyle;

/** Lines of glyphs that touch each other, a space apart where there is one. */
function buildLines(...lines: string[]): Glyph[] {
  return lines.flatMap((line, row) =>
    [...line].flatMap((text, index): Glyph[] => {
      const [left, originY] = [index * 5, 20 + row * 14];
      const glyph = { text, left, right: left + 5, top: originY - 8, bottom: originY + 2, originX: left, originY, style, isUnmapped: false };
      return text === ' ' ? [] : [glyph];
    }),
  );
}

test('a list of contents whose dots touch its titles is not garbled', () => {
  const titles = [
    'Abstract',
    'List of figures',
    'Background',
    'Instruments',
    'Places',
    'Results',
    'References',
    'Index',
    'Glossary',
    'Letters',
    'Tables',
    'Method',
  ];
  expect(looksGarbled(buildLines(...titles.map((title, index) => `${title}${'.'.repeat(80 - title.length)}${index + 1}`)))).toBe(false);
});

test('text of a font with its own encoding is garbled', () => {
  const line = 'Wkh kdu%rxu zdv txl+w zkhq wkh iluvw brdwv fdph';
  expect(looksGarbled(buildLines(line.replace(/[aeiouy]/g, '#'), line.replace(/[aeiouy]/g, '#')))).toBe(true);
});

test.each([
  { what: 'conditions of sizes', cell: (row: number) => `${row}00≤Y＜${row + 1}0000` },
  { what: 'tolerances', cell: (row: number) => `${row}5±0.${row}` },
  { what: 'amounts with their signs', cell: (row: number) => `>=${row}4.50€` },
])('a table of $what is not garbled', ({ cell }) => {
  const rows = Array.from({ length: 16 }, (_, row) => `${cell(row + 1)} ${cell(row + 2)}`);
  expect(looksGarbled(buildLines(...rows))).toBe(false);
});
