import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing, Rule } from '../read/drawing.ts';
import { findPageBorder } from '../read/pageBorder.ts';
import type { FlowBlock, PageFlow } from './flowBlock.ts';

/** Shorter lines, in points, are parts of signs. */
const LEAST = 40;
/** How far lines stand from the table or picture that they belong to, in points, and from the words that they underline, in letter heights. */
const AROUND = 8;
const UNDERLINE = 0.6;

/** Counts the level lines of a page that neither its paragraphs nor its tables and pictures have. */
export function countLostRules({ rules }: Drawing, { blocks, width, height }: PageFlow): number {
  const ofPage = findPageBorder({ rules }, { width, height })?.rules ?? [];
  const kept = new Set([...ofPage, ...blocks.flatMap(({ ruleAbove, ruleBelow }) => [ruleAbove, ruleBelow])]);
  const areas = blocks.flatMap(listAreas);
  const isKept = (rule: Rule) => kept.has(rule) || areas.some((area) => isWithin(rule, area)) || blocks.some((block) => isUnderline(rule, block));
  return rules.filter((rule) => rule.isHorizontal && rule.right - rule.left >= LEAST && !isKept(rule)).length;
}

function listAreas({ table, pictures, sides }: FlowBlock): Rectangle[] {
  if (sides?.right) return [{ left: sides.left.left, right: sides.right.left, top: sides.left.top, bottom: sides.left.bottom }];
  return table ? [table] : pictures ? [pictures] : [];
}

function isWithin({ left, right, top }: Rule, area: Rectangle): boolean {
  return left > area.left - AROUND && right < area.right + AROUND && top > area.top - AROUND && top < area.bottom + AROUND;
}

function isUnderline({ left, right, top }: Rule, { lines }: FlowBlock): boolean {
  return lines.some((line) => Math.abs(top - line.base) < UNDERLINE * line.size && left > line.left - AROUND && right < line.right + AROUND);
}
