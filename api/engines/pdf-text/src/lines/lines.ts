import { isArabicScript, orderWordsLogically, reverseNeutralWord, runsRightToLeft } from '../glyphs/bidi.ts';
import { findBounds } from '../page/readingFrame.ts';
import { changeWord } from './drawnWord.ts';
import { isFootnoteReference } from './segments.ts';
import { findPrevailingSize, type LineWord, type Segment } from './textLine.ts';

const LEADER = /^[.·…]+$/;
const BLANK = /^_{5,}$/;
const SAME_LINE = 0.3;
/** Wider gaps than this, in letter heights, are between cells or before a tab stop. */
const CELL_GAP = 1.5;
/** So wide that one alone separates cells. */
const LONE_CELL_GAP = 2.5;
/** No justified line has wider gaps, in letter heights: two words at both edges are a label and its value. */
const WIDEST_STRETCH = 6;
/** Fewer cells at the same places show nothing of rows. */
const LEAST_SAME = 3;

interface Cell {
  left: number;
  right: number;
}

/** A line of a region in the order in which it is read. */
export interface Line {
  words: LineWord[];
  /** What it is made of, from left to right. */
  segments: Segment[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  base: number;
  size: number;
  /** True where all of it is. */
  isBold: boolean;
  isRightToLeft: boolean;
  /** The parts of it that wide gaps divide; one for a line of running text. */
  cells: Cell[];
  /** Dots led from one part of it to the next, as in a table of contents. */
  hasLeaders: boolean;
  /** The paragraph goes on below it though there was room for more. */
  endsOnPurpose?: boolean;
  /** It begins an item that a bare number counts. */
  isCounted?: boolean;
}

/** Builds the lines of a region from the top, each of the segments that are on it. */
export function buildLines(segments: Segment[]): Line[] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((one, other) => one.base - other.base)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && Math.abs(segment.base - first.base) <= SAME_LINE * Math.min(segment.size, first.size)) row.push(segment);
    else rows.push([segment]);
  }
  const lines = rows.map((row) => buildLine(row.sort((one, other) => one.left - other.left)));
  const { left, right } = findBounds(lines);
  const isStretched = (line: Line) =>
    line.left - left < 0.5 * line.size &&
    right - line.right < 0.5 * line.size &&
    areAlike(measureGaps(line)) &&
    measureWidestGap(line) < WIDEST_STRETCH * line.size;
  return lines.map((line, index) =>
    isDivided(line, findRowNear(lines, index, -1), findRowNear(lines, index, 1), isStretched(line))
      ? line
      : { ...line, cells: line.cells.slice(0, 1) },
  );
}

/** Finds the next line above or below, or the one beyond where that is no more than the rest of a cell. */
function findRowNear(lines: readonly Line[], place: number, way: -1 | 1): Line | undefined {
  const [next, beyond] = [lines[place + way], lines[place + 2 * way]];
  return next?.cells.length === 1 && beyond && beyond.cells.length > 1 ? beyond : next;
}

/** Returns whether the wide gaps of a line part cells: those of a justified line are all alike, and no other line has them at the same place. */
function isDivided(line: Line, above: Line | undefined, below: Line | undefined, isStretched: boolean): boolean {
  if (line.cells.length < 2) return false;
  if (line.words.every(({ text }) => BLANK.test(text)) || line.segments.slice(1).some(({ isBehindRule }) => isBehindRule)) return true;
  if (isStretched) return [above, below].some((other) => other && hasSameCells(line, other));
  if ([above, below].some((other) => other && sharesCells(line, other))) return true;
  const gaps = measureGaps(line).sort((one, other) => one - other);
  const widest = gaps.at(-1) ?? 0;
  if (gaps.length === 1) return widest > WIDEST_STRETCH * line.size;
  const usual = gaps[Math.floor((gaps.length - 1) / 2)] ?? 0;
  return widest > LONE_CELL_GAP * line.size && widest > 2.2 * usual;
}

/** Gaps as a line has them that was stretched to fill its column. */
function areAlike(gaps: number[]): boolean {
  return Math.max(...gaps) <= 1.7 * Math.min(...gaps);
}

/** Returns whether two lines have their cells at the same places. One of them may have a cell in the place of two, as a lesson of two days. */
function hasSameCells(line: Line, other: Line): boolean {
  const [fewer, more] = [line.cells.length, other.cells.length].sort((one, two) => one - two) as [number, number];
  if (fewer < LEAST_SAME) return false;
  const isSame = (cell: Cell, { left, right }: Cell = cell) => {
    const [before, after] = [left - cell.left, right - cell.right];
    return Math.min(Math.abs(before), Math.abs(after), Math.abs(before + after) / 2) < 0.4 * line.size;
  };
  if (fewer === more) return line.cells.every((cell, index) => isSame(cell, other.cells[index]));
  const same = line.cells.filter((cell) => other.cells.some((each) => isSame(cell, each)));
  return more - fewer === 1 && same.length >= Math.max(LEAST_SAME, fewer - 1);
}

