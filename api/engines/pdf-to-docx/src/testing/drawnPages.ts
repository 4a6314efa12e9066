import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { buildModel } from '../buildModel.ts';
import type { ConversionRequest } from '../conversion.ts';
import type { Block, DocumentModel, Inline, Paragraph, Table } from '../model/documentModel.ts';

/** Pages drawn for tests, and what they are read as. */
export const SIZE = 11;
export const LEADING = 14;
export const LEFT = 70;
export const RIGHT = 525;
export const PROSE =
  'The harbour was quiet when the first boats came back in the morning, and nobody on the long stone pier could say whether the storm had passed them or was still to come. ';

export interface Pen {
  page: PDFPage;
  plain: PDFFont;
  bold: PDFFont;
  document: PDFDocument;
}

export type Draw = (pen: Pen) => void | Promise<void>;

export async function convertDrawnPages(pages: Draw[], request: Partial<ConversionRequest> = {}): Promise<DocumentModel> {
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  return buildModel(createFileInMemory('paper.pdf', await drawPdf(pages)), { maxPages: 0, recognition: { mode: 'off' }, ...request }, hooks);
}

export async function drawPdf(pages: Draw[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const plain = await document.embedFont(StandardFonts.TimesRoman);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  for (const draw of pages) await draw({ page: document.addPage([595, 842]), plain, bold, document });
  return document.save();
}

/** Sets a paragraph and gives the height at which the next one begins. */
export function set({ page, plain }: Pen, text: string, { x = LEFT, y = 700, width = RIGHT - LEFT } = {}): number {
  const lines = breakLines(text, plain, SIZE, width);
  for (const [index, line] of lines.entries()) page.drawText(line, { x, y: y - index * LEADING, size: SIZE, font: plain });
  return y - lines.length * LEADING - 8;
}

export function joinInlines(inlines: Inline[]): string {
  return inlines.map((inline) => (inline.kind === 'text' ? inline.text : inline.kind === 'field' ? inline.value : `<${inline.kind}>`)).join('');
}

export function listBlocks({ sections }: DocumentModel): Block[] {
  return sections.flatMap(({ blocks }) => blocks);
}

export function listParagraphs(model: DocumentModel): Paragraph[] {
  return listBlocks(model).filter((block) => block.kind === 'paragraph');
}

export function getFirstTable(model: DocumentModel): Table {
  const table = listBlocks(model).find((block) => block.kind === 'table');
  if (!table) throw new Error('No table was found.');
  return table;
}

export function listCellTexts({ rows }: Table): string[][] {
  return rows.map(({ cells }) =>
    cells.map(({ blocks }) => blocks.map((block) => (block.kind === 'paragraph' ? joinInlines(block.inlines) : '')).join('/')),
  );
}

export function drawLine(page: PDFPage, from: [number, number], to: [number, number], thickness = 0.7): void {
  page.drawLine({ start: { x: from[0], y: from[1] }, end: { x: to[0], y: to[1] }, thickness, color: rgb(0, 0, 0) });
}
