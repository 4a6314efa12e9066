import { expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import { writeDocx } from '../docx/writeDocx.ts';
import type { Paragraph } from '../model/documentModel.ts';
import { convertDrawnPages, type Draw, joinInlines, LEADING, LEFT, PROSE, SIZE, set } from '../testing/drawnPages.ts';
import { findFaults } from '../validate/findFaults.ts';

/** As many as a page has room for. */
const LINES = 49;

interface Edges {
  head?: string;
  foot?: string;
  /** Whether its text runs from the page before it to the one behind it. */
  runsOver?: boolean;
}

function pageWith({ head, foot, runsOver = false }: Edges): Draw {
  return (pen) => {
    if (head) pen.page.drawText(head, { x: LEFT, y: 805, size: 9, font: pen.plain });
    if (foot) pen.page.drawText(foot, { x: 290, y: 30, size: 9, font: pen.plain });
    if (!runsOver) set(pen, PROSE.repeat(3), { y: 740 });
    const lines = runsOver ? breakLines(`and ${PROSE.replace('. ', ' ').repeat(40)}`, pen.plain, SIZE, 455).slice(0, LINES) : [];
    for (const [index, text] of lines.entries()) pen.page.drawText(text, { x: LEFT, y: 760 - index * LEADING, size: SIZE, font: pen.plain });
  };
}

const words = (paragraphs: Paragraph[] | undefined) => paragraphs?.map(({ inlines }) => joinInlines(inlines)).join('|');

/** What Word shows at the edges of each section, and the number its first page has. */
async function buildSections(pages: Edges[]) {
  const model = await convertDrawnPages(pages.map(pageWith));
  expect(findFaults(await writeDocx(model))).toEqual([]);
  return model.sections.map(({ header, footer, evenHeader, firstFooter, firstPageNumber, numberFormat, blocks }) => ({
    pages: new Set(blocks.map(({ page }) => page)).size,
    ...(header && { header: words(header) }),
    ...(evenHeader && { evenHeader: words(evenHeader) }),
    ...(footer && { footer: words(footer) }),
    ...(firstFooter && { firstFooter: words(firstFooter) }),
    ...(firstPageNumber !== undefined && { firstPageNumber }),
    ...(numberFormat && { numberFormat }),
  }));
}

const counted = (count: number, edges: (number: number) => Edges) => Array.from({ length: count }, (_, index) => edges(index + 1));

test('two documents behind each other keep their own headers, and each begins at page one', async () => {
  const lease = counted(3, (number) => ({ head: 'Lease of the boathouse', foot: `${number}` }));
  const minutes = counted(4, (number) => ({ head: 'Minutes of the harbour board', foot: `Page ${number}` }));
  expect(await buildSections([...lease, ...minutes])).toEqual([
    { pages: 3, header: 'Lease of the boathouse', footer: '<pageNumber>' },
    { pages: 4, header: 'Minutes of the harbour board', footer: 'Page <pageNumber>', firstPageNumber: 1 },
  ]);
});

test('pages before the first chapter are counted in Roman numbers, as a thesis has them', async () => {
  const preface = ['i', 'ii', 'iii'].map((foot) => ({ foot }));
  expect(await buildSections([...preface, ...counted(4, (number) => ({ foot: `${number}` }))])).toEqual([
    { pages: 3, footer: '<pageNumber>', numberFormat: 'lowerRoman' },
    { pages: 4, footer: '<pageNumber>', firstPageNumber: 1 },
  ]);
});

test('left pages have headers of their own', async () => {
  const book = counted(6, (number) => ({ head: number % 2 === 1 ? 'The harbour' : 'A history of the coast', foot: `${number}` }));
  expect(await buildSections(book)).toEqual([{ pages: 6, header: 'The harbour', evenHeader: 'A history of the coast', footer: '<pageNumber>' }]);
});

test('each chapter has its own header, and the pages are counted on', async () => {
  const chapters = counted(6, (number) => ({ head: number < 4 ? 'Where the boats lie' : 'Who rows the boats', foot: `${number}` }));
  expect(await buildSections(chapters)).toEqual([
    { pages: 3, header: 'Where the boats lie', footer: '<pageNumber>' },
    { pages: 3, header: 'Who rows the boats', footer: '<pageNumber>' },
  ]);
});

test('headers that change within running text make no sections of it', async () => {
  const pages = counted(6, (number) => ({ head: number < 4 ? 'Where the boats lie' : 'Who rows the boats', foot: `${number}`, runsOver: true }));
  expect(await buildSections(pages)).toMatchObject([{ header: 'Who rows the boats', footer: '<pageNumber>' }]);
});

test('a number that begins at one far behind the cover never begins below nought', async () => {
  const cover = counted(4, () => ({ runsOver: true }));
  const pages = counted(4, (number) => ({ foot: `${number}`, runsOver: true }));
  const [section] = await buildSections([...cover, ...pages]);
  expect(section).toMatchObject({ footer: '<pageNumber>', firstPageNumber: 0 });
});

test('the number of a house in the foot of a letter counts no pages', async () => {
  const letter = counted(3, (number) => ({ foot: `2 Quay Street, Cork, sheet ${number}` }));
  expect(await buildSections(letter)).toMatchObject([{ footer: '2 Quay Street, Cork, sheet <pageNumber>' }]);
});
