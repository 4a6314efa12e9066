import { groupLevelRows } from '@sheaf/pdf-text/layout/paginationArtifacts';
import { isBold } from '@sheaf/pdf-text/lines/segmentFacts';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Background, Drawing } from '../read/drawing.ts';
import { buildRowOfBlocks } from '../tables/blocksInRows.ts';
import type { TableDraft } from '../tables/tableDraft.ts';

/** A title is larger than the text of its document by this factor, and than what is beside it or in other letters. */
const LARGER = 1.25;
const LARGER_BOLD = 1.15;
/** Text that is set to an edge ends this close to it, in points. */
const AT_EDGE = 3;
/** Baselines of one line differ by no more than this part of the title's height; what is set in the middle beside it has its own. */
const SAME_LINE = 0.5;
/** The least space between both, in letter heights of the title. */
const GAP = 1.5;
/** Lines of one text follow each other within so many letter heights. */
const NEXT_LINE = 1.8;
const MOST_WORDS = 14;
/** Words on one line, such as the parts of a site, are no further apart than this, in letter heights. */
const NEXT_WORDS = 3;
/** The background of a name, such as a logo has, is no larger than this, in letter heights. */
const LOGO = { width: 16, height: 6 };
const WHITE = 'ffffff';
/** A line under the whole is so long, as a share of the text, and no further below, in letter heights of the title. */
const UNDER = { width: 0.8, distance: 1.5 };
/** The most lines at the right edge that a title may have beside it, such as a sender and the street. */
const MOST_LINES = 4;

export interface TitleFacts {
  bodySize: number;
  textArea: { left: number; right: number };
  page: number;
  /** Tables and pictures, which keep what is beside them. */
  objects: readonly Rectangle[];
  drawing: Pick<Drawing, 'backgrounds' | 'rulings'>;
}

/**
 * Takes titles with a few words at the right edge of their line, such as a date or the name of a term. Each becomes a row of two cells: as one paragraph with
 * a tab, the title would be a heading with words that are none of it.
 */
export function takeTitlesBeside(segments: Segment[], facts: TitleFacts): { tables: TableDraft[]; rest: Segment[] } {
  const taken = new Set<Segment>();
  const tables = segments.flatMap((title) => {
    const background = findLogoBackground(title, segments, facts);
    const beside = background || isTitle(title, facts) ? countWordsBeside(title, segments, facts) : undefined;
    if (!beside || taken.has(title)) return [];
    for (const segment of [title, ...beside]) taken.add(segment);
    const table = buildRowOfBlocks([[title], beside], facts);
    return [{ ...addRulingBelow(background ? colorFirstCell(table, background) : table, title, segments, facts), holdsTitle: true }];
  });
  return { tables, rest: segments.filter((segment) => !taken.has(segment)) };
}

/** Finds the background at the left edge of the text that a name is on alone. */
function findLogoBackground(name: Segment, segments: readonly Segment[], { drawing: { backgrounds }, textArea }: TitleFacts): Background | undefined {
  return backgrounds.find(({ left, top, right, bottom, color }) => {
    const isSmall = right - left < LOGO.width * name.size && bottom - top < LOGO.height * name.size;
    const isAtLeft = Math.abs(left - textArea.left) < AT_EDGE;
    const on = segments.filter((each) => each.left > left && each.right < right && each.base > top && each.base < bottom);
    return color !== WHITE && isSmall && isAtLeft && on.length === 1 && on[0] === name;
  });
}

/** Makes the first cell of a row as wide as a background, and gives it its colour. */
function colorFirstCell(table: TableDraft, { right, color }: Background): TableDraft {
  const [first, ...others] = table.cells;
  if (!first || right >= (others[0]?.right ?? right)) return table;
  const edges = table.edges.map((edge, index) => (index === 1 ? right : edge));
  return {
    ...table,
    edges,
    cells: [{ ...first, right, shading: color }, ...others.map((cell, index) => (index === 0 ? { ...cell, left: right } : cell))],
  };
}

