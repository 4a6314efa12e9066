import type { Block } from '@sheaf/pdf-text/layout/blocks';
import { isAmongContacts, OTHER_SIZE, STEP_TOLERANCE } from '@sheaf/pdf-text/layout/lineEnds';
import { findListMarker } from '@sheaf/pdf-text/layout/listMarkers';
import { buildLines, type Line } from '@sheaf/pdf-text/lines/lines';
import { findPrevailingSize } from '@sheaf/pdf-text/lines/textLine';
import type { Band } from './pageBands.ts';

/** How lines of running text follow each other in the columns of a band. */
export interface Leading {
  size: number;
  step: number;
}

/** So many steps of one height are no chance. */
const MIN_STEPS = 3;
const SAME_STEP = 0.03;
const SPACE = 0.3;

/** Measures the smallest usual step between two lines of the text; nothing where none is usual. */
export function measureLeading({ columns }: Band): Leading | undefined {
  const stacks = columns.map(({ segments }) => buildLines(segments));
  const size = findPrevailingSize(stacks.flatMap((lines) => lines.flatMap(({ words }) => words)));
  const steps = stacks.flatMap((lines) => lines.slice(1).flatMap((line, index) => measureStepFrom(lines[index], line, size) ?? []));
  const isUsual = (step: number) => steps.filter((other) => Math.abs(other - step) < SAME_STEP * size).length >= MIN_STEPS;
  const step = Math.min(...steps.filter(isUsual));
  return Number.isFinite(step) ? { size, step } : undefined;
}

function measureStepFrom(before: Line | undefined, line: Line, size: number): number | undefined {
  if (!before || !isOfSize(before, size) || !isOfSize(line, size)) return undefined;
  const step = line.base - before.base;
  return step > 0.9 * size ? step : undefined;
}

function isOfSize(line: Line, size: number): boolean {
  return Math.abs(line.size - size) <= OTHER_SIZE * size;
}

/** Splits blocks of a narrow column where lines are further apart than in the wide column: its paragraphs are too short to show it. */
export function splitByLeading(blocks: Block[], { size, step }: Leading, frame: { left: number; right: number }): Block[] {
  const parted: Block[] = [];
  const lines = blocks.flatMap((block) => block.lines);
  for (const block of blocks) {
    for (const [index, line] of block.lines.entries()) {
      const open = parted.at(-1);
      const before = open?.lines.at(-1);
      const own = before && measureStepFrom(before, line, size);
      const isNext = own !== undefined && own < step + STEP_TOLERANCE * size;
      const mayGoOn = isNext && before !== undefined && !isAmongContacts(lines, lines.indexOf(line));
      const continues = index > 0 ? own === undefined || isNext : mayGoOn && areOneText(open, block) && !fits(line, before, frame);
      if (open && continues) open.lines.push(line);
      else parted.push({ ...block, lines: [line] });
    }
  }
  return parted;
}

function areOneText(open: Block | undefined, next: Block): boolean {
  const [line, other] = [open?.lines.at(-1), next.lines[0]];
  if (!open || !line || !other || open.kind !== 'text' || next.kind !== 'text' || findListMarker(other) !== undefined) return false;
  return line.isBold === other.isBold && line.cells.length === 1 && other.cells.length === 1 && Math.abs(line.left - other.left) < SPACE * line.size;
}

/** Returns whether the first word of a line would have had room on the one before it. */
function fits({ words: [first] }: Line, before: Line, frame: { right: number }): boolean {
  return first !== undefined && frame.right - before.right > first.right - first.left + SPACE * before.size;
}
