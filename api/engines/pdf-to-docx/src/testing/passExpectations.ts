import { rgb } from 'pdf-lib';
import type { ConversionRequest, ConvertedModel } from '../conversion.ts';
import { type DocumentModel, getListPlace } from '../model/documentModel.ts';
import type { PassName } from '../passes/passes.ts';
import { type Draw, drawLine, joinInlines, LEADING, LEFT, listParagraphs, PROSE, RIGHT, set } from './drawnPages.ts';
import {
  aside,
  clauses,
  columns,
  drawTaggedPages,
  link,
  numberedChapters,
  oneFullLine,
  PICTURE,
  prose,
  put,
  tableOver,
  whiteOnGreen,
  withAddress,
  withFootnote,
  withRunningHeader,
} from './examplePages.ts';

/** What a pass does for a visitor: a document, and what it shows only when the pass was run. */
export interface Expectation {
  pages: Draw[] | (() => Promise<Uint8Array>);
  request?: Partial<ConversionRequest>;
  fact: string;
  readFact: (converted: ConvertedModel) => unknown;
  is: unknown;
}

const startingWith = (model: DocumentModel, start: string) => listParagraphs(model).find(({ inlines }) => joinInlines(inlines).startsWith(start));
const listRoles = (model: DocumentModel) => listParagraphs(model).map(({ role }) => role.type);
const findListIds = (model: DocumentModel) => listParagraphs(model).map(({ role }) => getListPlace(role)?.list);
const listKinds = (model: DocumentModel) => model.sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));

const proseIsThere = ({ model }: ConvertedModel) => startingWith(model, 'The harbour') !== undefined;