/** Lets a row reach down to the line under it, as a letterhead has one over its letter: no paragraph is there to have it. */
function addRulingBelow(table: TableDraft, title: Segment, segments: readonly Segment[], { drawing, textArea }: TitleFacts): TableDraft {
  const width = textArea.right - textArea.left;
  const ruling = drawing.rulings.find(
    ({ isHorizontal, left, right, top }) =>
      isHorizontal && right - left > UNDER.width * width && top > table.bottom - AT_EDGE && top < table.bottom + UNDER.distance * title.size,
  );
  if (!ruling || segments.some(({ base }) => base > table.bottom && base < ruling.top)) return table;
  const bottom = Math.max(table.bottom, ruling.top);
  const border = { width: ruling.thickness, color: ruling.color };
  const cells = table.cells.map((cell) => ({ ...cell, bottom, borders: { ...cell.borders, bottom: border } }));
  return { ...table, bottom, rows: table.rows.map(({ top }) => ({ top, bottom })), cells };
}

function isTitle(title: Segment, { bodySize, textArea }: TitleFacts): boolean {
  const { size, left, words } = title;
  const isLarge = size >= (isBold(title) ? LARGER_BOLD : LARGER) * bodySize && Math.abs(left - textArea.left) < AT_EDGE;
  return isLarge && words.length <= MOST_WORDS && words.some(({ text }) => /\p{L}{2}/u.test(text));
}

/** Returns the only text beside a title, which ends where the page's does: a line, a few words on one, or the lines of a sender over and under its own. */
function countWordsBeside(title: Segment, segments: readonly Segment[], { textArea, objects }: TitleFacts): Segment[] | undefined {
  const level = segments.filter((each) => each !== title && each.top < title.base && each.base > title.top);
  const [beside] = level.toSorted((one, other) => Math.abs(one.base - title.base) - Math.abs(other.base - title.base));
  if (!beside) return undefined;
  const lines = findLinesAround(beside, segments, title);
  if (level.some((each) => !lines.includes(each))) return undefined;
  const rows = groupLevelRows(lines).map(findBounds);
  const words = lines.reduce((sum, line) => sum + line.words.length, 0);
  const isAtEdge = rows.every(({ left, right }) => Math.abs(right - textArea.right) < AT_EDGE && left - title.right > GAP * title.size);
  const isLevel = rows.length > 1 || Math.abs(beside.base - title.base) < SAME_LINE * title.size;
  const differs = title.size >= LARGER * beside.size || isBold(title) !== isBold(beside);
  const isOfColumn = rows.length > 1 && (rows.length > MOST_LINES || Math.max(...listLefts(rows)) - Math.min(...listLefts(rows)) < AT_EDGE);
  const bounds = findBounds([title, ...lines]);
  const isBeside = (object: Rectangle) => object.top < bounds.bottom && object.bottom > bounds.top;
  const isShared = [...objects, ...segments.filter((each) => each !== title && !lines.includes(each))].some(isBeside);
  return isAtEdge && isLevel && differs && words <= MOST_WORDS && !isOfColumn && !isShared ? lines : undefined;
}

function listLefts(lines: readonly Rectangle[]): number[] {
  return lines.map(({ left }) => left);
}

/** Returns a segment with the words on its line, and the lines of the same text over and under it. */
function findLinesAround(segment: Segment, segments: readonly Segment[], title: Segment): Segment[] {
  const lines = [segment];
  for (const line of lines)
    lines.push(...segments.filter((each) => each !== title && !lines.includes(each) && (isOnSameLine(each, line) || isNextTo(each, line))));
  return lines;
}

function isOnSameLine(segment: Segment, { base, size, left, right }: Segment): boolean {
  const gap = Math.max(segment.left - right, left - segment.right);
  return Math.abs(segment.base - base) < 1 && gap < NEXT_WORDS * size && Math.abs(segment.size - size) < 1;
}

/** Returns whether a segment is the line over or under another: then that one is part of a column of text. */
function isNextTo({ base, left, right }: Segment, other: Segment): boolean {
  return Math.abs(base - other.base) < NEXT_LINE * other.size && left < other.right && right > other.left;
}
