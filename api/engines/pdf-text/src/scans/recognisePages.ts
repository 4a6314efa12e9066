import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { openRecogniser } from '@sheaf/ocr/recogniser';
import type { PdfiumDocument } from '@sheaf/pdf/pdfium/pdfium';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import type { DocumentText } from '../documentText.ts';
import type { PageSegments } from '../read/readPage.ts';
import { evenOutLook } from './evenLook.ts';
import { buildRecognisedSegments } from './recognisedSegments.ts';
import { renderPage } from './renderPage.ts';
import { openScanReader, type ScanReader } from './scanReader.ts';

const MAX_PAGES = 40;
const MAX_PAGE_MS = 45_000;
/** Below this mean confidence a page has to be looked through by whoever uses its text. */
const HARD_PAGE_CONFIDENCE = 60;

export interface Recognition {
  /** How recognition is come by; left out where there is none. */
  open?: typeof openRecogniser;
  /** By Tesseract's names. Without any the language of each page is found from a first reading. */
  languages?: string[] | undefined;
  dataFolder?: string | undefined;
  mode: 'auto' | 'off' | 'force';
}

/** A document that PDFium has open. */
export interface OpenPdf {
  instance: WrappedPdfiumModule;
  document: PdfiumDocument;
}

type Warnings = DocumentText['warnings'];

/** Reads as pictures the pages that need it, in their places in `pages`, and says what could not be done. */
export async function recognisePages(
  { instance, document }: OpenPdf,
  pages: PageSegments[],
  recognition: Recognition,
  hooks: EngineHooks,
): Promise<Warnings> {
  const needed = pages.filter(({ need }) => recognition.mode === 'force' || need !== 'none');
  if (needed.length === 0 || recognition.mode === 'off') return [];
  const all = needed.map(({ page }) => page);
  if (!recognition.open) {
    for (const page of needed) dropGarbled(pages, page);
    return [{ code: 'ocr_unavailable', pages: all }];
  }
  const reader = await openScanReader({ ...recognition, open: recognition.open });
  const warnings: Warnings = reader.missing.length > 0 ? [{ code: 'ocr_language_missing', detail: reader.missing.join(', '), pages: all }] : [];
  if (!reader.isOpen) {
    for (const page of needed) dropGarbled(pages, page);
    return warnings;
  }
  const hard: number[] = [];
  const pagesByMissingLanguage = new Map<string, number[]>();
  try {
    const read = needed.slice(0, MAX_PAGES);
    for (const [count, page] of read.entries()) {
      hooks.onProgress({ stage: 'recognising', page: count + 1, pages: read.length });
      const found = await recognisePage({ instance, document }, page, reader, hooks.signal);
      if (found) pages[pages.indexOf(page)] = found.segments;
      else dropGarbled(pages, page);
      if (found?.missing) pagesByMissingLanguage.set(found.missing, [...(pagesByMissingLanguage.get(found.missing) ?? []), page.page]);
      if (!found || (found.segments.confidence ?? 0) < HARD_PAGE_CONFIDENCE) hard.push(page.page);
    }
    evenOutLook(pages);
    const unread = needed.slice(MAX_PAGES);
    for (const page of unread) dropGarbled(pages, page);
    for (const [detail, on] of pagesByMissingLanguage) warnings.push({ code: 'ocr_language_missing', detail, pages: on });
    if (unread.length > 0) warnings.push({ code: 'ocr_partial', pages: unread.map(({ page }) => page) });
    if (hard.length > 0) warnings.push({ code: 'ocr_hard_page', pages: hard });
    return warnings;
  } finally {
    reader.close();
  }
}

/** The page as recognised; nothing when it took too long or holds nothing that can be read. */
async function recognisePage(
  { instance, document }: OpenPdf,
  page: PageSegments,
  reader: ScanReader,
  signal: AbortSignal,
): Promise<{ segments: PageSegments; missing: string | undefined } | undefined> {
  const handle = instance.FPDF_LoadPage(document.handle, page.page - 1);
  if (!handle) return undefined;
  let picture: ReturnType<typeof renderPage>;
  try {
    picture = renderPage(instance, handle, page);
  } finally {
    instance.FPDF_ClosePage(handle);
  }
  if (!picture) return undefined;
  const tooLong = AbortSignal.timeout(MAX_PAGE_MS);
  try {
    const { recognised, missing } = await reader.read(picture, AbortSignal.any([signal, tooLong]));
    return recognised.paragraphs.length > 0 ? { segments: buildRecognisedSegments(page, recognised, picture), missing } : undefined;
  } catch (error) {
    signal.throwIfAborted();
    if (!tooLong.aborted) throw error;
    return undefined;
  }
}

/** Text that means nothing is worse than none. */
function dropGarbled(pages: PageSegments[], page: PageSegments): void {
  if (page.need === 'garbled') pages[pages.indexOf(page)] = { ...page, source: 'none', groups: [] };
}
