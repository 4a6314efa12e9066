import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { loadPdfium } from '@sheaf/pdf/pdfium/pdfium';
import { breathe, type EngineHooks } from '@sheaf/platform/engineHooks';
import './lateCompiling.ts';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { mergeInSteps } from './mergeDocuments.ts';
import type { MergeStep } from './mergePasses.ts';
import type { MergedFile } from './model/mergeOptions.ts';
import type { MergeReport, MergeRequest } from './model/mergeRequest.ts';
import { buildReport, getOrder, orderInputs, runSteps } from './rawRun.ts';
import { refuseLostPages } from './report/lostPages.ts';
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
  let isWriting = false;
  const onStep = (step: MergeStep) => {
    if (step.kind !== 'page') file = order[step.file] ?? step.file;
    if (step.kind === 'reading') hooks.onProgress({ stage: 'reading', file, files: files.length });
    else if (step.kind === 'copying' && !isWriting) {
      // The first alone: a merge of small files ends before its first pause.
      isWriting = true;
      hooks.onProgress({ stage: 'writing', page, pages, file });
    } else if (step.kind === 'page') {
      page = step.written;
      pages = step.total;
    }
  };
  const onPause = async () => {
    if (pages > 0) hooks.onProgress({ stage: 'writing', page, pages, file });
    await breathe(hooks.signal);
  };
  let merged: MergedFile;
  try {
    merged = await runSteps(mergeInSteps(inputs, choices, { sink: output, codec: nodeCodec, now }), onStep, onPause);
  } catch (error) {
    // Files change too often to report each change, so the file of an error that used up the stack is reported here.
    if (error instanceof RangeError) hooks.onProgress({ stage: 'writing', page, pages, file });
    throw error;
  }
  const written = output.written();
  hooks.onProgress({ stage: 'checking' });
  await breathe(hooks.signal);
  refuseLostPages(await loadPdfium(), written, merged);
  const reopened = PdfFile.open('merged.pdf', written, nodeCodec);
  const contents = await runSteps(countContentsInSteps(reopened), undefined, () => breathe(hooks.signal));
  return buildReport(merged, contents);
}
