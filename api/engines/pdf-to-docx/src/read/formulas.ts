import type { LineWord, Segment, WordRun } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Ruling } from './drawing.ts';
import { isEquationNumber } from './equationNumber.ts';
import { isLargeSign, isMathFont } from './mathFont.ts';

const MATH_SIGN = /[=≤≥<>≈≡∼∝≠±∑∏∫√∞∂∇∈∉⊂→↦×÷∀∃∥|+−/^]/u;
const RELATION = /[=≤≥<>≈≡∼∝≠∈→↦∑∏∫]/u;
const PROSE_WORD = /^\p{L}{3,}[.,;:]?$/u;
const MOST_PROSE_WORDS = 2;
/** The left edge of a text has `least` lines of `words` words that begin within `same` points. */
const EDGE = { least: 3, words: 3, same: 1.5 };
/** The widest gaps between parts of one formula, in letter heights. */
const NEAR = { down: 0.55, across: 4 };
/** A formula with fewer baselines than this stays text. */
const LEAST_LEVELS = 2;
/** Baselines further apart than this are different, in letter heights. */
const LEVEL = 0.2;
/** The least share of mathematical characters in a formula. */
const MATH_SHARE = 0.2;
/** The least share of mathematical characters in one part of a formula, which may have words such as `log`. */
const PART_SHARE = 0.15;
/** Slanted letters beside raised and lowered signs, in whatever font. */
const VARIABLE = /^\p{L}{1,2}$/u;
/** Parts of at most this many letters need no mathematical characters. */
const SHORT = 4;
/** The room of a tall bracket, in letter heights. */
const BRACKET = 0.9;
/** Space around a formula in its picture, in points. */
const SPARE = 2;
/** Pages with more segments are skipped, to limit the time. */
const MAX_SEGMENTS = 2500;

/** Finds the boxes of displayed formulas with several baselines, such as fractions and sums, which lines of text cannot show. */
export function findFormulas(segments: readonly Segment[], rulings: readonly Ruling[]): Rectangle[] {
  if (segments.length > MAX_SEGMENTS || !segments.some((segment) => measureMath(segment) > 0)) return [];
  const edges = findTextEdges(segments);
  const parts = segments.filter((segment) => isFormulaPart(segment, edges));
  const others = segments.filter((segment) => !parts.includes(segment));
  return groupNearby(parts)
    .flatMap(splitByNumber)
    .flatMap((own) => {
      if (own.length === 0 || !isFormula(own)) return [];
      const bounds = findBounds(own);
      const bars = rulings.filter((ruling) => ruling.isHorizontal && isInside(ruling, bounds));
      const { left, top, right, bottom } = findBounds([bounds, ...bars]);
      const box = { ...addBrackets({ left, top, right, bottom }, own, segments), top: top - SPARE, bottom: bottom + SPARE };
      const isMixed = others.some(
        ({ base, size, ...other }) => base > top + LEVEL * size && base < bottom && other.right > left && other.left < right,
      );
      return isMixed ? [] : [box];
    });
}

/** Widens a box by what tall brackets take, which many fonts draw with signs that are no text, up to the words beside it. */
function addBrackets(box: Rectangle, own: readonly Segment[], all: readonly Segment[]): { left: number; right: number } {
  const size = Math.max(...own.map((segment) => segment.size));
  const beside = all.filter((segment) => !own.includes(segment) && segment.top < box.bottom && segment.bottom > box.top);
  const before = Math.max(...beside.map(({ right }) => right).filter((right) => right <= box.left), box.left - BRACKET * size);
  const behind = Math.min(...beside.map(({ left }) => left).filter((left) => left >= box.right), box.right + BRACKET * size);
  // As much on both sides, so that the formula stays in its middle.
  const spare = Math.max(SPARE, Math.min(box.left - before, behind - box.right));
  return { left: box.left - spare, right: box.right + spare };
}

/** Finds the left edges that several lines of prose share. */
function findTextEdges(segments: readonly Segment[]): number[] {
  const lefts = segments.filter(({ words }) => words.filter(({ text }) => PROSE_WORD.test(text)).length >= EDGE.words).map(({ left }) => left);
  return lefts.filter((left) => lefts.filter((other) => Math.abs(other - left) < EDGE.same).length >= EDGE.least);
}

