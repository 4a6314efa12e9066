import { PDFName, PDFString, rgb } from 'pdf-lib';
import { type Draw, drawLine, LEADING, LEFT, type Pen, PROSE, RIGHT, SIZE, set } from './drawnPages.ts';
import { buildParagraphTag, buildTaggedPdf, type TestTag } from './taggedPdf.ts';

/** One pixel. */
export const PICTURE = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

export const prose: Draw = (pen) => void set(pen, PROSE.repeat(2));

/** Builds two pages: a heading with lines like table rows, and such lines alone. */
export const drawTaggedPages = () => {
  const row = (label: string, text: string, y: number): TestTag => ({
    tag: 'P',
    holds: [
      { text: label, x: 70, y, page: 2 },
      { text, x: 220, y, page: 2 },
    ],
  });
  return buildTaggedPdf([
    { tag: 'H1', holds: [{ text: 'Minutes', x: 70, y: 790 }] },
    buildParagraphTag(PROSE.slice(0, 70), 760),
    row('Date:', 'Thursday, 6 June', 760),
    row('Place:', 'Town hall', 744),
    row('Chair:', 'Ada Marsden', 728),
  ]);
};

/** Returns where a text that was put on a page ends. */
export function put({ page, plain }: Pen, text: string, { x = LEFT, y, size = SIZE }: { x?: number; y: number; size?: number }): number {
  page.drawText(text, { x, y, size, font: plain });
  return x + plain.widthOfTextAtSize(text, size);
}

/** Draws a white name on a bar much shorter than the lines of the text. */
export const whiteOnGreen: Draw = (pen) => {
  pen.page.drawRectangle({ x: LEFT, y: 760, width: 90, height: 24, color: rgb(0, 0.4, 0.2) });
  pen.page.drawText('NORTH', { x: LEFT + 12, y: 767, size: SIZE, font: pen.bold, color: rgb(1, 1, 1) });
  set(pen, PROSE.repeat(2));
};

/** Draws a footnote below its line, and the text with its mark. */
export const withFootnote: Draw = (pen) => {
  put(pen, '1', { x: put(pen, 'The survey was made again.', { y: 700 }), y: 704, size: 6.5 });
  set(pen, PROSE.repeat(7), { y: 680 });
  drawLine(pen.page, [LEFT, 120], [LEFT + 60, 120], 0.5);
  put(pen, 'Town archive, box 14.', { x: put(pen, '1 ', { y: 105, size: 9 }), y: 105, size: 9 });
};

/** Draws the mark of the footnote also before an address below the author's name. */
export const withAddress: Draw = async (pen) => {
  put(pen, '1', { x: put(pen, 'Greta Holtz', { y: 760 }), y: 764, size: 6.5 });
  put(pen, 'Institute of Mobility, Graz', { x: put(pen, '1', { y: 739, size: 6.5 }), y: 735 });
  await withFootnote(pen);
};

/** Draws a ruled table that continues at the top of the next page. */
export const tableOver = (from: number, to: number, rows: string[]): Draw => {
  const [edges, height] = [[LEFT, 250, RIGHT], (from - to) / rows.length];
  return (pen) => {
    for (let place = 0; place <= rows.length; place += 1) drawLine(pen.page, [LEFT, from - place * height], [RIGHT, from - place * height]);
    for (const x of edges) drawLine(pen.page, [x, from], [x, to]);
    for (const [index, text] of rows.entries()) {
      put(pen, text, { x: LEFT + 5, y: from - index * height - 14 });
      put(pen, `${index + 1} boats`, { x: 255, y: from - index * height - 14 });
    }
  };
};

const CLAUSE = 'The tenant keeps the house in order and tells the landlord';
export const clauses: Draw = ({ page, plain, bold }) => {
  let y = 780;
  const item = (x: number, mark: string, text: string, font = plain) => {
    page.drawText(mark, { x, y, size: SIZE, font });
    page.drawText(text, { x: x + 26, y, size: SIZE, font });
    y -= LEADING + 4;
  };
  page.drawText('between the landlord and the tenant', { x: LEFT, y: 800, size: SIZE, font: plain });
  for (const [index, title] of ['The premises', 'Rent and deposit', 'Ending the agreement'].entries()) {
    item(LEFT, `${index + 1}.`, title, bold);
    item(LEFT + 22, `${index + 1}.1`, CLAUSE);
    item(LEFT + 22, `${index + 1}.2`, CLAUSE);
  }
};

export const numberedChapters: Draw = (pen) => {
  let y = 790;
  for (const [number, words] of [
    ['1', 'Where the boats lie'],
    ['2', 'Who rows them'],
    ['3', 'What it costs'],
  ] as const) {
    pen.page.drawText(number, { x: LEFT, y, size: 16, font: pen.bold });
    pen.page.drawText(words, { x: LEFT + 24, y, size: 16, font: pen.bold });
    y = set(pen, PROSE.repeat(2), { y: y - 26 }) - 12;
  }
};

export const columns: Draw = (pen) => {
  for (const place of [0, 1]) set(pen, PROSE.repeat(6), { x: LEFT + place * 240, y: 760, width: 215 });
};

export const aside: Draw = (pen) => {
  pen.page.drawRectangle({ x: 60, y: 440, width: 135, height: 280, color: rgb(0.9, 0.9, 0.8) });
  for (const [index, words] of ['Contact', 'Pier 4, Leith', '0131 555 0199', 'Skills', 'Knots and splices', 'Charts'].entries())
    put(pen, words, { x: 68, y: 700 - index * (LEADING + 4), size: index % 3 === 0 ? 14 : SIZE });
  pen.page.drawText('Work', { x: 205, y: 700, size: 14, font: pen.bold });
  let y = 679.5;
  for (let count = 0; count < 3; count += 1) y = set(pen, PROSE.repeat(2).trim(), { x: 205, y, width: 330 });
};

export const withRunningHeader: Draw = (pen) => {
  put(pen, 'Report of the harbour board', { y: 805, size: 9 });
  set(pen, PROSE.repeat(20), { y: 760 });
};

/** Draws a paragraph of two lines whose first line fills its column. */
export const oneFullLine: Draw = (pen) => {
  const words = 'Nobody on the long stone pier could say whether the storm had';
  const scale = (RIGHT - LEFT) / pen.plain.widthOfTextAtSize(words, SIZE);
  pen.page.drawText(words, { x: LEFT, y: 760, size: SIZE * scale, font: pen.plain });
  pen.page.drawText('passed.', { x: LEFT, y: 760 - LEADING * scale, size: SIZE * scale, font: pen.plain });
  set(pen, PROSE.repeat(3), { y: 700 });
};

export const link: Draw = ({ page, plain, document }) => {
  page.drawText('See the tides', { x: LEFT, y: 700, size: 11, font: plain });
  const target = document.addPage([595, 842]);
  target.drawText('Tides of the week', { x: LEFT, y: 600, size: 11, font: plain });
  const { context } = document;
  const annotation = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [LEFT, 695, 200, 715], Dest: [target.ref, 'XYZ', 0, 620, 0] });
  annotation.set(PDFName.of('Contents'), PDFString.of('tides'));
  page.node.set(PDFName.of('Annots'), context.obj([context.register(annotation)]));
};
