import { type ShownPage, toPageSpace } from '@sheaf/pdf/pages/readShownPage';
import { writeNumber } from '@sheaf/pdf/syntax/numbers';
import { isArabicScript, reverseNeutralWord, runsRightToLeft, toLogicalOrder } from '@sheaf/pdf-text/glyphs/bidi';
import type { LineWord, Segment } from '@sheaf/pdf-text/lines/textLine';
import { joinMatrices, type Matrix } from '@sheaf/pdf-text/page/matrix';
import { ADVANCE, UNITS_PER_EM } from './blankFont.ts';
import type { LayerFont } from './layerFont.ts';

/** Scripts that do not separate words by spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** In points; text cannot be scaled to no width. */
const MIN_WIDTH = 0.1;
/** Words of a line skewed by less are set level: Poppler splits skewed words, so that a search would miss them. */
const LEVEL_DEGREES = 5;
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The recognised text of a scanned page. */
export interface ReadScan {
  /** In points, as the page is shown. */
  width: number;
  height: number;
  lines: readonly Segment[];
  /** Transforms places of lines to the shown page. */
  toPage: Matrix;
}

/**
 * Writes the words of a page as invisible text (render mode 3) over their letters, each scaled to its width and rotated like its line.
 * `fontName` names the font among the resources of the page.
 */
export function writeTextLayer(scan: ReadScan, shown: ShownPage, font: LayerFont, fontName: string): string {
  const toUserSpace = joinMatrices(scan.toPage, computeUserSpace(scan, shown));
  const lines = scan.lines.flatMap((line) => formatLine(line, toUserSpace, font, fontName));
  return lines.length === 0 ? '' : `q\nBT\n3 Tr\n${lines.join('\n')}\nET\nQ\n`;
}

/** Returns the matrix from the shown page, with its origin at the top left, to user space. */
function computeUserSpace({ width, height }: ReadScan, shown: ShownPage): Matrix {
  const [left, top] = toPageSpace(shown, 0, 0);
  const [right, rightTop] = toPageSpace(shown, 1, 0);
  const [foot, footTop] = toPageSpace(shown, 0, 1);
  return [(right - left) / width, (rightTop - top) / width, (foot - left) / height, (footTop - top) / height, left, top];
}

/** Writes the words of a line from left to right, the order that readers expect in a file for any script. */
function formatLine({ words, base }: Segment, toUserSpace: Matrix, font: LayerFont, fontName: string): string[] {
  const isBackward = words.filter(({ text }) => runsRightToLeft(text)).length * 2 > words.length;
  const isArabic = isBackward && words.some(({ text }) => isArabicScript(text));
  const placed = joinDivided(words).toSorted((one, other) => one.left - other.left);
  return placed.map((word, index) => {
    const next = placed[index + 1];
    const read = isBackward ? reverseNeutralWord(word.text, isArabic) : word.text;
    const text = splitClusters(runsRightToLeft(read) ? toLogicalOrder(splitClusters(read)) : read);
    const shownWord = formatScaledText(text, word.right - word.left, word.size, font);
    const gap = next && isSpaced(word, next) ? formatScaledText([' '], next.left - word.right, word.size, font) : '';
    return `/${fontName} 1 Tf ${formatTextMatrix(word, base, toUserSpace)} Tm ${shownWord}${gap}`;
  });
}

/** Formats the text matrix of a word, which includes its font size. */
function formatTextMatrix({ left, right, size }: LineWord, base: number, toUserSpace: Matrix): string {
  const middle = (left + right) / 2;
  const [, , , , x, y] = joinMatrices([1, 0, 0, 1, middle, base], toUserSpace);
  const [across, along] = snapDirection(toUserSpace[0], toUserSpace[1]);
  const [leftwards, upwards] = [(middle - left) * across, (middle - left) * along];
  const turned = [size * across, size * along, -size * along, size * across].map((part) => formatRounded(part, 5));
  return [...turned, formatRounded(x - leftwards, 3), formatRounded(y - upwards, 3)].join(' ');
}

/** Returns the direction of a line, rounded to a quarter turn when it is near one. */
function snapDirection(across: number, along: number): readonly [number, number] {
  const degrees = (Math.atan2(along, across) * 180) / Math.PI;
  const quarter = Math.round(degrees / 90);
  if (Math.abs(degrees - 90 * quarter) > LEVEL_DEGREES) return [across, along];
  return [Math.round(Math.cos((quarter * Math.PI) / 2)), Math.round(Math.sin((quarter * Math.PI) / 2))];
}

/** Joins words that share one box into one word with a space. */
function joinDivided(words: readonly LineWord[]): LineWord[] {
  const joined: LineWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && last.left === word.left && last.right === word.right) joined[joined.length - 1] = { ...last, text: `${last.text} ${word.text}` };
    else joined.push(word);
  }
  return joined;
}

function isSpaced(word: LineWord, next: LineWord): boolean {
  return next.left > word.right && !(UNSPACED.test(word.text) && UNSPACED.test(next.text));
}

/** Formats operators that show clusters scaled to a width. */
function formatScaledText(text: string[], width: number, size: number, font: LayerFont): string {
  const own = (text.length * ADVANCE * size) / UNITS_PER_EM;
  const percent = (100 * Math.max(width, MIN_WIDTH)) / own;
  return `${formatRounded(percent, 2)} Tz <${text.map((cluster) => font.code(cluster)).join('')}> Tj `;
}

function splitClusters(text: string): string[] {
  return [...clusters.segment(text)].map(({ segment }) => segment);
}

function formatRounded(value: number, digits: number): string {
  return writeNumber(Number(value.toFixed(digits)));
}
