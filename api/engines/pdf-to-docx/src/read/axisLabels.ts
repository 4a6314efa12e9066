import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';

/** So many numbers along an axis make a scale. */
const LEAST_LABELS = 3;
/** The widest gap between a chart and the labels of its axis, and between those and the name of the axis, in letter heights. */
const GAP = 1.9;
/** Labels of one axis have one size but for this share, and end or begin within so many points of each other. */
const SAME_SIZE = 0.1;
const SAME_EDGE = 2;
const SAME_LINE = 0.25;
/** Steps of a scale, and places of labels, differ by less than this share of their mean. */
const UNEVEN = 0.25;
/** The name of an axis has so few words, and its middle is this close to that of the axis, as a share of its length. */
const MOST_WORDS = 5;
const OFF_MIDDLE = 0.12;
const LABEL = /^[-−–+\p{Sc}]*(\d[\d.,'’]*)\P{N}{0,6}$/u;

/** Widens a chart by the scales along its axes and the names under those. Rows of a table and numbers of lines are none: those of a scale rise by even steps in even places. */
export function addAxisLabels(chart: Rectangle, segments: readonly Segment[]): Rectangle {
  const upright = findScale(chart, segments);
  const level = findLevelScale(
    chart,
    segments.filter((segment) => !upright.includes(segment)),
  );
  const names = level.length > 0 ? segments.filter((segment) => isNameUnder(segment, chart, level)) : [];
  return findBounds([chart, ...upright, ...level, ...names]);
}

/** Finds the numbers one over the other at the left or right side of a chart. */
function findScale(chart: Rectangle, segments: readonly Segment[]): Segment[] {
  const level = segments.filter(({ base, size }) => base > chart.top - size && base - size < chart.bottom);
  const before = level.filter(({ right, size }) => right <= chart.left + SAME_EDGE && chart.left - right < GAP * size);
  const behind = level.filter(({ left, size }) => left >= chart.right - SAME_EDGE && left - chart.right < GAP * size);
  for (const side of [before, behind]) {
    const labels = side.toSorted((one, other) => one.base - other.base);
    const areInLine = [labels.map(({ left }) => left), labels.map(({ right }) => right)].some((edges) => measureSpread(edges) < SAME_EDGE);
    if (areInLine && isScale(labels, ({ base }) => base)) return labels;
  }
  return [];
}

/** Finds the numbers beside each other under a chart. */
function findLevelScale(chart: Rectangle, segments: readonly Segment[]): Segment[] {
  const under = segments.filter(
    ({ left, right, base, size }) =>
      left > chart.left - 2 * size && right < chart.right + 2 * size && base - size > chart.bottom - size && base - size - chart.bottom < GAP * size,
  );
  const [first] = under.toSorted((one, other) => one.base - other.base);
  const labels = under
    .filter(({ base, size }) => first && Math.abs(base - first.base) < SAME_LINE * size)
    .sort((one, other) => one.left - other.left);
  return isScale(labels, ({ left, right }) => (left + right) / 2) ? labels : [];
}

/** Returns whether labels are numbers of one size whose values and places both change by even steps. The last may have moved to make room for its unit. */
function isScale(labels: readonly Segment[], place: (label: Segment) => number): boolean {
  const [first] = labels;
  if (!first || labels.length < LEAST_LABELS || labels.some(({ size }) => Math.abs(size - first.size) > SAME_SIZE * first.size)) return false;
  const values = labels.map(readValue);
  if (values.some((value) => value === undefined)) return false;
  const rises = listSteps(values as number[]);
  const ways = listSteps(labels.map(place));
  const areOneWay = rises.every((rise) => rise !== 0 && rise > 0 === (rises[0] ?? 0) > 0);
  return areOneWay && areEven(rises.slice(0, -1)) && areEven(ways);
}

function readValue({ words }: Segment): number | undefined {
  const number = LABEL.exec(words.map(({ text }) => text).join(''));
  const value = number?.[1] === undefined ? Number.NaN : Number(number[1].replace(/[,'’](?=\d{3})/gu, '').replace(',', '.'));
  const isNegative = /^[-−–]/u.test(number?.[0] ?? '');
  return Number.isNaN(value) ? undefined : isNegative ? -value : value;
}

function listSteps(values: readonly number[]): number[] {
  return values.slice(1).map((value, index) => value - (values[index] ?? value));
}

function areEven(all: readonly number[]): boolean {
  const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
  return all.every((each) => Math.abs(each - mean) < UNEVEN * Math.abs(mean));
}

function measureSpread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function isNameUnder({ left, right, base, size, words }: Segment, chart: Rectangle, labels: readonly Segment[]): boolean {
  const { base: foot = 0, size: height = size } = labels[0] ?? {};
  const isNext = base > foot && base - foot < GAP * Math.max(size, height) && words.length <= MOST_WORDS;
  return isNext && Math.abs(left + right - chart.left - chart.right) < 2 * OFF_MIDDLE * (chart.right - chart.left);
}
