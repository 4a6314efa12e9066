import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { letterPapers, letterTemplates } from '../../../../contract/coverLetter.ts';
import { readCharacterMap } from '../export/fonts/characterMap.ts';
import { readAdvances } from '../export/fonts/glyphs.ts';
import { getTable, readTables, toDataView } from '../export/fonts/sfnt.ts';
import { toDrawableText } from './drawableText.ts';
import { faceNames, getFace } from './faces/face.ts';
import { layoutLetter } from './layoutLetter.ts';
import type { LetterLayout, LetterLine } from './letterLayout.ts';
import type { LetterToPlace } from './letterPage.ts';

const sentence = 'In my last post I cut the time of a report from 9 days to 2. ';
const buildLetter = (sentences: number): LetterToPlace => ({
  coverLetter: `Dear Ana,\n\n${sentence.repeat(sentences)}`,
  template: 'classic',
  paper: 'A4',
});
const joinText = ({ runs }: LetterLine) => runs.map(({ text }) => text).join('');
const listLines = (layout: LetterLayout) => layout.blocks.flatMap(({ lines }) => lines);

test('a letter is set large and with air, then with less air, then smaller, and only then on two pages', () => {
  const layouts = [10, 70, 90, 120].map((sentences) => layoutLetter(buildLetter(sentences)));
  expect(layouts.map(({ fits, pageCount }) => ({ fits, pageCount }))).toEqual([
    { fits: true, pageCount: 1 },
    { fits: true, pageCount: 1 },
    { fits: true, pageCount: 1 },
    { fits: false, pageCount: 2 },
  ]);
  expect(layouts[0]).toMatchObject({ fontSize: 11, air: 1 });
  expect(layouts[1]).toMatchObject({ fontSize: 11 });
  expect(layouts[1]?.air).toBeLessThan(1);
  expect(layouts[2]?.fontSize).toBeLessThan(11);
  for (const { fontSize } of layouts) expect(fontSize).toBeGreaterThanOrEqual(9.5);
});

const anyWord = fc.oneof(
  fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom(...'abcdeSTAVÉłßЖїΩ-–/.,@1') }),
  fc.constant('www.example.com/'.padEnd(200, 'long-path/')),
);

test('no line leaves its page, none stands on another, and each says what was written', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyWord, fc.constantFrom(' ', ' ', ' ', '\n', '\n\n')), { minLength: 1, maxLength: 200 }),
      fc.constantFrom(...letterTemplates),
      fc.constantFrom(...letterPapers),
      (parts, template, paper) => {
        const coverLetter = parts.flat().join('');
        const layout = layoutLetter({
          coverLetter,
          template,
          paper,
          sender: { name: coverLetter.slice(0, 90), links: [coverLetter.slice(0, 250)] },
        });
        let above = { page: 0, y: 0 };
        for (const { lines, role } of layout.blocks) {
          for (const line of lines) {
            const last = line.runs.at(-1);
            expect(line.runs[0]?.x ?? 72).toBeGreaterThanOrEqual(50);
            expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(layout.width - 50);
            expect(line.y).toBeLessThan(layout.height - 40);
            // What is written next to the name is level with it.
            if (role !== 'contact') {
              expect(line.page * layout.height + line.y).toBeGreaterThan(above.page * layout.height + above.y);
              above = line;
            }
          }
        }
        const body = layout.blocks.filter(({ role }) => role === 'paragraph' || role === 'listItem').flatMap(({ lines }) => lines.map(joinText));
        const plain = (text: string) => text.replace(/[\s\u2022\u2013-]/g, '');
        expect(plain(body.join(''))).toBe(plain(toDrawableText(coverLetter).text));
        expect(layout.fits).toBe(layout.pageCount === 1);
      },
    ),
    { numRuns: 40 },
  );
});

test('the page is measured with the widths that the embedded fonts have', () => {
  for (const name of faceNames) {
    const tables = readTables(readFileSync(new URL(`../export/fonts/${name}.ttf`, import.meta.url)));
    const advances = readAdvances(tables);
    const unitsPerEm = toDataView(getTable(tables, 'head')).getUint16(18);
    const wrong = [...readCharacterMap(tables)].filter(([code, glyph]) => {
      const advance = getFace(name).advance(String.fromCodePoint(code)) ?? 0;
      return Math.abs(advance - ((advances[glyph] ?? 0) * 1000) / unitsPerEm) > 0.3;
    });
    expect(wrong).toEqual([]);
    expect(getFace(name).kerning('A', 'V')).toBeLessThan(-20);
    expect(getFace(name).kerning('Á', 'V')).toBe(getFace(name).kerning('A', 'V'));
  }
});

test('names and texts of Europe lose no letter', () => {
  const texts = [
    'Łukasz Šťastný',
    'Ελένη Παπαδάκη',
    'Олена Їжак',
    'Ştefan Țîru',
    'İbrahim Ağaoğlu',
    'Þórður Ægisson',
    'Nguyễn Thị Ánh',
    'Jürgen Groß',
    'Núria Col·lell',
  ];
  for (const text of texts) expect(toDrawableText(text)).toEqual({ text, missing: [] });
});

test('a line ends at spaces, after hyphens and dashes, but not in figures, addresses or where a space holds', () => {
  const words = 'Vier-Augen-Prinzip 2019-2021 ana-maria@example.com 100\u00a0% ';
  const lines = listLines(layoutLetter({ ...buildLetter(0), coverLetter: words.repeat(30) })).map(joinText);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/(-|Prinzip|2021|com|%)$/);
  for (const line of lines) expect(line).toMatch(/^(Vier|Augen|Prinzip|2019-2021|ana-maria@|100\u00a0%)/);
});

test('a signature under a dash is no list, two lines with bullets are one', () => {
  const layout = layoutLetter({ ...buildLetter(0), coverLetter: 'I bring\n- order\n* calm\n\nYours,\n– Ana' });
  expect(layout.blocks.map(({ role, lines }) => [role, lines.map(joinText).join('|')])).toEqual([
    ['paragraph', 'I bring'],
    ['listItem', '•order'],
    ['listItem', '•calm'],
    ['paragraph', 'Yours,|– Ana'],
  ]);
});
