import { findBeginning, type Passage } from './passage.ts';
import type { SidedBlock } from './sideTables.ts';
import { buildEmptyBetween } from './spaceBetween.ts';

/** Builds the paragraphs, tables and pictures of a document in the order in which they are read. */
export function buildFlow(passages: Passage[], bodySize: number): SidedBlock[] {
  return passages.flatMap((passage, index) => flowedBlocks(passage, passages[index - 1], bodySize));
}

/** What a passage is in the flow, behind an empty paragraph where two tables would touch. */
function flowedBlocks(passage: Passage, above: Passage | undefined, bodySize: number): SidedBlock[] {
  const { block, first, whole } = passage;
  const flowed = {
    block,
    page: whole.parts[0]?.page ?? 1,
    lastPage: whole.parts.at(-1)?.page ?? 1,
    columns: first.columns,
    top: findBeginning(passage).top,
  };
  const empty = buildEmptyBetween(above, passage, bodySize);
  return [...(empty ? [{ ...flowed, block: empty }] : []), flowed].map((each) => ({ flowed: each, first }));
}
