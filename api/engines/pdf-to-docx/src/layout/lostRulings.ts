import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing, Ruling } from '../read/drawing.ts';
import { findPageBorder } from '../read/pageBorder.ts';
import type { FlowBlock, PageFlow } from './flowBlock.ts';

/** Shorter lines, in points, are parts of signs. */
const LEAST = 40;
/** How far lines are from the table or picture that they belong to, in points, and from the words that they underline, in letter heights. */
const AROUND = 8;
const UNDERLINE = 0.6;

/** Counts the level lines of a page that neither its paragraphs nor its tables and pictures have. */
export function countLostRulings({ rulings }: Drawing, { blocks, width, height }: PageFlow): number {
  const ofPage = findPageBorder({ rulings }, { width, height })?.rulings ?? [];
  const kept = new Set([...ofPage, ...blocks.flatMap(({ rulingAbove, rulingBelow }) => [rulingAbove, rulingBelow])]);
  const areas = blocks.flatMap(listAreas);
  const isKept = (ruling: Ruling) =>
    kept.has(ruling) || areas.some((area) => isWithin(ruling, area)) || blocks.some((block) => isUnderline(ruling, block));
  return rulings.filter((ruling) => ruling.isHorizontal && ruling.right - ruling.left >= LEAST && !isKept(ruling)).length;
}

function listAreas({ table, pictures, sides }: FlowBlock): Rectangle[] {
  if (sides?.right) return [{ left: sides.left.left, right: sides.right.left, top: sides.left.top, bottom: sides.left.bottom }];
  return table ? [table] : pictures ? [pictures] : [];
}

function isWithin({ left, right, top }: Ruling, area: Rectangle): boolean {
  return left > area.left - AROUND && right < area.right + AROUND && top > area.top - AROUND && top < area.bottom + AROUND;
}

function isUnderline({ left, right, top }: Ruling, { lines }: FlowBlock): boolean {
  return lines.some((line) => Math.abs(top - line.base) < UNDERLINE * line.size && left > line.left - AROUND && right < line.right + AROUND);
}
