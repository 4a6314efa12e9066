import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/** A function of PDFium as WebAssembly exports it: numbers in, a number out. */
type RawCall = (...numbers: number[]) => number;

/** What is asked for every single character or object of a page. */
const names = [
  'FPDFText_GetUnicode',
  'FPDFText_GetTextObject',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharOrigin',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_GetMatrix',
  'FPDFText_GetFontSize',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetStrokeColor',
  'FPDFPageObj_GetStrokeWidth',
  'FPDFPageObj_GetDashCount',
  'FPDFPageObj_GetDashArray',
  'FPDFPageObj_GetMarkedContentID',
  'FPDFPath_CountSegments',
  'FPDFPath_GetPathSegment',
  'FPDFPath_GetDrawMode',
  'FPDFPageObj_GetClipPath',
  'FPDFClipPath_CountPaths',
  'FPDFClipPath_CountPathSegments',
  'FPDFClipPath_GetPathSegment',
  'FPDFPathSegment_GetPoint',
  'FPDFPathSegment_GetType',
  'FPDFPathSegment_GetClose',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetMatrix',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
] as const;

export type PdfiumCalls = Record<(typeof names)[number], RawCall>;

/**
 * Binds PDFium's functions without the wrapper that converts arguments and results: a page has thousands of characters, each is asked
 * about six times, and the wrapping costs ten times what the call does.
 */
export function bindPdfiumCalls({ pdfium }: WrappedPdfiumModule): PdfiumCalls {
  const found: Partial<PdfiumCalls> = {};
  for (const name of names) {
    const call: unknown = Reflect.get(pdfium.wasmExports, name);
    if (!isRawCall(call)) throw new Error(`PDFium has no ${name}.`);
    found[name] = call;
  }
  return found as PdfiumCalls;
}

function isRawCall(value: unknown): value is RawCall {
  return typeof value === 'function';
}
