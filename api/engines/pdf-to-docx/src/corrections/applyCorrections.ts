import type { Correction } from '../model/correction.ts';
import { readBeginning } from '../model/correction.ts';
import type { Block, Paragraph, Section } from '../model/documentModel.ts';
import { readBlockText } from './blockText.ts';
import { joinParagraphs, makeHeading, makeText, splitParagraph } from './paragraphCorrections.ts';
import { makeParagraphs, makeTable, type TableSource } from './tableCorrections.ts';

/** Returns the blocks that begin on a page, in the order in which corrections count them. */
export function listBlocksOn(page: number, sections: readonly Section[]): Block[] {
  return sections.flatMap(({ blocks }) => blocks.filter((block) => block.page === page));
}

/** Corrects what a visitor says was read wrong. What cannot be done, such as a table of one column, is left as it is. */
export function applyCorrections(sections: readonly Section[], corrections: readonly Correction[], sourceOn: (page: number) => TableSource): void {
  for (const correction of corrections) {
    const { page, block, begins } = correction;
    const target = listBlocksOn(page, sections)[block];
    if (!target || readBeginning(readBlockText(target)) !== begins) continue;
    const section = sections.find(({ blocks }) => blocks.includes(target));
    if (!section) continue;
    const at = section.blocks.indexOf(target);
    const count = Math.max(1, correction.count ?? (correction.as === 'joined' ? 2 : 1));
    const blocks = section.blocks.slice(at, at + count);
    const headings = sections.flatMap((each) => each.blocks).filter((each) => each.kind === 'paragraph');
    section.blocks.splice(at, blocks.length, ...correctBlocks(blocks, correction, headings, () => sourceOn(page)));
  }
}

function correctBlocks(blocks: readonly Block[], { as, word }: Correction, others: readonly Paragraph[], source: () => TableSource): Block[] {
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph');
  const areParagraphs = paragraphs.length === blocks.length;
  const [first, ...rest] = paragraphs;
  switch (as) {
    case 'heading':
      return blocks.map((block) => (block.kind === 'paragraph' ? makeHeading(block, others) : block));
    case 'text':
      return blocks.flatMap((block) => (block.kind === 'paragraph' ? [makeText(block)] : makeParagraphs(block)));
    case 'joined':
      return areParagraphs && first ? [rest.reduce(joinParagraphs, first)] : [...blocks];
    case 'parted':
      return blocks.length === 1 && first ? splitParagraph(first, word ?? 0) : [...blocks];
    case 'table': {
      const table = areParagraphs ? makeTable(paragraphs, source()) : undefined;
      return table ? [table] : [...blocks];
    }
  }
}
