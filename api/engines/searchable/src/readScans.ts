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
import { breathe, type EngineHooks } from '@sheaf/platform/engineHooks';
import type { ReadScan } from './textLayer.ts';

/** The memory of a recogniser only grows, so after so many pages there is a new one. */
const PAGES_AT_A_TIME = 40;

/** What was read on the scanned pages of a document. */
export interface ReadScans {
  pages: number;
  /** By the number of the page, from 1. */
  scans: Map<number, ReadScan>;
  confidences: { page: number; confidence: number }[];
  warnings: DocumentText['warnings'];
}

/** Recognises the words of those pages that are pictures without text. */
export async function readScans(file: SourceFile, password: string | undefined, recognition: Recognition, hooks: EngineHooks): Promise<ReadScans> {
  const instance = await loadPdfium();
  const document = await openDocument(file, password);
  try {
    const needed = await findScans({ instance, document }, hooks);
    const result: ReadScans = { pages: document.pages, scans: new Map(), confidences: [], warnings: [] };
    for (let at = 0; at < needed.length; at += PAGES_AT_A_TIME) {
      const before = needed.slice(at, at + PAGES_AT_A_TIME);
      const pages = [...before];
      result.warnings.push(...(await recognisePages({ instance, document }, pages, recognition, hooks)));
      for (const [place, page] of pages.entries()) {
        const scan = page.source === 'ocr' ? scanOf(page, before[place]) : undefined;
        if (!scan) continue;
        result.scans.set(page.page, scan);
        result.confidences.push({ page: page.page, confidence: Math.round(page.confidence ?? 0) });
      }
    }
    return { ...result, warnings: joinWarnings(result.warnings) };
  } finally {
    document.close();
  }
}

async function findScans({ instance, document }: OpenPdf, { signal }: EngineHooks): Promise<PageSegments[]> {
  const calls = bindPdfiumCalls(instance);
  const found: PageSegments[] = [];
  for (let index = 0; index < document.pages; index += 1) {
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

/** The recognised lines of a page, without the words that it has as text already, such as a stamped number. */
function scanOf({ width, height, groups, scan }: PageSegments, before: PageSegments | undefined): ReadScan | undefined {
  if (!scan) return undefined;
  const written = (before?.groups ?? []).flatMap(({ turn, segments }) =>
    segments.flatMap(({ words }) => words.map((word) => onPage(word, turn, { width, height }))),
  );
  const isNew = (word: LineWord) => !written.some((other) => holdsMiddle(other, transformRectangle(word, scan.toPage)));
  const lines = groups.flatMap(({ segments }) => segments).map((line): Segment => ({ ...line, words: line.words.filter(isNew) }));
  const left = lines.filter(({ words }) => words.length > 0);
  return left.length > 0 ? { width, height, lines: left, toPage: scan.toPage } : undefined;
}

function holdsMiddle(outer: Rectangle, inner: Rectangle): boolean {
  const x = (inner.left + inner.right) / 2;
  const y = (inner.top + inner.bottom) / 2;
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}

/** One warning of each kind, with the pages of all. */
function joinWarnings(warnings: DocumentText['warnings']): DocumentText['warnings'] {
  const kinds = Map.groupBy(warnings, ({ code, detail = '' }) => `${code} ${detail}`);
  return [...kinds.values()].flatMap(([first, ...others]) => (first ? [{ ...first, pages: [first, ...others].flatMap(({ pages }) => pages) }] : []));
}
