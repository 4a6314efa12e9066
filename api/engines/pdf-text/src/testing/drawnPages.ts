import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import type { EngineProgress } from '@sheaf/platform/engineHooks';
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import type { DocumentText } from '../documentText.ts';
import { type DocumentRequest, readDocument } from '../readDocument.ts';

/** In points. */
export const SIZE = 11;
export const LEADING = 14;
export type Draw = (page: PDFPage, font: PDFFont, document: PDFDocument) => void | Promise<void>;

/** Draws a PDF with pages of A4. */
export async function drawPdf(...pages: Draw[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const draw of pages) await draw(document.addPage([595, 842]), font, document);
  return document.save();
}

/** Sets lines one under the other and gives the height at which the next one would be. */
export function setLines(page: PDFPage, font: PDFFont, lines: string[], { x = 60, y = 700, size = SIZE } = {}): number {
  for (const [index, line] of lines.entries()) page.drawText(line, { x, y: y - index * LEADING, size, font });
  return y - lines.length * LEADING;
}

/** Reads the text of a file as the tools do. */
export async function read(
  bytes: Uint8Array,
  request: Partial<DocumentRequest> = {},
  onProgress: (progress: EngineProgress) => void = () => undefined,
) {
  const fullRequest = { maxPages: 0, recognition: { mode: 'auto' as const }, ...request };
  return readDocument(createFileInMemory('report.pdf', bytes), fullRequest, { onProgress, signal: new AbortController().signal });
}

/** Returns the text of each paragraph. */
export const listParagraphs = ({ text, paragraphs }: DocumentText) => paragraphs.map(({ start, end }) => text.slice(start, end));
