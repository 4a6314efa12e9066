import { LineRuleType, Paragraph as WordParagraph, Table as WordTable } from 'docx';
import type { Block } from '../model/documentModel.ts';
import { writeParagraph } from './paragraphs.ts';
import type { Place } from './styleSheet.ts';
import { writeTable } from './tables.ts';
import type { Writing } from './writing.ts';

/** Writes the paragraphs and tables of a section or a cell. Word wants a paragraph at the end of every cell. */
export function writeBlocks(
  blocks: readonly Block[],
  place: Place,
  writing: Writing,
  { endsInParagraph }: { endsInParagraph: boolean },
): (WordParagraph | WordTable)[] {
  const written = [...buildBlocks(blocks, place, writing)];
  if (written.length === 0) return [new WordParagraph({ ...(place === 'table' && { style: 'TableText' }) })];
  return written.at(-1) instanceof WordTable && endsInParagraph ? [...written, buildThinParagraph()] : written;
}

/** Builds one block after the other, with a paragraph between tables that touch: Word would make one table of them. */
export function* buildBlocks(blocks: readonly Block[], place: Place, writing: Writing): Generator<WordParagraph | WordTable> {
  const inCell = (cell: readonly Block[]) => writeBlocks(cell, place === 'body' ? 'table' : place, writing, { endsInParagraph: true });
  let isAfterTable = false;
  for (const block of blocks) {
    const element = block.kind === 'paragraph' ? writeParagraph(block, place, writing) : writeTable(block, inCell);
    if (!element) continue;
    const isTable = block.kind === 'table';
    if (isTable && isAfterTable) yield buildThinParagraph();
    yield element;
    isAfterTable = isTable;
  }
}

const HAIR_TWIPS = 20;

/** Builds an empty paragraph one point high, which only Word needs. */
export function buildThinParagraph(): WordParagraph {
  return new WordParagraph({ spacing: { before: 0, after: 0, line: HAIR_TWIPS, lineRule: LineRuleType.EXACT } });
}
