import type { ByteSource } from '@sheaf/pdf/bytes/byteSource';
import type { MergedFile, MergeInput, MergeOptions } from './model/mergeOptions.ts';
import type { MergeReport } from './model/mergeRequest.ts';
import { mergeWarnings } from './model/mergeWarnings.ts';
import type { WrittenContents } from './report/writtenContents.ts';

/** How long the engine works before it lets messages in, a cancel among them. */
const PAUSE_EVERY_MS = 20;

/** Returns the index of the input for each position in the merged file. */
export function getOrder(files: unknown[], options: MergeOptions): number[] {
  return options.order ?? files.map((_, index) => index);
}

/** Lists the files in merge order, each with its own options. */
export function orderInputs(files: { name: string; source: ByteSource }[], options: MergeOptions): MergeInput[] {
  return getOrder(files, options).flatMap((index): MergeInput[] => {
    const file = files[index];
    if (!file) return [];
    return [
      {
        ...file,
        password: options.passwords?.[index] ?? undefined,
        range: options.ranges?.[index] ?? undefined,
        rotate: options.rotate?.[index],
      },
    ];
  });
}

/** Runs steps to their end and lets messages in between some of them. */
export async function runSteps<Step, Result>(
  steps: Generator<Step, Result>,
  onStep: ((step: Step) => void) | undefined,
  onPause: () => Promise<void>,
): Promise<Result> {
  let lastPause = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    onStep?.(step.value);
    if (performance.now() - lastPause < PAUSE_EVERY_MS) continue;
    await onPause();
    lastPause = performance.now();
  }
}

/** Builds the report from counts in the written file, and from the renamed names that only the merge knows. */
export function buildReport(merged: MergedFile, { outlineItems, links, fields, attachments }: WrittenContents): MergeReport {
  const { pages, files, renamedDestinations, renamedFields, notes } = merged;
  return {
    pages,
    files,
    outlineItems,
    links,
    renamedDestinations,
    fields: { total: fields, renamed: renamedFields },
    attachments,
    warnings: mergeWarnings(notes),
  };
}
