import { expect, test } from '@jest/globals';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { convertToModel } from '../buildModel.ts';
import { writeDocx } from '../docx/writeDocx.ts';
import type { CorrectedAs, Correction } from '../model/correction.ts';
import type { Block, DocumentModel } from '../model/documentModel.ts';
import { buildPreview } from '../preview/buildPreview.ts';
import type { PreviewParagraph, PreviewTable } from '../preview/documentPreview.ts';
import { type Draw, drawPdf, joinInlines, LEFT, listBlocks, listCellTexts, PROSE, SIZE, set } from '../testing/drawnPages.ts';
import { buildDocument, item, paragraph } from '../testing/models.ts';
import { validateDocx } from '../validate/validateDocx.ts';
import { applyCorrections } from './applyCorrections.ts';
import { joinParagraphs } from './paragraphCorrections.ts';

interface StatedCorrection {
  /** How the text of the block begins in the preview. */
  of: string;
  as: CorrectedAs;
  count?: number;
  word?: number;
  page?: number;
}

/** Converts, corrects what the preview shows as a visitor does, one after the other, and returns the last document. */
async function correct(pages: Draw[], stated: StatedCorrection[]): Promise<{ before: string[]; after: string[]; model: DocumentModel }> {
  const bytes = await drawPdf(pages);
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const convert = (corrections: Correction[]) =>
    convertToModel(createFileInMemory('paper.pdf', bytes), { maxPages: 0, recognition: { mode: 'off' }, corrections }, hooks);
  const first = await convert([]);
  let last = first;
  const corrections: Correction[] = [];
  for (const { of, page = 1, ...how } of stated) {
    const shown = buildPreview(last.model, last).pages.find((each) => each.page === page);
    const block = shown?.parts.flatMap(({ blocks }) => blocks).find((each) => textOfPreview(each).startsWith(of));
    if (!block?.place) throw new Error(`Nothing in the preview begins with ${of}.`);
    corrections.push({ page, ...block.place, ...how });
    last = await convert(corrections);
  }
  validateDocx(await writeDocx(last.model));
  return { before: describe(first.model), after: describe(last.model), model: last.model };
}

function textOfPreview(block: PreviewParagraph | PreviewTable): string {
  if (block.kind === 'table') return block.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs.map(textOfPreview))).join(' ');
  return block.pieces.map((piece) => (piece.kind === 'text' ? piece.text : ' ')).join('');
}

function describe(model: DocumentModel): string[] {
  return listBlocks(model).map(describeBlock);
}

function describeBlock(block: Block): string {
  if (block.kind === 'table')
    return listCellTexts(block)
      .map((row) => row.join(' | '))
      .join(' / ');
  const text = joinInlines(block.inlines);
  return block.role.type === 'heading' ? `H${block.role.level} ${text}` : text;
}

const draw = (lines: readonly (readonly [text: string, x?: number])[], y = 700, step = 30): Draw => {
  return ({ page, plain }) => {
    let at = y;
    for (const [text, x = LEFT] of lines) {
      page.drawText(text, { x, y: at, size: SIZE, font: plain });
      at -= step;
    }
  };
};

test('a line that is a heading becomes one, and a heading that is none becomes text', async () => {
  const page: Draw = (pen) => {
    pen.page.drawText('The Harbour', { x: LEFT, y: 780, size: 22, font: pen.bold });
    set(pen, PROSE.repeat(2), { y: 740 });
    pen.page.drawText('Opening hours', { x: LEFT, y: 660, size: SIZE, font: pen.plain });
    set(pen, PROSE.repeat(2), { y: 630 });
  };
  const { before, after } = await correct(
    [page],
    [
      { of: 'Opening hours', as: 'heading' },
      { of: 'The Harbour', as: 'text' },
    ],
  );
  expect(before.filter((text) => text.startsWith('H'))).toEqual(['H1 The Harbour']);
  expect(after.filter((text) => text.startsWith('H'))).toEqual(['H2 Opening hours']);
  expect(after).toContain('The Harbour');
});

test('two paragraphs become one, over the end of a page as well', async () => {
  const first: Draw = draw([['The pilot waited at the gate.']], 100);
  const second: Draw = draw([['He came by boat.'], ['Nobody else came.']]);
  const { after } = await correct([first, second], [{ of: 'The pilot', as: 'joined' }]);
  expect(after).toEqual(['The pilot waited at the gate. He came by boat.', 'Nobody else came.']);
});

