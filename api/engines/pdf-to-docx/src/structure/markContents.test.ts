import { expect, test } from '@jest/globals';
import { writeDocx } from '../docx/writeDocx.ts';
import type { Paragraph } from '../model/documentModel.ts';
import { buildDocument, heading, paragraph, text } from '../testing/models.ts';
import { readDocx } from '../testing/readDocx.ts';
import { validateDocx } from '../validate/validateDocx.ts';
import { markContents } from './markContents.ts';

const TITLES = ['Welcome', 'Who we are', 'Your first day'];

function entry(title: string, page: number): Paragraph {
  return paragraph([text(title), { kind: 'tab' }, text(String(page))], { tabs: [{ at: 450, align: 'right', leader: 'dot' }] });
}

function buildFlow(blocks: Paragraph[]) {
  return blocks.map((block, index) => ({ block, page: 1, columns: { count: 1, gap: 0 }, top: index * 20 }));
}

test('a table of contents becomes a field that Word updates, with links to its headings', async () => {
  const blocks = [
    ...TITLES.map((title, index) => entry(`${index + 1} ${title}`, index + 2)),
    ...TITLES.map((title, index) => heading(title, index === 1 ? 2 : 1)),
  ];
  markContents(buildFlow(blocks));
  const docx = await writeDocx(buildDocument(blocks));
  const xml = readDocx(docx).parts.get('word/document.xml') ?? '';
  expect(xml).toContain('TOC \\o &quot;1-2&quot; \\h \\z \\u');
  expect(xml.match(/<w:hyperlink [^>]*w:anchor="_Place\d+"/g)?.length).toBeGreaterThanOrEqual(TITLES.length);
  expect(xml.match(/w:fldCharType="(begin|separate|end)"/g)).toHaveLength(3);
  expect(() => validateDocx(docx)).not.toThrow();
});

test('prices that end with numbers are no table of contents', () => {
  const blocks = [entry('Fish soup', 9), entry('Leek tart', 7), entry('Half a duck', 18), heading('Sweets', 1)];
  markContents(buildFlow(blocks));
  expect(blocks.every(({ contents }) => contents === undefined)).toBe(true);
});