function sharesCells(line: Line, other: Line): boolean {
  if (other.cells.length < 2 || Math.abs(other.base - line.base) > 4 * line.size) return false;
  const isAligned = (one: number, two: number) => Math.abs(one - two) < 0.4 * line.size;
  const shared = line.cells
    .slice(1)
    .filter(({ left, right }) => other.cells.slice(1).some((cell) => isAligned(cell.left, left) || isAligned(cell.right, right)));
  // The last cell of two justified lines ends at the same edge.
  const edges = shared.filter(({ right }) => isAligned(right, line.right) && isAligned(other.right, line.right));
  return (
    shared.length > edges.length ||
    edges.some(({ left }) => other.cells.slice(1).some((cell) => isAligned(cell.left, left))) ||
    measureWidestGap(line) > LONE_CELL_GAP * line.size
  );
}

function measureWidestGap(line: Line): number {
  return Math.max(0, ...measureGaps(line));
}

function measureGaps({ words }: Line): number[] {
  const placed = [...words].sort((one, other) => one.left - other.left);
  return placed.slice(1).map(({ left }, index) => left - (placed[index]?.right ?? left));
}

/** Builds one line of the segments that are on it, from left to right. */
export function buildLine(row: Segment[]): Line {
  const placed = row.flatMap(({ words }) => words);
  const { words, isRightToLeft } = readLine(removeLeaders(placed));
  const hasLeaders =
    words.length < placed.length && placed.filter(({ text }) => LEADER.test(text)).length > words.filter(({ text }) => LEADER.test(text)).length;
  return {
    words: dropNoteMarks(words),
    segments: row,
    ...findBounds(row),
    base: row[0]?.base ?? 0,
    size: findPrevailingSize(placed),
    isBold: placed.every(({ isBold, text }) => isBold || !/[\p{L}\p{N}]/u.test(text)) && placed.some(({ isBold }) => isBold),
    isRightToLeft,
    cells: joinIntoCells(row),
    hasLeaders,
  };
}

/** Sorts the words of a line, given from left to right, into reading order, and returns whether it runs right to left. */
export function readLine(placed: LineWord[]): { words: LineWord[]; isRightToLeft: boolean } {
  const words = orderWordsLogically(placed);
  const isRightToLeft = words.some(({ text }) => runsRightToLeft(text)) && (words[0] !== placed[0] || words.every(isBackward));
  const isArabic = isRightToLeft && words.some(({ text }) => isArabicScript(text));
  return { words: isRightToLeft ? words.map((word) => turnInLine(word, isArabic)) : words, isRightToLeft };
}

/** Returns a number with a sign beside it as a line that runs from right to left reads it. */
export function turnInLine(word: LineWord, isArabic = false): LineWord {
  const text = reverseNeutralWord(word.text, isArabic);
  const [run] = word.runs ?? [];
  return text === word.text ? word : changeWord(word, { text, ...(run && { runs: [{ ...run, text }] }) });
}

/** Returns whether a word fits a right-to-left line: it runs so itself or has no letters. */
function isBackward({ text }: LineWord): boolean {
  return runsRightToLeft(text) || !/\p{L}/u.test(text);
}

function joinIntoCells(row: Segment[]): Cell[] {
  const cells: Cell[] = [];
  for (const { left, right, size, isBehindRule = false } of row) {
    const cell = cells.at(-1);
    if (cell && !isBehindRule && left - cell.right <= CELL_GAP * size) cell.right = Math.max(cell.right, right);
    else cells.push({ left, right });
  }
  return cells;
}

/** Leader dots are no part of a line's text. Lines to sign on beside each other lead nowhere. */
export function removeLeaders(words: LineWord[]): LineWord[] {
  if (words.every(({ text }) => BLANK.test(text))) return words;
  const isDot = (place: number) => LEADER.test(words[place]?.text ?? '');
  return words.filter(({ text }, index) => {
    if (/^[.·…_]{5,}$/.test(text)) return index === 0;
    return !isDot(index) || !((isDot(index - 1) && (isDot(index + 1) || isDot(index - 2))) || (isDot(index + 1) && isDot(index + 2)));
  });
}

/** Raised marks in the middle of a line point to notes; one at its start may begin the note itself. */
function dropNoteMarks(words: LineWord[]): LineWord[] {
  return words.filter(({ isRaised, text }, index) => index === 0 || !isRaised || !isFootnoteReference(text));
}

/** Returns the text of a line, its words with a space between. */
export function joinLineText({ words }: Pick<Line, 'words'>): string {
  return words.map(({ text, isGlued }, index) => (index === 0 || isGlued ? text : ` ${text}`)).join('');
}
