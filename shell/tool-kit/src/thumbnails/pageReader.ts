import { transfer } from 'comlink';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createFontMeasures } from './fontMeasures';
import { openPdf } from './openPdf';
import { type FontMeasures, readPageText, readPageWords, type TextPiece } from './pageText';

/** A file as the page names it to the worker. */
export interface PdfSource {
  /** Identifies a file with its password. */
  key: string;
  file: Blob;
  password: string;
}

/** How large a page is, turned as it is shown, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** What the worker does for the page. */
export interface PageReader {
  /** Answers once the worker is loaded. */
  isReady(): Promise<true>;
  /** Opens the file unless it is open, and returns how many pages it has. */
  pageCount(source: PdfSource): Promise<number>;
  /** A picture of one page, its longer side that many pixels long. */
  draw(source: PdfSource, page: number, longSide: number): Promise<ImageBitmap>;
  /** How large that many pages are from the first named one on; fewer at the end. */
  sizes(source: PdfSource, first: number, count: number): Promise<PageSize[]>;
  /** The text of one page, in the order it was written in. */
  text(source: PdfSource, page: number): Promise<TextPiece[]>;
  /** The text of a page without positions, for searching: a fiftieth of the size. */
  words(source: PdfSource, page: number): Promise<string>;
}

// Each open file holds what pdf.js has read of it.
const MAX_OPEN_FILES = 4;
// ISO 216 A4: what a page counts as that cannot be read at all.
const PAPER: PageSize = { width: 595, height: 842 };

/** Reads and draws pages with pdf.js. Runs in a worker, so that a heavy page never holds up the visitor. */
export function createPageReader(assets: string): PageReader {
  // In the order of their last use.
  const open = new Map<string, Promise<PDFDocumentProxy>>();
  let fonts: FontMeasures | undefined;

  function openDocument({ key, file, password }: PdfSource): Promise<PDFDocumentProxy> {
    const pdf = open.get(key) ?? openPdf(file, password, assets);
    open.delete(key);
    open.set(key, pdf);
    for (const [oldest, unused] of open) {
      if (open.size <= MAX_OPEN_FILES) break;
      open.delete(oldest);
      void close(unused);
    }
    return pdf;
  }

  async function readFromPage<T>(source: PdfSource, number: number, take: (page: PDFPageProxy) => Promise<T>): Promise<T> {
    const page = await (await openDocument(source)).getPage(number);
    try {
      return await take(page);
    } finally {
      page.cleanup();
    }
  }

  return {
    isReady: async () => true,
    pageCount: async (source) => (await openDocument(source)).numPages,
    draw: (source, number, longSide) =>
      readFromPage(source, number, async (page) => {
        const picture = await drawPage(page, longSide);
        return transfer(picture, [picture]);
      }),
    async sizes(source, first, count) {
      const pdf = await openDocument(source);
      const numbers = Array.from({ length: Math.max(0, Math.min(count, pdf.numPages - first + 1)) }, (_, index) => first + index);
      return Promise.all(
        numbers.map((number) =>
          pdf.getPage(number).then(
            (page) => measurePage(page),
            () => PAPER,
          ),
        ),
      );
    },
    text: (source, number) =>
      readFromPage(source, number, (page) => {
        fonts ??= createFontMeasures();
        return readPageText(page, fonts);
      }),
    words: (source, number) => readFromPage(source, number, readPageWords),
  };
}

function measurePage(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

async function close(pdf: Promise<PDFDocumentProxy>): Promise<void> {
  const [settled] = await Promise.allSettled([pdf]);
  if (settled?.status === 'fulfilled') await settled.value.loadingTask.destroy();
}

async function drawPage(page: PDFPageProxy, longSide: number): Promise<ImageBitmap> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longSide / Math.max(width, height) });
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  // The types know the canvas of a page only.
  const target: object = { canvas };
  await page.render({ canvas: null, viewport, ...target }).promise;
  return canvas.transferToImageBitmap();
}