export const expectations: Record<PassName, Expectation> = {
  'trust tags': {
    pages: drawTaggedPages,
    fact: 'lines are paragraphs on a page that is tagged with nothing but paragraphs',
    readFact: ({ model }) => listKinds(model).includes('table'),
    is: false,
  },
  'take line numbers': {
    pages: [
      (pen) => {
        set(pen, PROSE.repeat(12));
        for (const number of [5, 10, 15, 20]) put(pen, String(number), { x: 40, y: 700 - (number - 1) * LEADING });
      },
    ],
    fact: 'the numbers of lines are no part of their sentences',
    readFact: ({ model }) => joinInlines(listParagraphs(model).flatMap(({ inlines }) => inlines)).includes('20'),
    is: false,
  },
  'take running headers and footers': {
    pages: [withRunningHeader, withRunningHeader, withRunningHeader],
    fact: 'a running header is no part of the text',
    readFact: ({ model }) => startingWith(model, 'Report of the harbour board') === undefined,
    is: true,
  },
  'take footnotes': {
    pages: [withFootnote],
    fact: 'a footnote is one of the document',
    readFact: ({ model }) => model.footnotes.length,
    is: 1,
  },
  'explain marks of addresses': {
    pages: [withAddress],
    fact: 'the mark of an author does not lead to a footnote',
    readFact: ({ model }) => joinInlines(startingWith(model, 'Greta Holtz')?.inlines ?? []),
    is: 'Greta Holtz1',
  },
  'take pictures': {
    pages: [
      async (pen) => {
        set(pen, PROSE.repeat(2));
        pen.page.drawImage(await pen.document.embedPng(PICTURE), { x: LEFT, y: 300, width: 200, height: 120 });
      },
    ],
    fact: 'a picture is in the document',
    readFact: ({ model }) => model.pictures.size,
    is: 1,
  },
  'lay out pages': { pages: [prose], fact: 'the text of a page is in the document', readFact: proseIsThere, is: true },
  'find doubtful pages': {
    pages: [
      (pen) => {
        const form = pen.document.getForm();
        for (const [index, label] of ['Name', 'Street', 'Town', 'Country'].entries()) {
          put(pen, label, { y: 700 - 40 * index });
          form.createTextField(label).addToPage(pen.page, { x: 200, y: 695 - 40 * index, width: 200, height: 20 });
        }
      },
    ],
    fact: 'a visitor is told which page is a form',
    readFact: ({ lookAt }) => lookAt.map(({ page, why }) => [page, why]),
    is: [[1, 'form']],
  },
  'measure margins': {
    pages: [(pen) => void set(pen, PROSE.repeat(20), { x: 120, y: 760, width: 380 })],
    fact: 'the margin of the page is where its text begins',
    readFact: ({ model }) => Math.round(model.sections[0]?.paper.left ?? 0),
    is: 120,
  },
  'stitch tables': {
    pages: [
      async (pen) => {
        set(pen, PROSE.repeat(20), { y: 780 });
        await tableOver(300, 60, ['Leith', 'Oban', 'Wick', 'Mallaig', 'Ayr', 'Troon'])(pen);
      },
      tableOver(790, 550, ['Tain', 'Nairn', 'Elgin', 'Forres', 'Keith', 'Huntly']),
    ],
    fact: 'a table over two pages is one',
    readFact: ({ model }) => listKinds(model).filter((kind) => kind === 'table').length,
    is: 1,
  },
  'find body style': {
    pages: [prose],
    fact: 'the document has the font of its text',
    readFact: ({ model }) => model.body.font,
    is: 'Times New Roman',
  },
  'collect words': {
    pages: [
      (pen) => {
        put(pen, 'Nobody on the long stone pier could say who had taken the old iron boat-', { y: 760 });
        put(pen, 'hook, nor why the new boat-hook beside it was left where it lay in the morning', { y: 760 - LEADING });
        put(pen, 'of the storm.', { y: 760 - 2 * LEADING });
      },
    ],
    fact: 'a word keeps the hyphen at the end of a line that it has elsewhere',
    readFact: ({ model }) => joinInlines(listParagraphs(model)[0]?.inlines ?? []).includes('iron boat-hook'),
    is: true,
  },
  'number footnotes': {
    pages: [withFootnote],
    fact: 'the mark of a footnote leads to it',
    readFact: ({ model }) => startingWith(model, 'The survey')?.inlines.some(({ kind }) => kind === 'footnote'),
    is: true,
  },
  'build passages': { pages: [prose], fact: 'the text of a document is in it', readFact: proseIsThere, is: true },
  'settle alignment': {
    pages: [oneFullLine],
    fact: 'a full line in ragged text is not stretched',
    readFact: ({ model }) => startingWith(model, 'Nobody')?.align,
    is: 'left',
  },
  'name headings': {
    pages: [
      (pen) => {
        pen.page.drawText('The harbour in winter', { x: LEFT, y: 780, size: 20, font: pen.bold });
        set(pen, PROSE.repeat(4), { y: 740 });
      },
    ],
    fact: 'a large bold line is a heading',
    readFact: ({ model }) => listRoles(model),
    is: ['heading', 'body'],
  },
  'join clauses': {
    pages: [clauses],
    fact: 'clause titles are headings that the list of the clauses numbers',
    readFact: ({ model }) => findListIds(model).slice(1),
    is: new Array(9).fill(0),
  },
  'count headings': {
    pages: [numberedChapters],
    fact: 'Word counts headings that were counted',
    readFact: ({ model }) =>
      listParagraphs(model).flatMap(({ role, inlines }) => (role.type === 'heading' && role.number ? [joinInlines(inlines)] : [])),
    is: ['Where the boats lie', 'Who rows them', 'What it costs'],
  },
  'set list items': {
    pages: [
      (pen) => {
        for (const [index, text] of ['Mend the nets', 'Paint the hull', 'Coil the ropes'].entries()) {
          put(pen, `${index + 1}.`, { y: 700 - index * LEADING });
          put(pen, text, { x: LEFT + 20, y: 700 - index * LEADING });
        }
      },
    ],
    fact: 'lines with numbers are a list that Word counts',
    readFact: ({ model }) => listParagraphs(model).map(({ role, inlines }) => [role.type, joinInlines(inlines)]),
    is: [
      ['listItem', 'Mend the nets'],
      ['listItem', 'Paint the hull'],
      ['listItem', 'Coil the ropes'],
    ],
  },
  'set borders': {
    pages: [
      (pen) => {
        pen.page.drawText('Experience', { x: LEFT, y: 780, size: 15, font: pen.bold });
        drawLine(pen.page, [LEFT, 772], [RIGHT, 772]);
        set(pen, PROSE.repeat(2), { y: 750 });
      },
    ],
    fact: 'the line under a title is its border',
    readFact: ({ model }) => startingWith(model, 'Experience')?.borders?.below !== undefined,
    is: true,
  },
  'set shading': {
    pages: [
      (pen) => {
        const next = set(pen, PROSE.repeat(2), { y: 760 });
        pen.page.drawRectangle({ x: LEFT - 4, y: next - 2.6 * LEADING, width: RIGHT - LEFT + 8, height: 3.8 * LEADING, color: rgb(1, 0.9, 0.6) });
        set(pen, `Note: ${PROSE}`, { y: next, width: RIGHT - LEFT - 10 });
      },
    ],
    fact: 'a call-out has the colour behind it',
    readFact: ({ model }) => startingWith(model, 'Note:')?.shading,
    is: 'ffe699',
  },
  'set spacing': {
    pages: [(pen) => void set(pen, PROSE.replace('The', 'Later the'), { y: set(pen, PROSE.repeat(2)) - 20 })],
    fact: 'a paragraph stands as far from the one above as it did',
    readFact: ({ model }) => (startingWith(model, 'Later')?.spaceBefore ?? 0) > 20,
    is: true,
  },
  'build flow': { pages: [prose], fact: 'passages are in the document', readFact: proseIsThere, is: true },
  'gather side columns': {
    pages: [aside],
    fact: 'a narrow column stands beside the wide one in a row of two cells',
    readFact: ({ model }) =>
      model.sections.flatMap(({ blocks }) => blocks.map((block) => (block.kind === 'table' ? block.rows[0]?.cells.length : 0))),
    is: [2],
  },
  'set page breaks': {
    pages: [(pen) => void set(pen, PROSE.repeat(2)), ({ page, bold }) => page.drawText('Closing remarks', { x: LEFT, y: 700, size: 20, font: bold })],
    fact: 'a chapter that left its page early begins the next page',
    readFact: ({ model }) => startingWith(model, 'Closing')?.beginsPage,
    is: true,
  },
  'place unused footnotes': {
    pages: [
      (pen) => {
        set(pen, PROSE.repeat(3));
        drawLine(pen.page, [LEFT, 120], [LEFT + 140, 120]);
        put(pen, '7', { y: 110, size: 5 });
        put(pen, 'By the same two people as before.', { x: LEFT + 4, y: 106, size: 8 });
      },
    ],
    fact: 'a note that no mark leads to is in the text',
    readFact: ({ model }) => startingWith(model, '7 By the same two people') !== undefined,
    is: true,
  },
  'insert fixed pages': {
    pages: [(pen) => void set(pen, PROSE), ({ page, bold }) => page.drawText('Regatta', { x: 300, y: 400, size: 48, font: bold })],
    request: { pageModes: [{ page: 2, mode: 'exact' }] },
    fact: 'a page that keeps its look has its words',
    readFact: ({ model }) => startingWith(model, 'Regatta') !== undefined,
    is: true,
  },
  'set space before': {
    pages: [
      ({ page, bold }) => page.drawText('The harbour', { x: LEFT, y: 400, size: 30, font: bold }),
      (pen) => void set(pen, PROSE.repeat(20), { y: 770 }),
    ],
    fact: 'a title in the middle of its page has the space above it',
    readFact: ({ model }) => (startingWith(model, 'The harbour')?.spaceBefore ?? 0) > 200,
    is: true,
  },
  'set bookmarks': {
    pages: [link],
    fact: 'a link within the document leads to its paragraph',
    readFact({ model }) {
      const [inline] = startingWith(model, 'See')?.inlines ?? [];
      const target = startingWith(model, 'Tides')?.bookmark;
      return target !== undefined && inline?.kind === 'text' && inline.link?.to === 'bookmark' && inline.link.bookmark === target;
    },
    is: true,
  },
  'write running headers and footers': {
    pages: [withRunningHeader, withRunningHeader, withRunningHeader],
    fact: 'a running header is Word’s own',
    readFact: ({ model }) => model.sections[0]?.header?.map(({ inlines }) => joinInlines(inlines)),
    is: ['Report of the harbour board'],
  },
  'build sections': { pages: [prose], fact: 'the flow of a document is in its sections', readFact: proseIsThere, is: true },
  'keep columns even': {
    pages: [columns],
    fact: 'columns that end half way down the page stay as long as each other',
    readFact: ({ model }) => model.sections.map(({ start, columns: { count } }) => [start, count]),
    is: [
      ['nextPage', 2],
      ['continuous', 1],
    ],
  },
  'write footnotes': {
    pages: [withFootnote],
    fact: 'a footnote has its words',
    readFact: ({ model }) => model.footnotes.map(({ blocks: [block] }) => joinInlines(block?.inlines ?? [])),
    is: ['Town archive, box 14.'],
  },
  'apply corrections': {
    pages: [prose],
    request: { corrections: [{ page: 1, block: 0, begins: 'Theharbourwasquietwhenth', as: 'parted', word: 3 }] },
    fact: 'what the visitor says was read wrong is corrected',
    readFact: ({ model }) => startingWith(model, 'quiet when') !== undefined,
    is: true,
  },
  'keep text visible': {
    pages: [whiteOnGreen],
    fact: 'white words keep their background colour',
    readFact: ({ model }) => startingWith(model, 'NORTH')?.shading,
    is: '006633',
  },
};
