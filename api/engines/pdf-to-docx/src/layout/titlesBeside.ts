import { isBold } from '@sheaf/pdf-text/lines/segmentFacts';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { buildRowOfBlocks } from '../tables/blocksInRows.ts';
import type { TableDraft } from '../tables/tableDraft.ts';

/** A title is larger than the text of its document by this factor, and than what stands beside it or in other letters. */
const LARGER = 1.25;
/** Text that is set to an edge ends this close to it, in points. */
const AT_EDGE = 3;
/** Baselines of one line differ by no more than this part of the title's height; what is set in the middle beside it has its own. */
const SAME_LINE = 0.5;
/** The least space between both, in letter heights of the title. */
const GAP = 1.5;
/** Lines of one text follow each other within so many letter heights. */
const NEXT_LINE = 1.8;
const MOST_WORDS = 14;
/** The most lines at the right edge that a title may have beside it, such as a sender and the street. */
const MOST_LINES = 4;

interface TitleFacts {
  bodySize: number;
  textArea: { left: number; right: number };
  page: number;
  /** Tables and pictures, which keep what is beside them. */
  things: readonly Rectangle[];
}

/**
 * Takes titles with a few words at the right edge of their line, such as a date or the name of a term. Each becomes a row of two cells: as one paragraph with
 * a tab, the title would be a heading with words that are none of it.
 */
export function takeTitlesBeside(segments: Segment[], facts: TitleFacts): { tables: TableDraft[]; rest: Segment[] } {
  const taken = new Set<Segment>();
  const tables = segments.flatMap((title) => {
    const beside = isTitle(title, facts) ? wordsBeside(title, segments, facts) : undefined;
    if (!beside || taken.has(title)) return [];
    for (const segment of [title, ...beside]) taken.add(segment);
    return [{ ...buildRowOfBlocks([[title], beside], facts), holdsTitle: true }];
  });
  return { tables, rest: segments.filter((segment) => !taken.has(segment)) };
}

function isTitle({ size, left, words }: Segment, { bodySize, textArea }: TitleFacts): boolean {
  const isLarge = size >= LARGER * bodySize && Math.abs(left - textArea.left) < AT_EDGE;
  return isLarge && words.length <= MOST_WORDS && words.some(({ text }) => /\p{L}{2}/u.test(text));
}

/** Returns the only text beside a title, which ends where the page's does. */
function wordsBeside(title: Segment, segments: readonly Segment[], { textArea, things }: TitleFacts): Segment[] | undefined {
  const [beside, ...others] = segments.filter((each) => each !== title && each.top < title.base && each.base > title.top);
  if (!beside || others.length > 0) return undefined;
  const lines = linesAround(beside, segments, title);
  const words = lines.reduce((sum, line) => sum + line.words.length, 0);
  const isAtEdge = lines.every(({ left, right }) => Math.abs(right - textArea.right) < AT_EDGE && left - title.right > GAP * title.size);
  const isLevel = Math.abs(beside.base - title.base) < SAME_LINE * title.size;
  const differs = title.size >= LARGER * beside.size || isBold(title) !== isBold(beside);
  const isOfColumn = lines.length > 1 && (lines.length > MOST_LINES || Math.max(...lefts(lines)) - Math.min(...lefts(lines)) < AT_EDGE);
  const bounds = findBounds([title, ...lines]);
  const isBeside = (thing: Rectangle) => thing.top < bounds.bottom && thing.bottom > bounds.top;
  const isShared = [...things, ...segments.filter((each) => each !== title && !lines.includes(each))].some(isBeside);
  return isAtEdge && isLevel && differs && words <= MOST_WORDS && !isOfColumn && !isShared ? lines : undefined;
}

function lefts(lines: readonly Segment[]): number[] {
  return lines.map(({ left }) => left);
}

/** Returns a segment with the lines of the same text over and under it. */
function linesAround(segment: Segment, segments: readonly Segment[], title: Segment): Segment[] {
  const lines = [segment];
  for (const line of lines) lines.push(...segments.filter((each) => each !== title && !lines.includes(each) && isNextTo(each, line)));
  return lines;
}

/** Returns whether a segment is the line over or under another: then that one is part of a column of text. */
function isNextTo({ base, left, right }: Segment, other: Segment): boolean {
  return Math.abs(base - other.base) < NEXT_LINE * other.size && left < other.right && right > other.left;
}
