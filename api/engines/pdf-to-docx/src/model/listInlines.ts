import type { Block, Inline } from './documentModel.ts';

/** Lists everything in the lines of a paragraph, or of all paragraphs of a table. */
export function listInlines(block: Block): Inline[] {
  if (block.kind === 'paragraph') return block.inlines;
  return block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks.flatMap(listInlines)));
}
