import { transfer } from 'comlink';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './openPdf';

/** A file as the page names it to the worker. */
export interface PdfSource {
  /** The same for the same file and password. */
  key: string;
  file: Blob;
  password: string;
}

/** What the worker does for the page. */
export interface PageReader {
  /** Answers once the worker is loaded. */
  isReady(): Promise<true>;
  /** Opens the file unless it is open, and tells how many pages it has. */
  pageCount(source: PdfSource): Promise<number>;
  /** A picture of one page, its longer side that many pixels long. */
  draw(source: PdfSource, page: number, longSide: number): Promise<ImageBitmap>;
}

// Each open file holds what pdf.js has read of it.
const MAX_OPEN_FILES = 4;

/** Reads and draws pages with pdf.js. Runs in a worker, so that a heavy page never holds up the visitor. */
export function createPageReader(assets: string): PageReader {
  // In the order of their last use.
  const open = new Map<string, Promise<PDFDocumentProxy>>();

  function opened({ key, file, password }: PdfSource): Promise<PDFDocumentProxy> {
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

  return {
    isReady: async () => true,
    pageCount: async (source) => (await opened(source)).numPages,
    async draw(source, number, longSide) {
      const page = await (await opened(source)).getPage(number);
      try {
        const picture = await pictureOf(page, longSide);
        return transfer(picture, [picture]);
      } finally {
        page.cleanup();
      }
    },
  };
}

async function close(pdf: Promise<PDFDocumentProxy>): Promise<void> {
  const [settled] = await Promise.allSettled([pdf]);
  if (settled?.status === 'fulfilled') await settled.value.loadingTask.destroy();
}

async function pictureOf(page: PDFPageProxy, longSide: number): Promise<ImageBitmap> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longSide / Math.max(width, height) });
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  // The types know the canvas of a page only.
  const target: object = { canvas };
  await page.render({ canvas: null, viewport, ...target }).promise;
  return canvas.transferToImageBitmap();
}