function isFormulaPart(segment: Segment, edges: readonly number[]): boolean {
  if (edges.some((edge) => Math.abs(edge - segment.left) < EDGE.same)) return false;
  const prose = segment.words.filter((word) => PROSE_WORD.test(word.text) && !isMath(word));
  if (prose.length > MOST_PROSE_WORDS) return false;
  return measureMath(segment) >= PART_SHARE || joinWords(segment.words).length <= SHORT || isEquationNumber(segment);
}

/** Groups segments that are close to each other in any direction. */
function groupNearby(parts: readonly Segment[]): Segment[][] {
  const clusters: Segment[][] = [];
  for (const part of [...parts].sort((one, other) => one.top - other.top)) {
    const near = clusters.filter((cluster) => cluster.some((other) => areNear(part, other)));
    const [home, ...rest] = near;
    if (!home) clusters.push([part]);
    else {
      home.push(part, ...rest.flat());
      for (const other of rest) clusters.splice(clusters.indexOf(other), 1);
    }
  }
  return clusters;
}

/** Splits lines of formulas that are close below each other where each has its own number, and leaves the numbers out. */
function splitByNumber(cluster: readonly Segment[]): Segment[][] {
  const numbers = cluster.filter(isEquationNumber);
  const own = cluster.filter((segment) => !numbers.includes(segment));
  if (numbers.length < 2) return [own];
  const middles = numbers.map(({ base, size }) => base - LEVEL * size).sort((one, other) => one - other);
  const groups = middles.map((): Segment[] => []);
  for (const segment of own) {
    const middle = (segment.top + segment.bottom) / 2;
    const distances = middles.map((each) => Math.abs(each - middle));
    groups[distances.indexOf(Math.min(...distances))]?.push(segment);
  }
  const filled = groups.filter((group) => group.length > 0);
  const areApart = filled.every((group, index) => {
    const next = filled[index + 1];
    return !next || Math.max(...group.map(({ base }) => base)) < Math.min(...next.map(({ base, size }) => base - size / 2));
  });
  return areApart ? filled : [own];
}

function areNear(one: Segment, other: Segment): boolean {
  const size = Math.max(one.size, other.size);
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  return down < NEAR.down * size && across < NEAR.across * size;
}

function isFormula(cluster: readonly Segment[]): boolean {
  const text = cluster.map(({ words }) => joinWords(words)).join('');
  const letters = cluster.reduce((sum, { words }) => sum + joinWords(words).length, 0);
  const math = cluster.reduce((sum, segment) => sum + measureMath(segment) * joinWords(segment.words).length, 0);
  const size = Math.max(...cluster.map((segment) => segment.size));
  const levels = new Set(cluster.map(({ base }) => Math.round(base / (LEVEL * size))));
  const hasSign = RELATION.test(text) || cluster.some(({ words }) => words.some(({ runs = [] }) => runs.some(isLargeSign)));
  return hasSign && math >= MATH_SHARE * letters && levels.size >= LEAST_LEVELS;
}

/** Measures the share of letters that are mathematical symbols or in a mathematical font. */
function measureMath({ words }: Segment): number {
  const letters = joinWords(words).length;
  return words.reduce((sum, word) => sum + countMath(word), 0) / Math.max(1, letters);
}

function countMath({ text, runs }: LineWord): number {
  if (!runs) return MATH_SIGN.test(text) ? text.length : 0;
  const hasScript = runs.some(({ script }) => script !== 'normal');
  const isVariable = ({ text: letters, style }: WordRun) => hasScript && style.isItalic && VARIABLE.test(letters);
  return runs.reduce((sum, run) => sum + (isMathFont(run.style.font) || MATH_SIGN.test(run.text) || isVariable(run) ? run.text.length : 0), 0);
}

function isMath(word: LineWord): boolean {
  return countMath(word) > 0;
}

function joinWords(words: readonly LineWord[]): string {
  return words.map(({ text }) => text).join('');
}

function isInside({ left, right, top }: Ruling, box: Rectangle): boolean {
  return left > box.left - SPARE && right < box.right + SPARE && top > box.top - SPARE && top < box.bottom + SPARE;
}
