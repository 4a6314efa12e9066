import type { Content, OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { loadPdfium, openInPdfium } from '@sheaf/pdf/pdfium/pdfium';
import { breathe, type EngineHooks } from '@sheaf/platform/engineHooks';
import './lateCompiling.ts';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { PdfError } from '@sheaf/pdf/errors';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { mergeInSteps } from './mergeDocuments.ts';
import type { MergeReport, MergeRequest } from './model/mergeRequest.ts';
import { buildReport, getOrder, orderInputs, runSteps } from './rawRun.ts';
import { countContentsInSteps } from './report/writtenContents.ts';

/**
 * Merges by copying objects, which keeps everything the files hold, has PDFium count the pages of what was written, and counts
 * there what else it holds. Throws `PdfError` when a file cannot be read or the pages are not all there, `MergeError` when it cannot be merged as asked, `ActiveContentFound` when
 * what was written would run or fetch anything.
 */
export async function mergeRaw(files: SourceFile[], request: MergeRequest, hooks: EngineHooks, output: OutputFile): Promise<MergeReport> {
  const { options, maxPages, now } = request;
  const order = getOrder(files, options);
  const inputs = orderInputs(
    files.map((file) => ({ name: file.name, source: file })),
    options,
  );
  const choices = { ...options, ...(maxPages > 0 && { maxPages }) };
  let page = 0;
  let pages = 0;
  let file = order[0] ?? 0;
  const merged = await runSteps(
    mergeInSteps(inputs, choices, { sink: output, codec: nodeCodec, now }),
    (step) => {
      if (step.kind === 'reading') hooks.onProgress({ stage: 'reading', file: order[step.file] ?? step.file, files: files.length });
      else if (step.kind === 'copying') {
        file = order[step.file] ?? step.file;
        hooks.onProgress({ stage: 'writing', page, pages, file });
      } else {
        page = step.written;
        pages = step.total;
      }
    },
    async () => {
      if (pages > 0) hooks.onProgress({ stage: 'writing', page, pages, file });
      await breathe(hooks.signal);
    },
  );
  const written = output.written();
  hooks.onProgress({ stage: 'checking' });
  await breathe(hooks.signal);
  await refuseLostPages(written, merged.pages, files[0]?.name ?? '');
  const reopened = PdfFile.open(files[0]?.name ?? '', written, nodeCodec);
  const contents = await runSteps(countContentsInSteps(reopened), undefined, () => breathe(hooks.signal));
  return buildReport(merged, contents);
}

async function refuseLostPages(written: Content, pages: number, file: string): Promise<void> {
  const reopened = openInPdfium(await loadPdfium(), written);
  if (reopened.state !== 'open') throw new PdfError('damaged_pdf', file, { cause: new Error('The merged file cannot be opened.') });
  const found = reopened.document.pages;
  reopened.document.close();
  if (found === pages) return;
  throw new PdfError('damaged_pdf', file, { cause: new Error(`The merged file has ${found} pages instead of ${pages}.`) });
}
