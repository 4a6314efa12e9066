import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { loadPdfium } from '@sheaf/pdf/pdfium/pdfium';
import { breathe, type EngineHooks } from '@sheaf/platform/engineHooks';
import type { DocumentText } from './documentText.ts';
import { DamagedPdfError, EncryptedPdfError, NoTextError, TooManyPagesError, UnknownProtectionError, WrongPasswordError } from './errors.ts';
import type { PageBlocks } from './layout/pageBlocks.ts';
import { buildPageBlocks, measureBodySize } from './layout/pageLayout.ts';
import { takePaginationArtifacts } from './layout/paginationArtifacts.ts';
import { openDocument } from './openDocument.ts';
import { bindPdfiumCalls } from './page/pdfiumCalls.ts';
import { composeText } from './paragraphs/composeText.ts';
import { createEmptyPage, type PageSegments, readPage } from './read/readPage.ts';
import { type OpenPdf, type Recognition, recognisePages } from './scans/recognisePages.ts';
import { readPagesAgain, readRefusedFile } from './secondReader/secondReading.ts';

export interface DocumentRequest {
  password?: string | undefined;
  /** 0 for no limit. */
  maxPages: number;
  recognition: Recognition;
  /** Recognises real words, to know which hyphens at line ends belong to their word. */
  isKnownWord?: (word: string) => boolean;
}

/** What stops the first reader and may not stop the second one. */
const RETRIED_ERRORS = [DamagedPdfError, EncryptedPdfError, WrongPasswordError, UnknownProtectionError];

/** Pages as read, and what a visitor has to know about them. */
interface Reading {
  pages: PageSegments[];
  warnings: DocumentText['warnings'];
}

/** Reads a PDF: its text in reading order, in paragraphs, with the place of every word. Scanned pages are read as pictures. */
export async function readDocument(file: SourceFile, request: DocumentRequest, hooks: EngineHooks): Promise<DocumentText> {
  hooks.onProgress({ stage: 'reading', file: 0, files: 1 });
  const { pages, warnings } = await readPages(file, request, hooks);
  const composed = composePages(pages, request.isKnownWord);
  if (composed.wordCount === 0) throw new NoTextError(file.name);
  return { ...composed, language: guessLanguage(composed.text), warnings };
}

/** Has the second reader read what the first one cannot; where that fails as well, the first one's error is kept. */
async function readPages(file: SourceFile, request: DocumentRequest, hooks: EngineHooks): Promise<Reading> {
  try {
    return await readByPdfium(file, request, hooks);
  } catch (error) {
    if (!RETRIED_ERRORS.some((Worth) => error instanceof Worth)) throw error;
    const pages = await readRefusedFile(file, request, hooks);
    if (!pages) throw error;
    return { pages, warnings: [{ code: 'second_reader', pages: pages.map(({ page }) => page) }] };
  }
}

async function readByPdfium(file: SourceFile, request: DocumentRequest, hooks: EngineHooks): Promise<Reading> {
  const instance = await loadPdfium();
  const document = await openDocument(file, request.password);
  try {
    if (request.maxPages > 0 && document.pages > request.maxPages) {
      throw new TooManyPagesError(file.name, document.pages, request.maxPages);
    }
    let pages = await readEveryPage({ instance, document }, hooks);
    // Where all text is hidden, as behind letters that are drawn as shapes, it is better than none, and reported as hidden.
    const isAllHidden = pages.some(({ hasHidden }) => hasHidden) && pages.every(({ groups, need }) => groups.length === 0 && need === 'none');
    if (isAllHidden) pages = await readEveryPage({ instance, document }, hooks, true);
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

async function readEveryPage({ instance, document }: OpenPdf, { signal }: EngineHooks, withHidden = false): Promise<PageSegments[]> {
  const calls = bindPdfiumCalls(instance);
  const pages: PageSegments[] = [];
  for (let index = 0; index < document.pages; index += 1) {
    const handle = instance.FPDF_LoadPage(document.handle, index);
    try {
      pages.push(handle ? readPage(instance, calls, handle, index + 1, { withHidden, splitsAtRules: true }) : createEmptyPage(index + 1));
    } finally {
      if (handle) instance.FPDF_ClosePage(handle);
    }
    await breathe(signal);
  }
  return pages;
}

function composePages(pages: PageSegments[], isKnownWord: DocumentRequest['isKnownWord']): ReturnType<typeof composeText> {
  const paginationArtifacts = takePaginationArtifacts(pages);
  const bodySize = measureBodySize(pages);
  const blocks = pages.map(
    ({ page, width, height, source, confidence, ...rest }): PageBlocks => ({
      page,
      width,
      height,
      source,
      ...(confidence !== undefined && { confidence }),
      blocks: buildPageBlocks({ ...rest, width, height }, bodySize),
      paginationArtifacts: paginationArtifacts.get(page) ?? [],
    }),
  );
  return composeText(blocks, isKnownWord);
}
