import { breathe, type EngineHooks, type SourceFile } from '../engine.ts';
import { openInPdfium, pdfium } from '../pdfium.ts';
import type { MergeRequest, MergeResult } from './mergeRequest.ts';
import { MemorySink } from './raw/bytes/byteSink.ts';
import { memorySource } from './raw/bytes/byteSource.ts';
import { mergeSteps } from './raw/mergeDocuments.ts';
import { MergeProblem } from './raw/mergeErrors.ts';
import type { MergeInput } from './raw/mergeOptions.ts';
import { nodeCodec } from './raw/nodeCodec.ts';

/** How long the engine works before it lets messages in, a cancel among them. */
const BREATHE_EVERY_MS = 20;
const SPARE_BYTES = 256 * 1024;
/** Reopening the result is the rest. */
const MERGING_SHARE = 0.9;

/**
 * Merges by copying objects, which keeps everything the files hold, and has PDFium count the pages of what was written. Throws
 * `MergeProblem` when a file cannot be read or the count is not right.
 */
export async function mergeRaw(files: SourceFile[], request: MergeRequest, hooks: EngineHooks): Promise<MergeResult> {
  const { options, maxPages } = request;
  const order = options.order ?? files.map((_, index) => index);
  const inputs = order.flatMap((index): MergeInput[] => {
    const file = files[index];
    if (!file) return [];
    return [
      {
        name: file.name,
        source: memorySource(file.bytes),
        password: options.passwords?.[index] ?? undefined,
        range: options.ranges?.[index] ?? undefined,
        rotate: options.rotate?.[index],
      },
    ];
  });
  const sink = new MemorySink(expectedBytes(files));
  const choices = { ...options, ...(maxPages > 0 && { maxPages }) };
  const steps = mergeSteps(inputs, choices, { sink, codec: nodeCodec });
  let lastBreath = performance.now();
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    if (step.value.kind === 'reading') hooks.onReading(order[step.value.file] ?? step.value.file);
    if (performance.now() - lastBreath < BREATHE_EVERY_MS) continue;
    if (step.value.kind === 'page') hooks.onProgress((MERGING_SHARE * step.value.written) / step.value.total);
    await breathe(hooks.signal);
    lastBreath = performance.now();
  }
  const { pages, files: placed, warnings } = step.value;
  const output = sink.bytes();
  await breathe(hooks.signal);
  await refuseLostPages(output, pages, files[0]?.name ?? '');
  hooks.onProgress(1);
  return { output, report: { pages, files: placed, warnings } };
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