test('a word that was divided between two paragraphs is whole again', () => {
  const joined = joinParagraphs(paragraph('The har-'), paragraph('bour master came.'));
  expect(joinInlines(joined.inlines)).toBe('The harbour master came.');
});

test('three paragraphs become one, and an item of a list becomes a heading that is still counted', () => {
  const [section] = buildDocument([paragraph('One'), paragraph('two'), paragraph('three.'), item('Scope', 0)]).sections;
  const source = { segments: [], area: { left: 0, right: 400 }, source: { knowledge: { seen: new Set<string>() }, bodyFont: '' }, styles: [] };
  const corrections: Correction[] = [
    { page: 1, block: 0, begins: 'One', as: 'joined', count: 3 },
    { page: 1, block: 1, begins: 'Scope', as: 'heading' },
  ];
  applyCorrections(section ? [section] : [], corrections, () => source);
  expect(section?.blocks.map(describeBlock)).toEqual(['One two three.', 'H1 Scope']);
  expect(section?.blocks[1]).toMatchObject({ role: { number: { list: 0, level: 0 } } });
});

test('a paragraph is split before a word', async () => {
  const page: Draw = (pen) =>
    void set(pen, 'Ana Ruiz, 12 Quay Street, Bristol. The rent is due on the first day of every month, as it always was in this house.');
  const { before, after } = await correct([page], [{ of: 'Ana Ruiz', as: 'parted', word: 6 }]);
  expect(before).toHaveLength(1);
  expect(after).toEqual(['Ana Ruiz, 12 Quay Street, Bristol.', 'The rent is due on the first day of every month, as it always was in this house.']);
});

const hands: Draw = ({ page, plain }) => {
  for (const [row, [name, word]] of [
    ['Wren', 'morning watch at the gate'],
    ['Olsen', 'evening round'],
    ['Petrov', 'kitchen and stores'],
  ].entries()) {
    page.drawText(name ?? '', { x: LEFT, y: 700 - row * 28, size: SIZE, font: plain });
    page.drawText(word ?? '', { x: LEFT + 42, y: 700 - row * 28, size: SIZE, font: plain });
  }
};

test('lines become the rows of a table, and the table lines again', async () => {
  const rows = ['Wren | morning watch at the gate', 'Olsen | evening round', 'Petrov | kitchen and stores'].join(' / ');
  const asText = await correct([hands], []);
  const stated: StatedCorrection[] = asText.before.includes(rows) ? [{ of: 'Wren', as: 'text' }] : [];
  const { after: lines } = await correct([hands], stated);
  expect(lines).toHaveLength(3);
  const { after } = await correct([hands], [...stated, { of: 'Wren', as: 'table', count: 3 }]);
  expect(after).toEqual([rows]);
  const { after: again } = await correct([hands], [...stated, { of: 'Wren', as: 'table', count: 3 }, { of: 'Wren', as: 'text' }]);
  expect(again).toEqual(['Wren<tab>morning watch at the gate', 'Olsen<tab>evening round', 'Petrov<tab>kitchen and stores']);
});

test.each([
  ['another text is found there', { page: 1, block: 0, begins: 'Somethingelse', as: 'heading' }],
  ['there is no such block', { page: 1, block: 40, begins: 'Theharbourwasquietwhent', as: 'heading' }],
  ['its words stand in one column', { page: 1, block: 0, begins: 'Theharbourwasquietwhenth', as: 'table' }],
  ['it has no such word', { page: 1, block: 0, begins: 'Theharbourwasquietwhenth', as: 'parted', word: 400 }],
] as const)('nothing is corrected where %s', async (_, correction) => {
  const bytes = await drawPdf([(pen) => void set(pen, PROSE)]);
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const request = { maxPages: 0, recognition: { mode: 'off' as const } };
  const plain = await convertToModel(createFileInMemory('a.pdf', bytes), request, hooks);
  const corrected = await convertToModel(createFileInMemory('a.pdf', bytes), { ...request, corrections: [correction] }, hooks);
  expect(corrected.model.sections).toEqual(plain.model.sections);
});
