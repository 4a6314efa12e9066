import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { loadPdfium } from '@sheaf/pdf/pdfium/pdfium';
import { TooManyPagesError } from '@sheaf/pdf-text/errors';
import { openDocument } from '@sheaf/pdf-text/openDocument';
import { type OpenPdf, recognisePages } from '@sheaf/pdf-text/scans/recognisePages';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import type { ConversionRequest, ConvertedModel } from './conversion.ts';
import { convertPages } from './convertPages.ts';
import { TooManyFreePagesError } from './errors.ts';
import type { DocumentModel } from './model/documentModel.ts';
import { planPages } from './model/pagePlan.ts';
import type { Pass } from './passes/pass.ts';
import { listChosenPages } from './read/chosenPages.ts';
import { type PageContent, readPages } from './read/readPages.ts';
import { colorScannedWords } from './read/scannedColors.ts';
import { prepareScannedPage } from './read/scannedPage.ts';

/** Reads a PDF as the document that it was before it was printed. */
export async function buildModel(file: SourceFile, request: ConversionRequest, hooks: EngineHooks, passes?: readonly Pass[]): Promise<DocumentModel> {
  return (await convertToModel(file, request, hooks, passes)).model;
}

/** Reads a PDF as `buildModel` does and also returns the warnings. Tests leave passes out. */
export async function convertToModel(
  file: SourceFile,
  request: ConversionRequest,
  hooks: EngineHooks,
  passes?: readonly Pass[],
): Promise<ConvertedModel> {
  const instance = await loadPdfium();
  hooks.onProgress({ stage: 'reading', file: 0, files: 1 });
  const document = await openDocument(file, request.password);
  try {
    if (request.maxPages > 0 && document.pages > request.maxPages) {
      throw new TooManyPagesError(file.name, document.pages, request.maxPages);
    }
    const open: OpenPdf = { instance, document };
    const chosen = listChosenPages(request, document.pages, file.name);
    const { freePages = 0 } = request;
    if (freePages > 0 && chosen.length > freePages) throw new TooManyFreePagesError(chosen.length, freePages);
    const seen = await readPages(open, chosen, hooks);
    // Where all text is hidden, as behind letters that are drawn as shapes, it is better than none, and reported as hidden.
    const isAllHidden = seen.some(({ text }) => text.hasHidden) && seen.every(({ text }) => text.groups.length === 0 && text.need === 'none');
    const pages = isAllHidden ? await readPages(open, chosen, hooks, true) : seen;
    const texts = pages.map(({ text }) => text);
    const warnings = await recognisePages(open, texts, request.recognition, hooks);
    for (const [index, text] of texts.entries()) pages[index] = prepareScannedPage({ ...(pages[index] as PageContent), text });
    colorScannedWords(open, pages);
    const hidden = texts.filter(({ hasHidden, source }) => hasHidden && source === 'text').map(({ page }) => page);
    if (hidden.length > 0) warnings.push({ code: 'hidden_text', pages: hidden });
    const converted = await convertPages(open, pages, request, hooks, passes);
    const requestedModes = new Map(planPages(document.pages, request).map(({ page, mode }) => [page, mode]));
    const keptPages = converted.pages.filter(({ page, mode }) => mode !== requestedModes.get(page)).map(({ page }) => page);
    if (keptPages.length > 0) warnings.push({ code: 'kept_look', pages: keptPages });
    const ocrPages = texts.filter(({ source }) => source === 'ocr').map(({ page, confidence = 0 }) => ({ page, confidence }));
    return { ...converted, warnings, ocrPages, pageCount: pages.length };
  } finally {
    document.close();
  }
}
