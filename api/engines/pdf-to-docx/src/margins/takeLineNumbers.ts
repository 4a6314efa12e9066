import { buildSegment, type LineWord, type Segment } from '@sheaf/pdf-text/lines/textLine';
import type { PageSegments } from '@sheaf/pdf-text/read/readPage';

/** Lines are counted one by one, by twos, fives or tens; so many numbers are enough. Where another page is counted alike, one is. */
const STEPS = [1, 2, 5, 10];
const FEWEST = { alone: 4, oneByOne: 8, alike: 1 };
/** How far the steps from number to number may differ, and how far lines are apart, in letter heights. */
const SAME_STEP = 0.06;
const PITCH = { from: 0.9, to: 3.5 };
/** A number and the line that it counts have one base line, in letter heights. */
const LEVEL = 0.35;
/** Running text beside the numbers: so many words a line, in this share of the lines. Where lines are counted one by one some go on with
 * a sentence, and half of them are nearly as long as the longest. */
const PROSE = { words: 3, share: 0.6, continuing: 0.3, full: 0.85 };
/** Room between a number and the words that it is beside, in letter heights: more than a space. */
const APART = 0.5;
/** More rows than this share with several segments are a table. */
const CELLS = 0.2;
const NUMBER = /^[1-9]\d{0,3}$/;
const SMALL_LETTER = /^\p{Ll}/u;

interface Counted {
  value: number;
  word: LineWord;
  segment: Segment;
}

interface LineNumbers {
  numbers: Counted[];
  step: number;
}

/** What is level with a number. */
interface Level {
  line?: { words: LineWord[]; size: number };
  isDivided: boolean;
}

/**
 * Takes the numbers of lines off pages, as patents, court papers and manuscripts have them in a margin or between two columns. In text that reflows they would
 * count other lines, and were within its sentences.
 */
export function takeLineNumbers(pages: readonly PageSegments[]): void {
  const found = pages.map((page) => findLineNumbers(findLevelSegments(page)));
  const known = found.flat();
  for (const [index, page] of pages.entries()) {
    const group = page.groups.find(({ turn }) => turn === 0);
    if (!group || known.length === 0) continue;
    const own = found[index]?.length ? found[index] : findLineNumbers(group.segments, known);
    const taken = new Set(own.flatMap(({ numbers }) => numbers.map(({ word }) => word)));
    if (taken.size === 0) continue;
    group.segments = group.segments.flatMap((segment) => {
      const words = segment.words.filter((word) => !taken.has(word));
      if (words.length === segment.words.length) return [segment];
      return words.length === 0 ? [] : [{ ...buildSegment(words, segment.base), size: segment.size }];
    });
  }
}

function findLevelSegments({ groups }: PageSegments): Segment[] {
  return groups.find(({ turn }) => turn === 0)?.segments ?? [];
}

function findLineNumbers(segments: readonly Segment[], alike: readonly LineNumbers[] = []): LineNumbers[] {
  const counted = segments.flatMap(listNumbers);
  if (counted.length < FEWEST.alike) return [];
  const found: LineNumbers[] = [];
  const taken = new Set<Counted>();
  // Every number of a column asks for the same column and its lines: those of a long table would be looked for a thousand times.
  const known = new Map<Counted, Level>();
  const findLevel = (one: Counted) => {
    const level = known.get(one) ?? findLine(one, segments);
    known.set(one, level);
    return level;
  };
  let last: Counted[] = [];
  for (const first of counted) {
    if (taken.has(first)) continue;
    const column = counted.filter((one) => !taken.has(one) && isUnder(one.word, first.word));
    const isKnown = alike.length === 0 && column.length === last.length && column.every((one, index) => one === last[index]);
    last = column;
    const numbers = isKnown ? undefined : findSequence([...column], findLevel, (step) => findLeast(step, first.word, alike));
    if (!numbers) continue;
    for (const one of numbers.numbers) taken.add(one);
    found.push(numbers);
  }
  return found;
}

function findLeast(step: number, numbered: LineWord, alike: readonly LineNumbers[]): number {
  const isAlike = alike.some((other) => other.step === step && other.numbers.some(({ word }) => isUnder(word, numbered)));
  return isAlike ? FEWEST.alike : step === 1 ? FEWEST.oneByOne : FEWEST.alone;
}

