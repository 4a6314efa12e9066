import { findPrevailingSize, type LineWord, type Segment } from '../lines/textLine.ts';
import type { PageSegments } from '../read/readPage.ts';
import { findUnstyledWords } from './findUnstyledWords.ts';
import { isMeasured } from './letterHeights.ts';
import { markItalics } from './markItalics.ts';
import { splitAtGaps } from './recognisedSegments.ts';
import { lowerTallBoxes } from './tallBoxes.ts';

/**
 * Sizes that differ by less than this share from that of most letters are that size. Those that remain are one size where none is further from the next
 * than a pixel or so makes at 200 dots per inch, and the largest no further from the smallest than this.
 */
const SAME_SIZE = { body: 0.09, step: 0.055, others: 0.15 };
/**
 * Strokes this much thicker than those of most words are bold: those of a word and of all of a line, those of titles, which a scan thickens less than
 * small letters, those of a short word between others that are not, and by how far the thinnest words are thinner than most.
 */
const BOLD = { word: 1.25, line: 1.17, title: 1.11, alone: 1.3, spreads: 4.5 };
const SHORT_WORD = 4;
/** A word of fewer letters looks like its neighbours. */
const LEAST_LETTERS = 3;
/** Even where much is bold, the strokes of this share of the words are no thicker than usual; and what share is the thinnest. */
const USUAL = { share: 0.35, thinnest: 0.12 };
/** So many words show what is usual on their page. */
const ENOUGH_WORDS = 40;
const MOST_WORDS_OF_TITLE = 15;
/** Level strokes are thinner than this share of upright ones in faces with serifs (Times: 0.55 to 0.7 on a scan), thicker in those without (Arial, Calibri: 0.75 to 0.9). */
const SERIFS = 0.72;
/** Letters without serifs are higher for their size than those by which sizes are measured. */
const HIGHER_WITHOUT = 0.96;

/** Gives the recognised words of a document the sizes and weights that it was set in, which are few, where each by itself is measured not quite exactly. */
export function evenOutLook(pages: PageSegments[]): void {
  const scans = pages.flatMap(({ source, groups }) => (source === 'ocr' ? [groups.flatMap(({ segments }) => segments)] : []));
  const words = listWords(scans.flat());
  if (words.length === 0) return;
  const usual = measureUsualWeight(words);
  for (const lines of scans) {
    // One page may have been scanned darker than others.
    const onPage = listWords(lines);
    markItalics(lines.flatMap(splitAtGaps).map((stretch) => stretch.words));
    for (const line of lines) markBold(line.words, onPage.length >= ENOUGH_WORDS ? measureUsualWeight(onPage) : usual);
  }
  const sizes = createSizeRounding(words);
  for (const word of words) word.size = sizes(word.size);
  for (const line of scans.flat()) line.size = findPrevailingSize(line.words);
  unifyTitles(scans.flat(), usual);
  detectSerifs(scans.flat());
  for (const line of scans.flat()) line.size = findPrevailingSize(line.words);
  lowerTallBoxes(words);
}

function listWords(lines: Segment[]): LineWord[] {
  return lines.flatMap((line) => line.words);
}

interface Usual {
  weight: number;
  /** A word's weight has to be this to be bold by itself. */
  bold: number;
}

/** Measures the usual stroke weight and the threshold for bold, which grows with the spread of weights below the usual one. */
function measureUsualWeight(words: LineWord[]): Usual {
  const weights = words.map(measureWeight).sort((one, other) => one - other);
  const readPercentile = (share: number) => weights[Math.floor(share * weights.length)] ?? 0;
  const weight = readPercentile(USUAL.share);
  return { weight, bold: Math.max(BOLD.word * weight, weight + BOLD.spreads * (weight - readPercentile(USUAL.thinnest))) };
}

function measureWeight({ stroke = 0, size }: LineWord): number {
  return stroke / Math.max(size, 0.1);
}

function countLetters({ text }: LineWord): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}

