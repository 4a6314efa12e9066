import { pointOn, type ShownPage } from '@sheaf/pdf/pages/shownPage';
import { writeNumber } from '@sheaf/pdf/syntax/numbers';
import { inBackwardLine, inReadingOrder, isArabicScript, runsRightToLeft } from '@sheaf/pdf-text/glyphs/bidi';
import type { LineWord, Segment } from '@sheaf/pdf-text/lines/textLine';
import { joinMatrices, type Matrix } from '@sheaf/pdf-text/page/matrix';
import { ADVANCE, UNITS_PER_EM } from './blankFont.ts';
import type { LayerFont } from './layerFont.ts';

/** Scripts that part no words by spaces. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** In points; a word of no width could not be stretched. */
const LEAST_WIDTH = 0.1;
/** Words of a line that leans less are set level: Poppler tears a leaning word in pieces, which nobody finds. */
const LEVEL_DEGREES = 5;
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A page of a scan, as it was read. */
export interface ReadScan {
  /** In points, as the page is shown. */
  width: number;
  height: number;
  lines: readonly Segment[];
  /** From the places of the lines to the page as it is shown. */
  toPage: Matrix;
}

/**
 * Writes the words of a page as invisible text (render mode 3) over their letters, each stretched to its width and turned as its line is.
 * `fontName` names the font among the resources of the page.
 */
export function writeTextLayer(scan: ReadScan, shown: ShownPage, font: LayerFont, fontName: string): string {
  const toUserSpace = joinMatrices(scan.toPage, userSpaceOf(scan, shown));
  const lines = scan.lines.flatMap((line) => lineOperators(line, toUserSpace, font, fontName));
  return lines.length === 0 ? '' : `q\nBT\n3 Tr\n${lines.join('\n')}\nET\nQ\n`;
}

/** From the page as it is shown, its top left first, to the space in which its content is drawn. */
function userSpaceOf({ width, height }: ReadScan, shown: ShownPage): Matrix {
  const [left, top] = pointOn(shown, 0, 0);
  const [right, rightTop] = pointOn(shown, 1, 0);
  const [foot, footTop] = pointOn(shown, 0, 1);
  return [(right - left) / width, (rightTop - top) / width, (foot - left) / height, (footTop - top) / height, left, top];
}

/** Text that stands beside each other in the order of its places, which is how readers expect any script in a file. */
function lineOperators({ words, base }: Segment, toUserSpace: Matrix, font: LayerFont, fontName: string): string[] {
  const isBackward = words.filter(({ text }) => runsRightToLeft(text)).length * 2 > words.length;
  const isArabic = isBackward && words.some(({ text }) => isArabicScript(text));
  const placed = joinDivided(words).toSorted((one, other) => one.left - other.left);
  return placed.map((word, place) => {
    const next = placed[place + 1];
    const read = isBackward ? inBackwardLine(word.text, isArabic) : word.text;
    const text = clustersOf(runsRightToLeft(read) ? inReadingOrder(clustersOf(read)) : read);
    const shownWord = stretched(text, word.right - word.left, word.size, font);
    const gap = next && isParted(word, next) ? stretched([' '], next.left - word.right, word.size, font) : '';
    return `/${fontName} 1 Tf ${placeOf(word, base, toUserSpace)} Tm ${shownWord}${gap}`;
  });
}

/** The text matrix of a word, which is the size of its letters too. */
function placeOf({ left, right, size }: LineWord, base: number, toUserSpace: Matrix): string {
  const middle = (left + right) / 2;
  const [, , , , x, y] = joinMatrices([1, 0, 0, 1, middle, base], toUserSpace);
  const [across, along] = levelled(toUserSpace[0], toUserSpace[1]);
  const [leftwards, upwards] = [(middle - left) * across, (middle - left) * along];
  const turned = [size * across, size * along, -size * along, size * across].map((part) => rounded(part, 5));
  return [...turned, rounded(x - leftwards, 3), rounded(y - upwards, 3)].join(' ');
}

/** The direction of a line, or that of the quarter turn which it nearly has. */
function levelled(across: number, along: number): readonly [number, number] {
  const degrees = (Math.atan2(along, across) * 180) / Math.PI;
  const quarter = Math.round(degrees / 90);
  if (Math.abs(degrees - 90 * quarter) > LEVEL_DEGREES) return [across, along];
  return [Math.round(Math.cos((quarter * Math.PI) / 2)), Math.round(Math.sin((quarter * Math.PI) / 2))];
}

/** Words that recognition gave one box are one word with a space in it. */
function joinDivided(words: readonly LineWord[]): LineWord[] {
  const joined: LineWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && last.left === word.left && last.right === word.right) joined[joined.length - 1] = { ...last, text: `${last.text} ${word.text}` };
    else joined.push(word);
  }
  return joined;
}

function isParted(word: LineWord, next: LineWord): boolean {
  return next.left > word.right && !(UNPARTED.test(word.text) && UNPARTED.test(next.text));
}

/** Shows clusters so that together they are as wide as they are on the page. */
function stretched(text: string[], width: number, size: number, font: LayerFont): string {
  const own = (text.length * ADVANCE * size) / UNITS_PER_EM;
  const percent = (100 * Math.max(width, LEAST_WIDTH)) / own;
  return `${rounded(percent, 2)} Tz <${text.map((cluster) => font.code(cluster)).join('')}> Tj `;
}

function clustersOf(text: string): string[] {
  return [...clusters.segment(text)].map(({ segment }) => segment);
}

function rounded(value: number, digits: number): string {
  return writeNumber(Number(value.toFixed(digits)));
}
