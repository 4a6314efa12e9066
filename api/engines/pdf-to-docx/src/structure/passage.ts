import { paragraphsOf, type WholeParagraph } from '@sheaf/pdf-text/paragraphs/paragraphs';
import type { FlowBlock, PageFlow } from '../layout/flowBlock.ts';
import type { Block, ListStyle, Paragraph } from '../model/documentModel.ts';
import type { InlineSource } from '../paragraphs/buildInlines.ts';
import { paragraphOf } from '../paragraphs/buildParagraph.ts';
import { type ListMark, listMarkOf, markByTag } from '../paragraphs/listMarkers.ts';
import { lineReach } from '../paragraphs/spacing.ts';
import { type PlacedLine, placedLine } from '../paragraphs/textDraft.ts';
import { tableOf } from '../tables/buildTable.ts';
import { outerBottom, outerTop } from '../tables/tableDraft.ts';
import { pictureParagraph } from './pictureParagraph.ts';
import { roomOfRules } from './setBorders.ts';

/** A stretch of the document, such as a paragraph over two pages: what it was on paper, and the block that it becomes. */
export interface Passage {
  whole: WholeParagraph;
  first: FlowBlock;
  last: FlowBlock;
  lines: PlacedLine[];
  /** What it begins with that may count or mark the items of a list. */
  mark: ListMark | undefined;
  block: Block;
}

export interface TextPassage extends Passage {
  block: Paragraph;
}

/** The passages of a document in the order in which they are read, none of them a heading or an item yet. */
export function passagesOf(pages: PageFlow[], { source, styles }: { source: InlineSource; styles: ListStyle[] }): Passage[] {
  const wholes = paragraphsOf(pages.map((page) => ({ ...page, source: 'text' as const, furniture: [] })));
  return wholes.flatMap((whole): Passage[] => {
    const [first, last] = [whole.parts[0]?.block, whole.parts.at(-1)?.block] as (FlowBlock | undefined)[];
    if (!first || !last) return [];
    const lines = whole.parts.flatMap(({ page, block }) => block.lines.map((line) => placedLine(line, (block as FlowBlock).frame, page)));
    const [line] = lines;
    const mark = line && (listMarkOf(line) ?? markByTag(line, first.tag));
    const paper = { first, lines, page: whole.parts[0]?.page ?? 1 };
    return [{ whole, first, last, lines, mark, block: blockOf(paper, { source, styles }) }];
  });
}

function blockOf(
  { first, lines, page }: Pick<Passage, 'first' | 'lines'> & { page: number },
  { source, styles }: { source: InlineSource; styles: ListStyle[] },
): Block {
  if (first.table) return tableOf(first.table, first.frame, { source, styles });
  if (first.pictures) return pictureParagraph(first.pictures, first.frame, page);
  return paragraphOf(lines, source);
}

export function isText(passage: Passage): passage is TextPassage {
  return passage.block.kind === 'paragraph';
}

/** Where what stands in a passage begins, in points below the top of its page. */
export function beginningOf({ first, lines, block }: Passage): { page: number; top: number } {
  const [line] = lines;
  if (first.table) return { page: block.page, top: outerTop(first.table) };
  if (!line || block.kind === 'table') return { page: block.page, top: first.pictures?.top ?? 0 };
  return { page: line.page, top: line.base - lineReach(line, block.lineHeight).above - roomOfRules(block).above };
}

/** Where a passage ends, and the left edge of the column that it ends in. */
export function endOf({ first, last, lines, whole, block }: Passage): { page: number; bottom: number; left: number } | undefined {
  const place = { page: whole.parts.at(-1)?.page ?? 1, left: last.frame.left };
  if (first.table) return { ...place, bottom: outerBottom(first.table) };
  if (first.pictures) return { ...place, bottom: first.pictures.bottom };
  const line = lines.at(-1);
  if (!line || block.kind === 'table') return undefined;
  return { ...place, page: line.page, bottom: line.base + lineReach(line, block.lineHeight).below + roomOfRules(block).below };
}
