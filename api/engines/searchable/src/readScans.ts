import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { loadPdfium } from '@sheaf/pdf/pdfium/pdfium';
import type { DocumentText } from '@sheaf/pdf-text/documentText';
import type { LineWord, Segment } from '@sheaf/pdf-text/lines/textLine';
import { openDocument } from '@sheaf/pdf-text/openDocument';
import { transformRectangle } from '@sheaf/pdf-text/page/matrix';
import { bindPdfiumCalls } from '@sheaf/pdf-text/page/pdfiumCalls';
import { onPage, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { type PageSegments, readPage } from '@sheaf/pdf-text/read/readPage';
import { type OpenPdf, type Recognition, recognisePages } from '@sheaf/pdf-text/scans/recognisePages';
import { breathe, type EngineHooks, type EngineProgress } from '@sheaf/platform/engineHooks';
import type { ReadScan } from './textLayer.ts';

/** A new recogniser is opened after this many pages, since its memory only grows. */
const PAGES_PER_RECOGNISER = 40;

export interface ScansRequest {
  password?: string | undefined;
  /** Scanned pages after so many are left as they are, with a warning; 0 or left out for no limit. */
  maxScannedPages?: number | undefined;
}

/** What was read on the scanned pages of a document. */
export interface ReadScans {
  pages: number;
  /** By the number of the page, from 1. */
  scans: Map<number, ReadScan>;
  confidences: { page: number; confidence: number }[];
  warnings: DocumentText['warnings'];
}

/** Recognises the words of scanned pages. Throws a `ReadingError` for a file that cannot be read. */
export async function readScans(file: SourceFile, request: ScansRequest, recognition: Recognition, hooks: EngineHooks): Promise<ReadScans> {
  const { maxScannedPages = 0 } = request;
  const instance = await loadPdfium();
  const document = await openDocument(file, request.password);
  try {
    const found = await findScans({ instance, document }, hooks);
    const needed = maxScannedPages > 0 ? found.slice(0, maxScannedPages) : found;
    const result: ReadScans = { pages: document.pages, scans: new Map(), confidences: [], warnings: [] };
    for (let at = 0; at < needed.length; at += PAGES_PER_RECOGNISER) {
      const before = needed.slice(at, at + PAGES_PER_RECOGNISER);
      const pages = [...before];
      const onProgress = (progress: EngineProgress) => hooks.onProgress(countFromFirst(progress, at, needed.length));
      result.warnings.push(...(await recognisePages({ instance, document }, pages, recognition, { ...hooks, onProgress })));
      for (const [index, page] of pages.entries()) {
        const scan = page.source === 'ocr' ? selectNewWords(page, before[index]) : undefined;
        if (!scan) continue;
        result.scans.set(page.page, scan);
        result.confidences.push({ page: page.page, confidence: Math.round(page.confidence ?? 0) });
      }
    }
    const remaining = found.slice(needed.length);
    if (remaining.length > 0) result.warnings.push({ code: 'ocr_partial', pages: remaining.map(({ page }) => page) });
    return { ...result, warnings: joinWarnings(result.warnings) };
  } finally {
    document.close();
  }
}

/** Counts the recognised pages of all recognisers, where each counts its own. */
function countFromFirst(progress: EngineProgress, before: number, pages: number): EngineProgress {
  return progress.stage === 'recognising' ? { ...progress, page: before + progress.page, pages } : progress;
}

async function findScans({ instance, document }: OpenPdf, { signal, onProgress }: EngineHooks): Promise<PageSegments[]> {
  const calls = bindPdfiumCalls(instance);
  const found: PageSegments[] = [];
  for (let index = 0; index < document.pages; index += 1) {
    onProgress({ stage: 'reading', file: 0, files: 1, page: index + 1, pages: document.pages });
    const handle = instance.FPDF_LoadPage(document.handle, index);
    if (!handle) continue;
    try {
      const page = readPage(instance, calls, handle, index + 1);
      if (page.need === 'scan') found.push(page);
    } finally {
      instance.FPDF_ClosePage(handle);
    }
    await breathe(signal);
  }
  return found;
}

/** Returns the recognised lines of a page, without words that the page has as text already, such as a stamped number. */
function selectNewWords({ width, height, groups, scan }: PageSegments, before: PageSegments | undefined): ReadScan | undefined {
  if (!scan) return undefined;
  const written = (before?.groups ?? []).flatMap(({ turn, segments }) =>
    segments.flatMap(({ words }) => words.map((word) => onPage(word, turn, { width, height }))),
  );
  const isNew = (word: LineWord) => !written.some((other) => holdsMiddle(other, transformRectangle(word, scan.toPage)));
  const lines = groups.flatMap(({ segments }) => segments).map((line): Segment => ({ ...line, words: line.words.filter(isNew) }));
  const added = lines.filter(({ words }) => words.length > 0);
  return added.length > 0 ? { width, height, lines: added, toPage: scan.toPage } : undefined;
}

function holdsMiddle(outer: Rectangle, inner: Rectangle): boolean {
  const x = (inner.left + inner.right) / 2;
  const y = (inner.top + inner.bottom) / 2;
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}

/** Joins warnings of the same kind into one with all their pages. */
function joinWarnings(warnings: DocumentText['warnings']): DocumentText['warnings'] {
  const kinds = Map.groupBy(warnings, ({ code, detail = '' }) => `${code} ${detail}`);
  return [...kinds.values()].flatMap(([first, ...others]) => (first ? [{ ...first, pages: [first, ...others].flatMap(({ pages }) => pages) }] : []));
}
