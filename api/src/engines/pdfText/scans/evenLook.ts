import { type LineWord, prevailingSize, type Segment } from '../lines/textLine.ts';
import type { PageSegments } from '../page/readPage.ts';

/** Sizes that differ by less than this share from that of most letters are that size; the same for those that remain. */
const SAME_SIZE = { body: 0.09, others: 0.1 };
/** Strokes this much thicker than those of most letters are bold; those of a short word between others that are not are to be thicker still. */
const BOLD = { usually: 1.25, alone: 1.4 };
const SHORT_WORD = 4;
/** Even where much is bold or coloured, the strokes of so many words in a hundred are thinner than those of usual print. */
const USUAL_STROKE = 0.35;
/** So many words tell what is usual on their page. */
const ENOUGH_WORDS = 40;
/** A word of fewer letters looks like its neighbours. */
const LEAST_LETTERS = 3;

/** Gives the recognised words of a document the sizes and weights that it was set in, which are few, where each by itself is measured not quite exactly. */
export function evenLook(pages: PageSegments[]): void {
  const scans = pages.flatMap(({ source, groups }) => (source === 'ocr' ? [groups.flatMap(({ segments }) => segments)] : []));
  const words = wordsOf(scans.flat());
  if (words.length === 0) return;
  const usual = usualWeight(words);
  for (const lines of scans) {
    // One page may have been scanned darker than others.
    const onPage = wordsOf(lines);
    for (const line of lines) markBold(line.words, onPage.length >= ENOUGH_WORDS ? usualWeight(onPage) : usual);
  }
  const sizes = evenSizes(words);
  for (const word of words) word.size = sizes(word.size);
  for (const line of scans.flat()) line.size = prevailingSize(line.words);
}

function wordsOf(lines: Segment[]): LineWord[] {
  return lines.flatMap((line) => line.words);
}

function usualWeight(words: LineWord[]): number {
  const weights = words.map(weightOf).sort((one, other) => one - other);
  return weights[Math.floor(USUAL_STROKE * weights.length)] ?? 0;
}

function weightOf({ stroke = 0, size }: LineWord): number {
  return stroke / Math.max(size, 0.1);
}

function lettersOf({ text }: LineWord): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}

function markBold(words: LineWord[], usual: number): void {
  const telling = words.filter((word) => lettersOf(word) >= LEAST_LETTERS);
  const asked = telling.length > 0 ? telling : words;
  const isThicker = (word: LineWord | undefined, by: number) => word !== undefined && weightOf(word) > by * usual;
  for (const [place, word] of asked.entries()) {
    const isAlone = lettersOf(word) <= SHORT_WORD && ![asked[place - 1], asked[place + 1]].some((other) => isThicker(other, BOLD.usually));
    word.isBold = isThicker(word, isAlone ? BOLD.alone : BOLD.usually);
  }
  for (const [place, word] of words.entries()) {
    if (asked.includes(word)) continue;
    const before = words.slice(0, place).findLast((other) => asked.includes(other));
    const after = words.slice(place).find((other) => asked.includes(other));
    word.isBold = [before, after].every((other) => !other || other.isBold);
  }
}

/** The size that a measured one stands for. */
function evenSizes(words: LineWord[]): (size: number) => number {
  const measured = words.map(({ size }) => size).sort((one, other) => one - other);
  const middle = measured[Math.floor(measured.length / 2)] ?? 0;
  const groups: number[][] = [measured.filter((size) => isOfBody(size, middle))];
  for (const size of measured) {
    if (isOfBody(size, middle)) continue;
    const group = groups.length > 1 ? groups.at(-1) : undefined;
    const smallest = group?.[0] ?? 0;
    if (group && size < smallest * (1 + SAME_SIZE.others) && smallest > middle === size > middle) group.push(size);
    else groups.push([size]);
  }
  const evened = new Map(groups.flatMap((group) => group.map((size) => [size, meanOf(group)] as const)));
  return (size) => evened.get(size) ?? size;
}

function isOfBody(size: number, middle: number): boolean {
  return Math.abs(size / middle - 1) < SAME_SIZE.body;
}

function meanOf(sizes: number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
}
