import { LineRuleType, Paragraph as WordParagraph, type Table as WordTable } from 'docx';
import type { Block } from '../model/documentModel.ts';
import { writeParagraph } from './paragraphs.ts';
import type { Place } from './styleSheet.ts';
import { writeTable } from './tables.ts';
import type { Writing } from './writing.ts';

/** Writes the paragraphs and tables of a section or a cell. Word makes one table of two that touch, and wants a paragraph at the end of every cell. */
export function writeBlocks(
  blocks: readonly Block[],
  place: Place,
  writing: Writing,
  { endsInParagraph }: { endsInParagraph: boolean },
): (WordParagraph | WordTable)[] {
  const written: (WordParagraph | WordTable)[] = [];
  const inCell = (cell: readonly Block[]) => writeBlocks(cell, place === 'body' ? 'table' : place, writing, { endsInParagraph: true });
  let isAfterTable = false;
  for (const block of blocks) {
    const element = block.kind === 'paragraph' ? writeParagraph(block, place, writing) : writeTable(block, inCell);
    if (!element) continue;
    const isTable = block.kind === 'table';
    if (isTable && isAfterTable) written.push(thinParagraph());
    written.push(element);
    isAfterTable = isTable;
  }
  if (written.length === 0) return [new WordParagraph({ ...(place === 'table' && { style: 'TableText' }) })];
  return isAfterTable && endsInParagraph ? [...written, thinParagraph()] : written;
}

const HAIR_TWIPS = 20;

/** A paragraph that is there for Word alone and takes a point's height. */
function thinParagraph(): WordParagraph {
  return new WordParagraph({ spacing: { before: 0, after: 0, line: HAIR_TWIPS, lineRule: LineRuleType.EXACT } });
}
