import type { Segment } from '../lines/textLine.ts';
import { findBounds } from '../page/readingFrame.ts';
import { groupByBaseline } from './baselines.ts';
import { FIGURES } from './emptyCells.ts';
import { SENTENCE_END } from './lineEnds.ts';
import { beginsLikeItem } from './listMarkers.ts';

const SAME_LINE = 0.25;
/** The lines of a text are no further apart than this, in letter heights, and begin this near to each other. */
const NEXT_LINE = 1.7;
const SAME_EDGE = 0.5;
/** So many items beside the middle of a sentence are no chance. */
const LEAST_ITEMS = 2;
/** The share of a side that figures are, and of them that are on lines of the other side. */
const MOSTLY_FIGURES = 0.8;
const LEVEL = 0.75;
const LEAST_FIGURES = 4;
/** Thresholds for cells of table rows; the shares are of one side. */
const CELLS = {
  leastRows: 3,
  /** The share of lines that have a line of the other side on their baseline. */
  levelShare: 0.5,
  /** Most words of a short cell, and the share of cells that are short. */
  mostWords: 3,
  shortShare: 0.9,
  /** The share of level rows that contain a number. */
  numberShare: 0.5,
};

/** Returns whether items of a list on one side are beside lines on the other that go on with a sentence: cells of one row begin together. */
export function areItemsBesideText(one: readonly Segment[], other: readonly Segment[]): boolean {
  return [
    [one, other],
    [other, one],
  ].some(([items = [], text = []]) => {
    if (items.every(isMark)) return false;
    const marked = items.filter(isMarked);
    if (marked.length < LEAST_ITEMS) return false;
    const beside = text.filter(
      (line) => marked.some(({ base, size }) => Math.abs(line.base - base) < SAME_LINE * size) && continuesSentence(line, text),
    );
    return beside.length >= LEAST_ITEMS;
  });
}

function isMarked({ words: [first] }: Segment): boolean {
  return beginsLikeItem(first?.text ?? '');
}

/** Returns whether a segment is a list mark that is far from its text. */
function isMark(segment: Segment): boolean {
  return segment.words.length === 1 && isMarked(segment);
}

/** Returns whether a line begins within a sentence that fills the line over it. */
function continuesSentence({ words: [first], left, base, size }: Segment, text: readonly Segment[]): boolean {
  if (!first || !/^\p{Ll}/u.test(first.text)) return false;
  const above = text.find(
    (other) => base - other.base > SAME_LINE * size && base - other.base < NEXT_LINE * size && Math.abs(other.left - left) < SAME_EDGE * size,
  );
  const room = findBounds(text).right - (above?.right ?? 0);
  return (
    above !== undefined && above.words.length > 2 && room < first.right - first.left + size && !SENTENCE_END.test(above.words.at(-1)?.text ?? '')
  );
}

/** Returns whether one side is figures, each on a line of the other: titles among those and labels of two lines have none. */
export function areFiguresBeside(one: readonly Segment[], other: readonly Segment[]): boolean {
  return [
    [one, other],
    [other, one],
  ].some(([side = [], labels = []]) => {
    const figures = side.filter(({ words }) => FIGURES.test(words.map(({ text }) => text).join(' ')));
    const level = figures.filter(({ base, size }) => labels.some((label) => Math.abs(label.base - base) < SAME_LINE * size));
    return figures.length >= LEAST_FIGURES && figures.length >= MOSTLY_FIGURES * side.length && level.length >= LEVEL * figures.length;
  });
}

/**
 * Returns whether one side holds table cells whose rows begin on the other side, such as quantities and prices. Such cells are short and level with
 * those lines. At least half of the rows contain a number.
 */
export function areCellsBeside(one: readonly Segment[], other: readonly Segment[]): boolean {
  return [
    [one, other],
    [other, one],
  ].some(([cells = [], names = []]) => {
    const rows = groupByBaseline(cells);
    const level = rows.filter((row) => names.some(({ base, size }) => Math.abs(base - (row[0]?.base ?? 0)) < SAME_LINE * size));
    const short = cells.filter(({ words }) => words.length <= CELLS.mostWords);
    const withNumbers = level.filter((row) => row.some(({ words }) => FIGURES.test(words.map(({ text }) => text).join(' '))));
    return (
      level.length >= CELLS.leastRows &&
      level.length >= CELLS.levelShare * rows.length &&
      short.length >= CELLS.shortShare * cells.length &&
      withNumbers.length >= CELLS.numberShare * level.length
    );
  });
}
