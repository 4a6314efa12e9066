import { PDF, PdfNumber } from '@libpdf/core';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { PdfError } from '@sheaf/pdf/errors';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { refuseActiveContent } from '@sheaf/pdf/guard/activeContentGuard';
import { loadPdfium, openInPdfium } from '@sheaf/pdf/pdfium/pdfium';
import { breathe, type EngineHooks } from '@sheaf/platform/engineHooks';
import { MergeError } from '../model/errors.ts';
import type { MergeWarning } from '../model/mergeOptions.ts';
import type { MergedPdf, MergeReport, MergeRequest } from '../model/mergeRequest.ts';
import { readSource, type Source } from './readSource.ts';

/**
 * Merges by copying pages with @libpdf/core, and has PDFium count what was written: a page that got lost is an error, never a result.
 * `damaged` names the file for whose sake the library is used.
 */
export async function mergeWithLibrary(files: SourceFile[], request: MergeRequest, hooks: EngineHooks, damaged: string): Promise<MergedPdf> {
  const { options } = request;
  const instance = await loadPdfium();
  const sources: Source[] = [];
  for (const [index, file] of files.entries()) {
    hooks.onProgress({ stage: 'reading', file: index, files: files.length });
    sources.push(await runForFile(index, () => readSource(instance, file, options.passwords?.[index] ?? undefined, request.now)));
    await breathe(hooks.signal);
  }
  const pages = sources.reduce((sum, source) => sum + source.pages, 0);
  if (request.maxPages > 0 && pages > request.maxPages) throw MergeError.forTooManyPages(pages, request.maxPages, sources);

  const target = PDF.create();
  const warnings: MergeWarning[] = [];
  const placed: MergeReport['files'] = [];
  for (const index of listOrder(files.length, options.order)) {
    const source = sources[index];
    if (!source) continue;
    // Copying can break on what a file holds as well as reading can.
    hooks.onProgress({ stage: 'reading', file: index, files: files.length });
    const from = target.getPageCount() + 1;
    warnings.push(...(await appendSource(target, source, options.rotate?.[index] ?? 0)));
    placed.push({ name: source.name, pages: source.pages, from, to: from + source.pages - 1 });
    hooks.onProgress({ stage: 'writing', page: target.getPageCount(), pages });
    await breathe(hooks.signal);
  }
  if (options.title !== undefined) target.setTitle(options.title);
  target.setProducer('Sheaf');
  target.setCreationDate(request.now);
  target.setModificationDate(request.now);

  const merged = await target.save({ compressStreams: false });
  hooks.onProgress({ stage: 'checking' });
  await breathe(hooks.signal);
  const reopened = openInPdfium(instance, createMemorySource(merged));
  if (reopened.state === 'open') reopened.document.close();
  if (reopened.state !== 'open' || reopened.document.pages !== pages) throw new PdfError('damaged_pdf', damaged);
  refuseActiveContent(PdfFile.open('merged.pdf', createMemorySource(merged), nodeCodec));
  return { pdf: merged, report: { pages, files: placed, warnings } };
}

/** Adds every page of a source, and gives what the visitor should know about it. */
async function appendSource(merged: PDF, source: Source, rotation: number): Promise<MergeWarning[]> {
  const everyPage = Array.from({ length: source.pages }, (_, index) => index);
  const pages = await merged.copyPagesFrom(source.pdf, everyPage);
  if (rotation !== 0) for (const page of pages) page.dict.set('Rotate', PdfNumber.of((page.rotation + rotation) % 360));
  return source.losses;
}

/** Adds to an error the file that it is about. */
async function runForFile<Result>(index: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PdfError ? error.about(index) : error;
  }
}

function listOrder(count: number, order: number[] | undefined): number[] {
  return order ?? Array.from({ length: count }, (_, index) => index);
}
