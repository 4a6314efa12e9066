import { Refusal } from '../../refusal.ts';
import type { EngineHooks, SourceFile } from '../engine.ts';
import { pdfium } from '../pdfium.ts';
import type { DocumentText } from '../pdfText/documentText.ts';
import { blocksOfPage, bodySizeOf } from '../pdfText/layout/blocksOfPage.ts';
import { takeFurniture } from '../pdfText/layout/furniture.ts';
import type { PageBlocks } from '../pdfText/layout/pageBlocks.ts';
import { wordsSeen } from '../pdfText/paragraphs/composeText.ts';
import { paragraphsOf } from '../pdfText/paragraphs/paragraphs.ts';
import { openedDocument } from '../pdfText/readDocument.ts';
import { type OpenPdf, type Recognition, recognisePages } from '../pdfText/scans/recognisePages.ts';
import { chosenPages } from './chosenPages.ts';
import type { DocumentModel, Paragraph } from './documentModel.ts';
import { inlinesOf, readingWords } from './inlines/inlinesOf.ts';
import { type PageContent, readPages } from './pages/readPages.ts';

export interface ConversionRequest {
  password?: string | undefined;
  /** 0 for no limit. */
  maxPages: number;
  /** Such as `1-3, 5`; all when left out. */
  pages?: string | undefined;
  recognition: Recognition;
  isKnownWord?: (word: string) => boolean;
  /** What becomes of running heads and feet: Word's own, part of the text, or nothing. */
  headersFooters?: 'word' | 'body' | 'drop' | undefined;
}

export interface ConvertedModel {
  model: DocumentModel;
  warnings: DocumentText['warnings'];
  ocrPages: { page: number; confidence: number }[];
  pageCount: number;
}

/** Reads a PDF as the document that it was before it was printed. */
export async function modelOf(file: SourceFile, request: ConversionRequest, hooks: EngineHooks): Promise<DocumentModel> {
  return (await convertedModel(file, request, hooks)).model;
}

/** The same, with what a visitor is told about it. */
export async function convertedModel(file: SourceFile, request: ConversionRequest, hooks: EngineHooks): Promise<ConvertedModel> {
  const instance = await pdfium();
  hooks.onProgress({ stage: 'reading', file: 0, files: 1 });
  const document = await openedDocument(file, request.password);
  try {
    if (request.maxPages > 0 && document.pages > request.maxPages) {
      throw new Refusal('too_many_pages', { pages: document.pages, limit: request.maxPages }).about(0);
    }
    const open: OpenPdf = { instance, document };
    const chosen = chosenPages(request.pages, document.pages, file.name);
    const pages = await readPages(open, chosen, hooks);
    const texts = pages.map(({ text }) => text);
    const warnings = await recognisePages(open, texts, request.recognition, hooks);
    for (const [place, text] of texts.entries()) (pages[place] as PageContent).text = text;
    const model = modelOfPages(pages, request);
    const ocrPages = texts.filter(({ source }) => source === 'ocr').map(({ page, confidence = 0 }) => ({ page, confidence }));
    return { model, warnings, ocrPages, pageCount: pages.length };
  } finally {
    document.close();
  }
}

function modelOfPages(pages: PageContent[], request: ConversionRequest): DocumentModel {
  const texts = pages.map(({ text }) => text);
  takeFurniture(texts);
  const bodySize = bodySizeOf(texts);
  const blocks = texts.map(
    ({ page, width, height, source, ...rest }): PageBlocks => ({
      page,
      width,
      height,
      source,
      blocks: blocksOfPage({ ...rest, width, height }, bodySize),
      furniture: [],
    }),
  );
  const knowledge = { seen: wordsSeen(blocks), ...(request.isKnownWord && { isKnown: request.isKnownWord }) };
  const paragraphs = paragraphsOf(blocks).map(({ kind, parts }): Paragraph => {
    const lines = parts.flatMap(({ block }) => block.lines);
    return {
      kind: 'paragraph',
      role: kind === 'heading' ? { type: 'heading', level: 1 } : { type: 'body' },
      align: 'left',
      isRightToLeft: lines.some(({ isRightToLeft }) => isRightToLeft),
      indent: { left: 0, right: 0, firstLine: 0 },
      spaceBefore: 0,
      spaceAfter: 6,
      lineHeight: 1.15,
      beginsPage: false,
      inlines: inlinesOf(
        lines.map((line) => ({ words: readingWords(line), size: line.size })),
        { knowledge, bodyFont: 'Times New Roman' },
      ),
      page: parts[0]?.page ?? 1,
      confidence: 1,
    };
  });
  const [first] = texts;
  return {
    sections: [
      {
        start: 'nextPage',
        paper: { width: first?.width ?? 595, height: first?.height ?? 842, top: 72, right: 72, bottom: 72, left: 72 },
        columns: { count: 1, gap: 0 },
        blocks: paragraphs,
      },
    ],
    footnotes: [],
    lists: [],
    pictures: new Map(),
    body: { font: 'Times New Roman', size: bodySize },
  };
}
