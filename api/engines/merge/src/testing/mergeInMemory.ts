import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import { memorySource } from '@sheaf/pdf/bytes/byteSource';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { mergeDocuments } from '../mergeDocuments.ts';
import type { MergeChoices, MergeInput, MergeResult } from '../model/mergeOptions.ts';

type MemoryInput = Omit<MergeInput, 'source'> & { bytes: Uint8Array };

/** Merges bytes to bytes. */
export function mergeInMemory(inputs: MemoryInput[], choices: MergeChoices = {}, now = new Date(0)): { bytes: Uint8Array; result: MergeResult } {
  const sink = new MemorySink();
  const sources = inputs.map(({ bytes, ...input }) => ({ ...input, source: memorySource(bytes) }));
  const result = mergeDocuments(sources, choices, { sink, codec: nodeCodec, now });
  return { bytes: sink.bytes(), result };
}
