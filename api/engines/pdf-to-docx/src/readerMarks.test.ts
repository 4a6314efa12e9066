import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { PDFHexString, PDFName, type PDFObject } from 'pdf-lib';
import { writeDocx } from './docx/writeDocx.ts';
import type { DocumentModel } from './model/documentModel.ts';
import { listInlines } from './model/listInlines.ts';
import { convertDrawnPages, drawLine, LEFT, listBlocks, type Pen, PROSE, SIZE, set } from './testing/drawnPages.ts';
import { validateDocx } from './validate/validateDocx.ts';

interface Annotation {
  subtype: string;
  box: [left: number, bottom: number, right: number, top: number];
  text?: string;
  author?: string;
  color?: [number, number, number];
  flags?: number;
}

/** Adds what a reader of the PDF marked or wrote. */
function annotate({ page, document }: Pen, { subtype, box, text, author, color, flags = 4 }: Annotation): void {
  const [left, bottom, right, top] = box;
  const written = (value: string): PDFObject => PDFHexString.fromText(value);
  const annotation = document.context.obj({ Type: 'Annot', Subtype: subtype, Rect: box, F: flags });
  if (['Highlight', 'Underline', 'StrikeOut'].includes(subtype))
    annotation.set(PDFName.of('QuadPoints'), document.context.obj([left, top, right, top, left, bottom, right, bottom]));
  if (color) annotation.set(PDFName.of('C'), document.context.obj(color));
  if (text !== undefined) annotation.set(PDFName.of('Contents'), written(text));
  if (author !== undefined) annotation.set(PDFName.of('T'), written(author));
  page.node.addAnnot(document.context.register(annotation));
}

/** Where some words of a line are, as its first words are known. */
function measureBox({ plain }: Pen, before: string, words: string, y: number): Annotation['box'] {
  const left = LEFT + plain.widthOfTextAtSize(before, SIZE);
  return [left, y - 3, left + plain.widthOfTextAtSize(words, SIZE), y + 9];
}

/** Lists the texts that look as asked. */
function findTexts(model: DocumentModel, wanted: (style: NonNullable<ReturnType<typeof listStyles>[number]>['style']) => unknown): string[] {
  return listStyles(model).flatMap(({ text, style }) => (wanted(style) ? [text.trim()] : []));
}

function listStyles(model: DocumentModel) {
  return listBlocks(model)
    .flatMap(listInlines)
    .flatMap((inline) => (inline.kind === 'text' ? [inline] : []));
}

async function writeParts(model: DocumentModel): Promise<{ document: string; comments: string }> {
  const docx = await writeDocx(model);
  validateDocx(docx);
  const parts = unzipSync(docx);
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  return { document: part('word/document.xml'), comments: part('word/comments.xml') };
}

test('a highlight with a comment becomes both in Word', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(3));
      const box = measureBox(pen, 'The harbour was ', 'quiet when the', 700);
      annotate(pen, { subtype: 'Highlight', box, text: 'How quiet?\nSay it.', author: 'Ida Lund', color: [1, 1, 0] });
    },
  ]);
  expect(findTexts(model, ({ highlight }) => highlight === 'ffff00')).toEqual(['quiet when the']);
  expect(model.comments).toMatchObject([{ text: 'How quiet?\nSay it.', author: 'Ida Lund' }]);
  const { document, comments } = await writeParts(model);
  expect(document).toContain('<w:highlight w:val="yellow"/>');
  expect(document).toMatch(/<w:commentRangeStart w:id="0"\/>(?:(?!<\/w:p>).)*quiet when the(?:(?!<\/w:p>).)*<w:commentRangeEnd w:id="0"\/>/);
  expect(comments).toMatch(/w:author="Ida Lund".*How quiet\?.*<\/w:p>.*Say it\./);
});

test('a note at the edge of a page becomes a comment on the nearest words of its line', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawText('Minutes of March', { x: LEFT, y: 700, size: 18, font: pen.bold });
      pen.page.drawText('The bench by the pond was mended.', { x: LEFT, y: 660, size: SIZE, font: pen.plain });
      annotate(pen, { subtype: 'Text', box: [540, 652, 560, 672], text: 'Who paid?' });
    },
  ]);
  expect(findTexts(model, ({ comment }) => comment)).toEqual(['mended.']);
  expect((await writeParts(model)).comments).toContain('Who paid?');
});

test('words struck out within a table are struck, and their comment is kept', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      for (const y of [720, 690, 660]) drawLine(pen.page, [LEFT, y], [LEFT + 300, y]);
      for (const x of [LEFT, LEFT + 150, LEFT + 300]) drawLine(pen.page, [x, 660], [x, 720]);
      for (const [x, y, text] of [
        [5, 700, 'Item'],
        [155, 700, 'Price'],
        [5, 670, 'Lamp oil'],
        [155, 670, '4.20'],
      ] as const)
        pen.page.drawText(text, { x: LEFT + x, y, size: SIZE, font: pen.plain });
      annotate(pen, { subtype: 'StrikeOut', box: [LEFT + 154, 667, LEFT + 178, 680], text: 'Now 4.60', author: 'Sales' });
      annotate(pen, { subtype: 'Underline', box: [LEFT + 4, 697, LEFT + 27, 710] });
    },
  ]);
  expect(findTexts(model, ({ isStruck }) => isStruck)).toEqual(['4.20']);
  expect(findTexts(model, ({ isUnderlined }) => isUnderlined)).toEqual(['Item']);
  expect((await writeParts(model)).document).toContain('<w:commentReference w:id="0"/>');
});

test.each([
  ['hidden', { flags: 2, text: 'Secret' }],
  ['never shown on a screen', { flags: 32, text: 'Print only' }],
  ['empty', { text: '' }],
])('a note that is %s is left out', async (_, facts) => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE);
      annotate(pen, { subtype: 'Text', box: [300, 690, 320, 710], ...facts });
    },
  ]);
  expect(model.comments).toBeUndefined();
  expect(findTexts(model, ({ comment }) => comment)).toEqual([]);
});

test('a comment over two paragraphs begins once', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const next = set(pen, PROSE);
      pen.page.drawText('Nothing else happened.', { x: LEFT, y: next - 30, size: SIZE, font: pen.plain });
      annotate(pen, { subtype: 'Highlight', box: [LEFT - 2, next - 36, 540, 712], text: 'Check all of it' });
    },
  ]);
  const { document } = await writeParts(model);
  expect(document.match(/<w:commentRangeStart/g)).toHaveLength(1);
});
