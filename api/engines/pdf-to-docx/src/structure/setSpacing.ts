import type { Paragraph } from '../model/documentModel.ts';
import { settleLineHeights } from '../paragraphs/lineHeights.ts';
import { measureLineReach, roundPoints, USUAL_LINE } from '../paragraphs/spacing.ts';
import { buildEmptyParagraph } from './emptyParagraph.ts';
import { findBeginning, findEnd, isText, type Passage } from './passage.ts';

/** In points: what parts blocks at most, room that is none, and how far lines set tighter than their fonts reach into each other. */
const MOST_GAP = 200;
const NO_GAP = 0.5;
const MOST_OVERLAP = 3;

/** Sets how far passages are from those above them. A table has no space of its own: the paragraph above it has that. */
export function setSpacing(passages: Passage[]): void {
  const spaced = passages.filter(isText).filter(({ lines, first }) => lines.length > 0 && !first.pictures);
  const likely = settleLineHeights(spaced.map(({ block, lines }) => ({ paragraph: block, lines })));
  for (const [index, passage] of passages.entries()) {
    const above = passages[index - 1];
    const { page, top } = findBeginning(passage);
    if (above && isText(above)) widenLineSpacing(above.block, likely.get(above.block), above, { page, top });
    const end = above && findEnd(above);
    const isBelow = end && end.page === page && end.bottom <= top + MOST_OVERLAP && end.left === passage.first.frame.left;
    const gap = isBelow ? Math.min(MOST_GAP, roundPoints(top - end.bottom)) : undefined;
    if (isText(passage)) passage.block.spaceBefore = above ? gap : 0;
    else if (above && isText(above) && gap !== undefined) above.block.spaceAfter = gap;
  }
}

/** A single line has the line height of others like it where there is room for that. */
function widenLineSpacing(paragraph: Paragraph, height: number | undefined, { lines }: Passage, next: { page: number; top: number }): void {
  const [line] = lines;
  if (!line || height === undefined || height <= 1) return;
  const room = next.page === line.page && next.top > line.base ? next.top - line.base : Infinity;
  if (measureLineReach(line, height).below <= room + NO_GAP) paragraph.lineHeight = height;
}

/** Tables have no space of their own: what parts two of them by a line and more is an empty paragraph. */
export function buildEmptyBetween(above: Passage | undefined, { first }: Passage, bodySize: number): Paragraph | undefined {
  const [one, other] = [above?.first.table, first.table];
  if (!one || !other || one.page !== other.page || above?.first.frame.left !== first.frame.left) return undefined;
  const gap = other.top - one.bottom;
  if (gap < bodySize) return undefined;
  const line = USUAL_LINE * bodySize;
  return { ...buildEmptyParagraph(other.page), spaceAfter: Math.max(0, Math.round((gap - line) * 2) / 2) };
}
