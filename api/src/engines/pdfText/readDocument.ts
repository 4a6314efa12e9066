import { Refusal } from '../../refusal.ts';
import { breathe, type EngineHooks, type SourceFile } from '../engine.ts';
import { openInPdfium, type PdfiumDocument, pdfium } from '../pdfium.ts';
import { blocksOfPage, bodySizeOf } from './blocksOfPage.ts';
import { composeText } from './composeText.ts';
import type { DocumentText } from './documentText.ts';
import { takeFurniture } from './furniture.ts';
import { guessLanguage } from './guessLanguage.ts';
import type { PageBlocks } from './pageBlocks.ts';
import { pdfiumCalls } from './pdfiumCalls.ts';
import { type PageSegments, readPage } from './readPage.ts';

const HEADER_BYTES = 1024;

export interface ReadingRequest {
  password?: string | undefined;
  /** 0 for no limit. */
  maxPages: number;
}

/** Reads a PDF: its text in reading order, in paragraphs, with the place of every word. */
export async function readDocument(file: SourceFile, request: ReadingRequest, hooks: EngineHooks): Promise<DocumentText> {
  const instance = await pdfium();
  const document = await openedDocument(file, request.password);
  try {
    if (request.maxPages > 0 && document.pages > request.maxPages) {
      throw new Refusal('too_many_pages', { pages: document.pages, limit: request.maxPages }).about(0);
    }
    const calls = pdfiumCalls(instance);
    const pages: PageSegments[] = [];
    for (let index = 0; index < document.pages; index += 1) {
      const handle = instance.FPDF_LoadPage(document.handle, index);
      try {
        pages.push(handle ? readPage(instance, calls, handle, index + 1) : { page: index + 1, width: 612, height: 792, groups: [] });
      } finally {
        if (handle) instance.FPDF_ClosePage(handle);
      }
      await breathe(hooks.signal);
    }
    return documentTextOf(file, pages);
  } finally {
    document.close();
  }
}

function documentTextOf(file: SourceFile, pages: PageSegments[]): DocumentText {
  const furniture = takeFurniture(pages);
  const bodySize = bodySizeOf(pages);
  const blocks = pages.map((page): PageBlocks => {
    const inOrder = blocksOfPage(page, bodySize);
    const { width, height } = page;
    return {
      page: page.page,
      width,
      height,
      source: inOrder.length > 0 ? 'text' : 'none',
      blocks: inOrder,
      furniture: furniture.get(page.page) ?? [],
    };
  });
  const composed = composeText(blocks);
  if (composed.wordCount === 0) throw new Refusal('no_text', { file: file.name }).about(0);
  return { ...composed, language: guessLanguage(composed.text), warnings: [] };
}

async function openedDocument(file: SourceFile, password: string | undefined): Promise<PdfiumDocument> {
  const { name } = file;
  const head = new Uint8Array(HEADER_BYTES);
  file.readInto(head, 0);
  if (!Buffer.from(head).includes('%PDF-')) throw new Refusal('not_a_pdf', { file: name }).about(0);
  const opening = openInPdfium(await pdfium(), file, password);
  if (opening.state === 'locked') throw new Refusal(password === undefined ? 'password_required' : 'wrong_password', { file: name }).about(0);
  if (opening.state === 'unreadable') throw new Refusal('damaged_pdf', { file: name }).about(0);
  if (opening.document.pages > 0) return opening.document;
  opening.document.close();
  throw new Refusal('damaged_pdf', { file: name }).about(0);
}
