import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { openRecogniser, Recogniser } from '@sheaf/ocr/recogniser';
import type { PdfiumDocument } from '@sheaf/pdf/pdfium/pdfium';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import type { DocumentText } from '../documentText.ts';
import type { PageSegments } from '../read/readPage.ts';
import { evenOutLook } from './evenLook.ts';
import { buildRecognisedSegments } from './recognisedSegments.ts';
import { renderPage } from './renderPage.ts';

const MAX_PAGES = 40;
const MAX_PAGE_MS = 45_000;
/** Below this mean confidence a page has to be looked through by whoever uses its text. */
const HARD_PAGE_CONFIDENCE = 60;
/** `eng` is what Tesseract calls English, whose data comes with the product. */
const USUAL_LANGUAGES = ['eng'];

export interface Recognition {
  /** How recognition is come by; left out where there is none. */
  open?: typeof openRecogniser;
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
  const opened = await openedRecogniser(recognition);
  const warnings: Warnings = [...opened.warnings.map((warning) => ({ ...warning, pages: all }))];
  const { recogniser } = opened;
  if (!recogniser) {
    for (const page of needed) dropGarbled(pages, page);
    return warnings;
  }
  const hard: number[] = [];
  try {
    const read = needed.slice(0, MAX_PAGES);
    for (const [count, page] of read.entries()) {
      hooks.onProgress({ stage: 'recognising', page: count + 1, pages: read.length });
      const recognised = await recognisedPage({ instance, document }, page, recogniser, hooks.signal);
      if (recognised) pages[pages.indexOf(page)] = recognised;
      else dropGarbled(pages, page);
      if (!recognised || (recognised.confidence ?? 0) < HARD_PAGE_CONFIDENCE) hard.push(page.page);
    }
    evenOutLook(pages);
    const left = needed.slice(MAX_PAGES);
    for (const page of left) dropGarbled(pages, page);
    if (left.length > 0) warnings.push({ code: 'ocr_partial', pages: left.map(({ page }) => page) });
    if (hard.length > 0) warnings.push({ code: 'ocr_hard_page', pages: hard });
    return warnings;
  } finally {
    recogniser.close();
  }
}

interface Opened {
  recogniser?: Recogniser;
  warnings: Omit<Warnings[number], 'pages'>[];
}

/** A recogniser of the languages that there is data for; each other one is named. */
async function openedRecogniser({ open, languages, dataFolder }: Recognition): Promise<Opened> {
  if (!open) return { warnings: [{ code: 'ocr_unavailable' }] };
  const wanted = languages && languages.length > 0 ? languages : USUAL_LANGUAGES;
  const options = dataFolder === undefined ? {} : { dataFolder };
  const opening = await open(wanted, options);
  if (opening.state === 'open') return { recogniser: opening.recogniser, warnings: [] };
  const missing: Opened['warnings'] = [{ code: 'ocr_language_missing', detail: opening.languages.join(', ') }];
  const there = wanted.filter((language) => !opening.languages.includes(language));
  const second = there.length > 0 ? await open(there, options) : undefined;
  return second?.state === 'open' ? { recogniser: second.recogniser, warnings: missing } : { warnings: missing };
}

/** The page as recognised; nothing when it took too long or holds nothing that can be read. */
async function recognisedPage(
  { instance, document }: OpenPdf,
  page: PageSegments,
  recogniser: Recogniser,
  signal: AbortSignal,
): Promise<PageSegments | undefined> {
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
    const recognised = await recogniser.recognise(picture, AbortSignal.any([signal, tooLong]));
    return recognised.paragraphs.length > 0 ? buildRecognisedSegments(page, recognised, picture) : undefined;
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
