import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Registers the parsing half of pdf.js, which then runs where this file runs.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { BlobRanges } from './blobRanges';

// An image of more pixels is left out of the picture: unpacked it would take gigabytes.
const MAX_IMAGE_PIXELS = 64 * 1024 * 1024;

/** Opens a PDF with pdf.js inside a worker. `assets` is where pdf.js' own character maps, fonts and image decoders lie. */
export function openPdf(file: Blob, password: string, assets: string): Promise<PDFDocumentProxy> {
  return getDocument({
    range: new BlobRanges(file),
    disableAutoFetch: true,
    disableStream: true,
    password,
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    iccUrl: `${assets}iccs/`,
    useWorkerFetch: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilterFactory,
    ...drawnInAWorker,
  }).promise;
}

// The types know a page's document only; of it pdf.js uses nothing but the fonts, which a worker has too.
const drawnInAWorker: object = { ownerDocument: globalThis, disableWorkerRendering: true };

interface CanvasAndContext {
  canvas: OffscreenCanvas;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** What pdf.js draws on between the page and the finished picture. */
class OffscreenCanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  getNoAlphaContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }

  destroy({ canvas }: CanvasAndContext): void {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** pdf.js filters with SVG where there is a document; told that there is no filter it computes the pixels itself. */
class NoFilterFactory {
  addFilter = () => NO_FILTER;
  addHCMFilter = () => NO_FILTER;
  addAlphaFilter = () => NO_FILTER;
  addLuminosityFilter = () => NO_FILTER;
  addKnockoutFilter = () => NO_FILTER;
  addHighlightHCMFilter = () => NO_FILTER;
  addSelectionHCMFilter = () => NO_FILTER;
  addSelectionFilter = () => NO_FILTER;
  createSelectionStyle = () => null;
  destroy = () => undefined;
}

const NO_FILTER = 'none';
