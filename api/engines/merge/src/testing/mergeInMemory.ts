import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { mergeInSteps } from '../mergeDocuments.ts';
import { type MergePass, mergePasses } from '../mergePasses.ts';
import type { MergeChoices, MergeInput, MergeResult } from '../model/mergeOptions.ts';
import { mergeWarnings } from '../model/mergeWarnings.ts';

type MemoryInput = Omit<MergeInput, 'source'> & { bytes: Uint8Array };

interface RunOptions {
  now?: Date;
  passes?: readonly MergePass[];
}

/** Merges bytes to bytes. */
export function mergeInMemory(
  inputs: MemoryInput[],
  choices: MergeChoices = {},
  { now = new Date(0), passes = mergePasses }: RunOptions = {},
): { bytes: Uint8Array; result: MergeResult } {
  const sink = new MemorySink();
  const sources = inputs.map(({ bytes, ...input }) => ({ ...input, source: createMemorySource(bytes) }));
  const steps = mergeInSteps(sources, choices, { sink, codec: nodeCodec, now }, passes);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return { bytes: sink.bytes(), result: { ...step.value, warnings: mergeWarnings(step.value.notes) } };
}