function isUnder(one: LineWord, other: LineWord): boolean {
  return one.left < other.right && one.right > other.left;
}

/** A number that is a segment of its own, or begins or ends one with more than a space between. */
function listNumbers(segment: Segment): Counted[] {
  const ends = new Set([segment.words[0], segment.words.at(-1)]);
  const isApart = ({ left, right }: LineWord) =>
    segment.words.every((other) => other.right <= left - APART * segment.size || other.left >= right + APART * segment.size || other.left === left);
  return [...ends].flatMap((word) =>
    word && !word.isRaised && NUMBER.test(word.text) && isApart(word) ? [{ value: Number(word.text), word, segment }] : [],
  );
}

/** Finds numbers under each other that rise by one step as the lines beside them go down. */
function findSequence(column: Counted[], findLevel: (one: Counted) => Level, leastByValue: (step: number) => number): LineNumbers | undefined {
  const sorted = column.sort((one, other) => one.segment.base - other.segment.base);
  for (const [at, first] of sorted.entries())
    for (const step of STEPS) {
      if (first.value % step !== 0) continue;
      const numbers = extendSequence(sorted.slice(at), step);
      // What is between them shows that every row is counted.
      const last = numbers.at(-1)?.segment.base ?? 0;
      if (sorted.some(({ value, segment }) => value % step !== 0 && segment.base > first.segment.base && segment.base < last)) continue;
      if (numbers.length >= leastByValue(step) && countsText(numbers, step, findLevel)) return { numbers, step };
    }
  return undefined;
}

function extendSequence([first, ...others]: Counted[], step: number): Counted[] {
  const numbers = first ? [first] : [];
  let pitch: number | undefined;
  for (const one of others) {
    const last = numbers.at(-1);
    if (!last || one.value !== last.value + step) continue;
    const own = (one.segment.base - last.segment.base) / step;
    if (pitch !== undefined && Math.abs(own - pitch) > SAME_STEP * pitch) continue;
    pitch ??= own;
    numbers.push(one);
  }
  return numbers;
}

/** Returns whether what is level with the numbers are lines of running text, one beside each number, and not the cells of a table. */
function countsText(numbers: readonly Counted[], step: number, findLevel: (one: Counted) => Level): boolean {
  const [first, second] = numbers;
  if (!first) return false;
  const rows = numbers.map(findLevel);
  const lines = rows.flatMap(({ line }) => line ?? []);
  if (rows.filter(({ isDivided }) => isDivided).length > CELLS * rows.length) return false;
  if (lines.length === 0 || lines.length < numbers.length / 2) return false;
  const size = lines[0]?.size ?? first.segment.size;
  const pitch = second ? (second.segment.base - first.segment.base) / step : size;
  if (pitch < PITCH.from * size || pitch > PITCH.to * size) return false;
  const prose = lines.filter(({ words }) => words.length >= PROSE.words);
  const continuing = lines.filter(({ words }) => SMALL_LETTER.test(words[0]?.text ?? ''));
  const widths = lines.map(({ words }) => (words.at(-1)?.right ?? 0) - (words[0]?.left ?? 0));
  const full = widths.filter((width) => width > PROSE.full * Math.max(...widths));
  const runsOn = continuing.length >= PROSE.continuing * lines.length && full.length >= lines.length / 2;
  return prose.length >= PROSE.share * lines.length && (step > 1 || runsOn);
}

/** Finds the segment of text level with a number, nearest to it. Two at one side of it are cells. */
function findLine({ word, segment }: Counted, segments: readonly Segment[]): Level {
  const own = segment.words.filter((other) => other !== word);
  const level = segments.filter((other) => other !== segment && Math.abs(other.base - segment.base) < LEVEL * segment.size);
  const behind = level.filter(({ left }) => left >= word.right);
  const before = level.filter(({ right }) => right <= word.left);
  if (own.length > 0) return { line: { words: own, size: segment.size }, isDivided: level.length > 1 };
  const [line] = behind.length > 0 ? behind : before;
  const isDivided = behind.length > 1 || before.length > 1;
  return { isDivided, ...(line && !isDivided && { line }) };
}
