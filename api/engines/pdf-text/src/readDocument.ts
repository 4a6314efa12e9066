import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { pdfium } from '@sheaf/pdf/pdfium/pdfium';
import { breathe, type EngineHooks } from '@sheaf/platform/engineHooks';
import type { RefusalCode } from '../../../contract/errors.ts';
import { Refusal } from '../../../src/refusal.ts';
import type { DocumentText } from './documentText.ts';
import { blocksOfPage, bodySizeOf } from './layout/blocksOfPage.ts';
import { takeFurniture } from './layout/furniture.ts';
import type { PageBlocks } from './layout/pageBlocks.ts';
import { openedDocument } from './openedDocument.ts';
import { pdfiumCalls } from './page/pdfiumCalls.ts';
import { emptyPage, type PageSegments, readPage } from './page/readPage.ts';
import { composeText } from './paragraphs/composeText.ts';
import { type OpenPdf, type Recognition, recognisePages } from './scans/recognisePages.ts';
import { readPagesAgain, readRefusedFile } from './secondReader/secondReading.ts';

export interface DocumentRequest {
  password?: string | undefined;
  /** 0 for no limit. */
  maxPages: number;
  recognition: Recognition;
  /** Tells real words, to know which hyphens at line ends belong to their word. */
  isKnownWord?: (word: string) => boolean;
}

/** What the first reader refuses and the second one may be able to read. */
const WORTH_ANOTHER_READING = new Set<string>(['damaged_pdf', 'password_required', 'wrong_password', 'unknown_protection'] satisfies RefusalCode[]);

/** Pages as read, and what a visitor has to know about them. */
interface Reading {
  pages: PageSegments[];
  warnings: DocumentText['warnings'];
}

/** Reads a PDF: its text in reading order, in paragraphs, with the place of every word. Scanned pages are read as pictures. */
export async function readDocument(file: SourceFile, request: DocumentRequest, hooks: EngineHooks): Promise<DocumentText> {
  hooks.onProgress({ stage: 'reading', file: 0, files: 1 });
  const { pages, warnings } = await readPages(file, request, hooks);
  const composed = composedText(pages, request.isKnownWord);
  if (composed.wordCount === 0) throw new Refusal('no_text', { file: file.name }).about(0);
  return { ...composed, language: guessLanguage(composed.text), warnings };
}

/** Has the second reader read what the first one refuses; where that fails as well, the first one's refusal stands. */
async function readPages(file: SourceFile, request: DocumentRequest, hooks: EngineHooks): Promise<Reading> {
  try {
    return await readByPdfium(file, request, hooks);
  } catch (error) {
    if (!(error instanceof Refusal && WORTH_ANOTHER_READING.has(error.code))) throw error;
    const pages = await readRefusedFile(file, request, hooks);
    if (!pages) throw error;
    return { pages, warnings: [{ code: 'second_reader', pages: pages.map(({ page }) => page) }] };
  }
}

async function readByPdfium(file: SourceFile, request: DocumentRequest, hooks: EngineHooks): Promise<Reading> {
  const instance = await pdfium();
  const document = await openedDocument(file, request.password);
  try {
    if (request.maxPages > 0 && document.pages > request.maxPages) {
      throw new Refusal('too_many_pages', { pages: document.pages, limit: request.maxPages }).about(0);
    }
    let pages = await pagesOf({ instance, document }, hooks);
    // Where all text is hidden, as behind letters that are drawn as shapes, it is better than none, and said to be hidden.
    const isAllHidden = pages.some(({ hasHidden }) => hasHidden) && pages.every(({ groups, need }) => groups.length === 0 && need === 'none');
    if (isAllHidden) pages = await pagesOf({ instance, document }, hooks, true);
    const again = request.recognition.mode === 'force' ? [] : await readPagesAgain(file, request.password, pages, hooks);
    for (const page of again) pages[page.page - 1] = page;
    const warnings = await recognisePages({ instance, document }, pages, request.recognition, hooks);
    const hidden = pages.filter((page) => page.hasHidden && page.source === 'text').map(({ page }) => page);
    if (hidden.length > 0) warnings.push({ code: 'hidden_text', pages: hidden });
    if (again.length > 0) warnings.push({ code: 'second_reader', pages: again.map(({ page }) => page) });
    return { pages, warnings };
  } finally {
    document.close();
  }
}

async function pagesOf({ instance, document }: OpenPdf, { signal }: EngineHooks, withHidden = false): Promise<PageSegments[]> {
  const calls = pdfiumCalls(instance);
  const pages: PageSegments[] = [];
  for (let index = 0; index < document.pages; index += 1) {
    const handle = instance.FPDF_LoadPage(document.handle, index);
    try {
      pages.push(handle ? readPage(instance, calls, handle, index + 1, { withHidden }) : emptyPage(index + 1));
    } finally {
      if (handle) instance.FPDF_ClosePage(handle);
    }
    await breathe(signal);
  }
  return pages;
}

function composedText(pages: PageSegments[], isKnownWord: DocumentRequest['isKnownWord']): ReturnType<typeof composeText> {
  const furniture = takeFurniture(pages);
  const bodySize = bodySizeOf(pages);
  const blocks = pages.map(
    ({ page, width, height, source, confidence, ...rest }): PageBlocks => ({
      page,
      width,
      height,
      source,
      ...(confidence !== undefined && { confidence }),
      blocks: blocksOfPage({ ...rest, width, height }, bodySize),
      furniture: furniture.get(page) ?? [],
    }),
  );
  return composeText(blocks, isKnownWord);
}
