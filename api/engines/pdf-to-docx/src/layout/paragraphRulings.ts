import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { measureLineReach } from '../paragraphs/spacing.ts';
import type { Ruling } from '../read/drawing.ts';
import type { FlowBlock } from './flowBlock.ts';

/** In points: what is shorter or thicker is something else, and what is further from any text belongs to none. Word sets lines up to 31 points away. */
const MIN_LENGTH = 60;
const MAX_THICKNESS = 6;
const FARTHEST = 24;
/** A page with more of them is a drawing or ruled to be written on. */
const MOST_RULINGS = 200;
/** How far lines may reach out of the column, and into the letters of the text over them. */
const BEYOND = 6;
const INTO = 0.4;
/** Where lines under and through words run, in letter heights from where they are, and how near they end to the words. */
const THROUGH = { from: -0.6, to: 0.35 };
const SAME_END = 0.6;
/** Lines this near to a table or a picture are its own, in points. */
const AT_OBJECT = 4;

interface Placed {
  block: FlowBlock;
  top: number;
  bottom: number;
}

/**
 * Gives each level line that separates a title from its text, or one part of a text from the next, to the text it is nearest to. What is under all
 * text of its column separates it from notes or the foot of the page, what is over all of it from the header.
 */
export function placeParagraphRulings(blocks: FlowBlock[], rulings: readonly Ruling[]): void {
  const objects = blocks.flatMap(({ table, pictures }): Rectangle[] => (table ? [table] : pictures ? [pictures] : []));
  const placed = blocks.flatMap((block): Placed[] => {
    const [first, last] = [block.lines[0], block.lines.at(-1)];
    if (block.table || block.pictures) return [{ block, ...getBounds(block) }];
    return first && last && block.turn === 0
      ? [{ block, top: first.base - measureLineReach(first).above, bottom: last.base + measureLineReach(last).below }]
      : [];
  });
  const long = rulings.filter(({ isHorizontal, left, right, thickness }) => isHorizontal && right - left >= MIN_LENGTH && thickness <= MAX_THICKNESS);
  if (long.length > MOST_RULINGS) return;
  for (const ruling of long) {
    if (objects.some((object) => isWithin(ruling, object)) || blocks.some((block) => belongsToWords(ruling, block))) continue;
    const inColumn = placed.filter(({ block: { frame } }) => ruling.left > frame.left - BEYOND && ruling.right < frame.right + BEYOND);
    const above = findNearest(
      inColumn.filter(({ block, bottom }) => bottom - INTO * getFontSize(block) < ruling.top).sort((one, other) => other.bottom - one.bottom),
    );
    const below = findNearest(
      inColumn.filter(({ block, top }) => top + INTO * getFontSize(block) > ruling.top).sort((one, other) => one.top - other.top),
    );
    if (!above || !below) continue;
    const [over, under] = [ruling.top - above.bottom, below.top - ruling.top];
    if (isText(above) && over < FARTHEST && (over <= under || !isText(below))) above.block.rulingBelow ??= ruling;
    else if (isText(below) && under < FARTHEST) below.block.rulingAbove ??= ruling;
  }
}

function findNearest([first]: Placed[]): Placed | undefined {
  return first;
}

function isText({ block }: Placed): boolean {
  return block.lines.length > 0 && !block.table && !block.pictures;
}

function getBounds({ table, pictures }: FlowBlock): { top: number; bottom: number } {
  const { top = 0, bottom = 0 } = table ?? pictures ?? {};
  return { top, bottom };
}

function getFontSize({ lines }: FlowBlock): number {
  return lines[0]?.size ?? 0;
}

function isWithin({ left, right, top }: Ruling, object: Rectangle): boolean {
  return top > object.top - AT_OBJECT && top < object.bottom + AT_OBJECT && left < object.right && right > object.left;
}

/** Lines under or through words are marks of those. */
function belongsToWords(ruling: Ruling, { lines }: FlowBlock): boolean {
  return lines.some(({ base, size, left, right }) => {
    const off = (ruling.top - base) / size;
    return off > THROUGH.from && off < THROUGH.to && ruling.left > left - SAME_END * size && ruling.right < right + SAME_END * size;
  });
}
