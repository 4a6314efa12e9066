import { type JoinedParagraph, joinParagraphs } from '@sheaf/pdf-text/paragraphs/paragraphs';
import type { FlowBlock, PageFlow } from '../layout/flowBlock.ts';
import type { Block, ListStyle, Paragraph } from '../model/documentModel.ts';
import type { InlineSource } from '../paragraphs/buildInlines.ts';
import { buildParagraph } from '../paragraphs/buildParagraph.ts';
import { findListMarker, findTaggedMarker, type ListMarker } from '../paragraphs/listMarkers.ts';
import { measureLineReach } from '../paragraphs/spacing.ts';
import { type PlacedLine, placeLine } from '../paragraphs/textDraft.ts';
import { buildTable } from '../tables/buildTable.ts';
import { measureOuterBottom, measureOuterTop } from '../tables/tableDraft.ts';
import { buildPictureParagraph } from './pictureParagraph.ts';
import { measureBorderRoom } from './setBorders.ts';

/** A stretch of the document, such as a paragraph over two pages: what it was on paper, and the block that it becomes. */
export interface Passage {
  whole: JoinedParagraph;
  first: FlowBlock;
  last: FlowBlock;
  lines: PlacedLine[];
  /** What it begins with that may count or mark the items of a list. */
  mark: ListMarker | undefined;
  block: Block;
  /** The heading level of a clause title, kept while it is counted as a list item. */
  clauseLevel?: number;
  /** The tables and pictures that its text flows around. */
  floats?: Passage[];
}

export interface TextPassage extends Passage {
  block: Paragraph;
}

/** Builds the passages of a document in the order in which they are read, none of them a heading or an item yet. */
export function buildPassages(pages: PageFlow[], { source, styles }: { source: InlineSource; styles: ListStyle[] }): Passage[] {
  const wholes = joinParagraphs(pages.map((page) => ({ ...page, source: 'text' as const, paginationArtifacts: [] })));
  const passages = wholes.flatMap((whole): Passage[] => {
    const [first, last] = [whole.parts[0]?.block, whole.parts.at(-1)?.block] as (FlowBlock | undefined)[];
    if (!first || !last) return [];
    const lines = whole.parts.flatMap(({ page, block }) => block.lines.map((line) => placeLine(line, (block as FlowBlock).frame, page)));
    const [line] = lines;
    // The number of an entry of contents is that of its heading, and no other counts it.
    const mark = line && !line.hasLeaders ? (findListMarker(line) ?? findTaggedMarker(line, first.tag)) : undefined;
    const paper = { first, lines, page: whole.parts[0]?.page ?? 1 };
    return [{ whole, first, last, lines, mark, block: buildBlock(paper, { source, styles }) }];
  });
  return anchorFloats(passages);
}

/** Gives each float to the paragraph that follows it on its page, which it is anchored to. */
function anchorFloats(passages: Passage[]): Passage[] {
  const anchored: Passage[] = [];
  let waiting: Passage[] = [];
  for (const passage of passages) {
    if (passage.first.float) waiting.push(passage);
    else {
      const isSamePage = waiting.every(({ block }) => block.page === passage.block.page);
      if (waiting.length > 0 && isText(passage) && passage.lines.length > 0 && isSamePage) passage.floats = waiting;
      else anchored.push(...waiting);
      waiting = [];
      anchored.push(passage);
    }
  }
  return [...anchored, ...waiting];
}

function buildBlock(
  { first, lines, page }: Pick<Passage, 'first' | 'lines'> & { page: number },
  { source, styles }: { source: InlineSource; styles: ListStyle[] },
): Block {
  if (first.table) return buildTable(first.table, first.frame, { source, styles });
  if (first.pictures) return buildPictureParagraph(first.pictures, first.frame, page, source);
  return buildParagraph(lines, source);
}

export function isText(passage: Passage): passage is TextPassage {
  return passage.block.kind === 'paragraph';
}

/** Finds where what is in a passage begins, in points below the top of its page. */
export function findBeginning({ first, lines, block }: Passage): { page: number; top: number } {
  const [line] = lines;
  if (first.table) return { page: block.page, top: measureOuterTop(first.table) };
  if (!line || block.kind === 'table') return { page: block.page, top: first.pictures?.top ?? 0 };
  return { page: line.page, top: line.base - measureLineReach(line, block.lineHeight).above - measureBorderRoom(block).above };
}

/** Finds where a passage ends, and the left edge of the column that it ends in. */
export function findEnd({ first, last, lines, whole, block }: Passage): { page: number; bottom: number; left: number } | undefined {
  const place = { page: whole.parts.at(-1)?.page ?? 1, left: last.frame.left };
  if (first.table) return { ...place, bottom: measureOuterBottom(first.table) };
  if (first.pictures) return { ...place, bottom: first.pictures.bottom };
  const line = lines.at(-1);
  if (!line || block.kind === 'table') return undefined;
  return { ...place, page: line.page, bottom: line.base + measureLineReach(line, block.lineHeight).below + measureBorderRoom(block).below };
}
