import { breathe, type EngineHooks, type SourceFile } from '../engine.ts';
import { openInPdfium, pdfium } from '../pdfium.ts';
import type { MergeRequest, MergeResult } from './mergeRequest.ts';
import { MemorySink } from './raw/bytes/byteSink.ts';
import { memorySource } from './raw/bytes/byteSource.ts';
import { PdfFile } from './raw/file/pdfFile.ts';
import { mergeSteps } from './raw/mergeDocuments.ts';
import { MergeProblem } from './raw/mergeErrors.ts';
import { nodeCodec } from './raw/nodeCodec.ts';
import { contentSteps } from './raw/report/writtenContents.ts';
import { inputsInOrder, orderOf, reportOf, walked } from './rawRun.ts';

const SPARE_BYTES = 256 * 1024;

/**
 * Merges by copying objects, which keeps everything the files hold, has PDFium count the pages of what was written, and counts
 * there what else it holds. Throws `MergeProblem` when a file cannot be read or the pages are not all there.
 */
export async function mergeRaw(files: SourceFile[], request: MergeRequest, hooks: EngineHooks): Promise<MergeResult> {
  const { options, maxPages } = request;
  const order = orderOf(files, options);
  const inputs = inputsInOrder(
    files.map(({ name, bytes }) => ({ name, source: memorySource(bytes) })),
    options,
  );
  const sink = new MemorySink(expectedBytes(files));
  const choices = { ...options, ...(maxPages > 0 && { maxPages }) };
  let page = 0;
  let pages = 0;
  const merged = await walked(
    mergeSteps(inputs, choices, { sink, codec: nodeCodec }),
    (step) => {
      if (step.kind === 'reading') hooks.onProgress({ stage: 'reading', file: order[step.file] ?? step.file, files: files.length });
      else {
        page = step.written;
        pages = step.total;
      }
    },
    async () => {
      if (pages > 0) hooks.onProgress({ stage: 'writing', page, pages });
      await breathe(hooks.signal);
    },
  );
  const output = sink.bytes();
  hooks.onProgress({ stage: 'checking' });
  await breathe(hooks.signal);
  await refuseLostPages(output, merged.pages, files[0]?.name ?? '');
  const reopened = PdfFile.open(files[0]?.name ?? '', memorySource(output), nodeCodec);
  const contents = await walked(contentSteps(reopened), undefined, () => breathe(hooks.signal));
  return { output, report: reportOf(merged, contents) };
}

/** A merge is about as large as its files; a little more for small ones. */
function expectedBytes(files: SourceFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, SPARE_BYTES);
}

async function refuseLostPages(output: Uint8Array, pages: number, file: string): Promise<void> {
  const reopened = openInPdfium(await pdfium(), output);
  if (reopened.state !== 'open') throw new MergeProblem('damaged_pdf', file, 'The merged file cannot be opened.');
  const found = reopened.document.pages;
  reopened.document.close();
  if (found !== pages) throw new MergeProblem('damaged_pdf', file, `The merged file has ${found} pages instead of ${pages}.`);
}