function markBold(words: LineWord[], usual: Usual): void {
  const long = words.filter((word) => countLetters(word) >= LEAST_LETTERS);
  const judged = long.length > 0 ? long : words;
  // Of several words together it is more certain than of one.
  const isBoldLine =
    judged.length > 1 &&
    computeMean(judged.map(measureWeight)) > BOLD.line * usual.weight &&
    judged.every((word) => measureWeight(word) > usual.weight);
  for (const [index, word] of judged.entries()) {
    const isAlone =
      countLetters(word) <= SHORT_WORD && ![judged[index - 1], judged[index + 1]].some((other) => other && measureWeight(other) > usual.bold);
    word.isBold = isBoldLine || measureWeight(word) > usual.bold * (isAlone ? BOLD.alone : 1);
  }
  // Those of a few letters look like the next ones before and behind them.
  for (const [word, beside] of findUnstyledWords(words, judged)) word.isBold = beside.every(({ isBold }) => isBold);
}

/** Lines of one size that is larger than that of the text are titles of one kind, and bold or not together, but for a line that clearly is or is not. */
function unifyTitles(lines: Segment[], usual: Usual): void {
  const body = findPrevailingSize(listWords(lines));
  const titles = lines.filter((line) => line.size > (1 + SAME_SIZE.body) * body && line.words.length <= MOST_WORDS_OF_TITLE);
  for (const group of Map.groupBy(titles, ({ size }) => size).values()) {
    const areBold = measureLineWeight(group) > BOLD.title * usual.weight;
    for (const line of group) {
      const weight = measureLineWeight([line]);
      const isBold = weight > BOLD.line * usual.weight || (weight > usual.weight && areBold);
      for (const word of line.words) word.isBold = isBold;
    }
  }
}

function measureLineWeight(lines: Segment[]): number {
  const words = listWords(lines);
  const long = words.filter((word) => countLetters(word) >= LEAST_LETTERS);
  return computeMean((long.length > 0 ? long : words).map(measureWeight));
}

/** Words of one size and weight are set in one face, and so are all bold titles. */
function detectSerifs(lines: Segment[]): void {
  const body = findPrevailingSize(listWords(lines));
  const buildLookKey = ({ size, isBold }: LineWord) => (isBold && size > (1 + SAME_SIZE.body) * body ? 'titles' : `${size} ${isBold}`);
  for (const words of Map.groupBy(listWords(lines), buildLookKey).values()) {
    const contrasts = words.filter((word) => countLetters(word) >= LEAST_LETTERS && isMeasured(word.text)).map(({ contrast = 0 }) => contrast);
    // Of other scripts it is not known how thin their strokes are.
    if (contrasts.length < words.length / 3) continue;
    const usual = contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length / 2)];
    if (usual === undefined) continue;
    for (const word of words) {
      word.hasSerifs = usual < SERIFS;
      if (!word.hasSerifs) word.size *= HIGHER_WITHOUT;
    }
  }
}

/** The size that a measured one stands for. */
function createSizeRounding(words: LineWord[]): (size: number) => number {
  const measured = words.map(({ size }) => size).sort((one, other) => one - other);
  const middle = measured[Math.floor(measured.length / 2)] ?? 0;
  const groups: number[][] = [measured.filter((size) => isOfBody(size, middle))];
  for (const size of measured) {
    if (isOfBody(size, middle)) continue;
    const group = groups.length > 1 ? groups.at(-1) : undefined;
    const [smallest, last] = [group?.[0] ?? 0, group?.at(-1) ?? 0];
    const isNear = size < last * (1 + SAME_SIZE.step) && size < smallest * (1 + SAME_SIZE.others);
    if (group && isNear && smallest > middle === size > middle) group.push(size);
    else groups.push([size]);
  }
  const evened = new Map(groups.flatMap((group) => group.map((size) => [size, computeMean(group)] as const)));
  return (size) => evened.get(size) ?? size;
}

function isOfBody(size: number, middle: number): boolean {
  return Math.abs(size / middle - 1) < SAME_SIZE.body;
}

function computeMean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
