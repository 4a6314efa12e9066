import { type Area, type GreyImage, isCentredIn, surround } from './greyImage.ts';
import { findMissedTexts, sharesHeight } from './missedText.ts';
import { readArea } from './readGrid.ts';
import type { Tesseract } from './tesseract.ts';
import type { TesseractWord } from './tesseractTsv.ts';

/** A text beside lines with no more words than this is a column of their table. Lines of a text in columns have more. */
const MOST_WORDS_A_LINE = 6;
/** A column of a table goes on where its next line is no further than this many times the height of a line. */
const LINE_GAP = 2;
/** Ink of letters reaches out of the box around what is darkest. */
const MARGIN_PIXELS = 3;
/** Letters read with less confidence than this speak against a reading. */
const DOUBTFUL = 50;

/** Reads what Tesseract has left out of a page: a column of figures is read again with the rows beside it, another text by itself. */
export function readMissedTexts(tesseract: Tesseract, image: GreyImage, dpi: number, words: TesseractWord[]): TesseractWord[] {
  const areas = mergeAreas(findMissedTexts(image, words, dpi).map((missed) => widenToRows(missed, words)));
  let all = words;
  for (const area of areas) all = replaceWords(area, all, readArea(tesseract, image, dpi, growWithin(area, image)));
  return all;
}

/** Returns the place before the first paragraph that begins below an area. */
export function findPlace(area: Area, words: readonly TesseractWord[]): number {
  const below = words.find(({ top }) => top >= area.bottom);
  const index = words.findIndex(({ paragraph }) => paragraph === below?.paragraph);
  return index < 0 ? words.length : index;
}

/** Puts the words of an area in the place of those that were read there before, if they are surer. */
function replaceWords(area: Area, words: TesseractWord[], read: TesseractWord[]): TesseractWord[] {
  const isInside = (word: Area) => isCentredIn(word, area);
  const before = words.filter(isInside);
  if (measureReading(read) <= measureReading(before)) return words;
  const [first] = before;
  if (!first) return insertWords(area, words, read);
  const rest = words.filter((word) => !isInside(word));
  const isPartOfLine = rest.some(({ line }) => line === first.line) && countLines(read) === 1;
  const placed = isPartOfLine ? read.map((word) => ({ ...word, block: first.block, paragraph: first.paragraph, line: first.line })) : read;
  return rest.toSpliced(words.indexOf(first), 0, ...placed);
}

/** Puts words where nothing was read before: behind the line above them, into its paragraph where that goes on below. */
function insertWords(area: Area, words: TesseractWord[], read: TesseractWord[]): TesseractWord[] {
  const isAbove = ({ left, right, top, bottom }: Area) => left < area.right && right > area.left && top + bottom < area.top + area.bottom;
  const above = words.findLast(isAbove);
  if (!above) return words.toSpliced(findPlace(area, words), 0, ...read);
  const { block, paragraph } = above;
  const continues = words.some((word) => word.paragraph === paragraph && !isAbove(word) && word.top >= area.top);
  const place = words.findLastIndex(({ line }) => line === above.line) + 1;
  return words.toSpliced(place, 0, ...(continues ? read.map((word) => ({ ...word, block, paragraph })) : read));
}

/** Measures how much was read and how surely. */
function measureReading(words: readonly TesseractWord[]): number {
  return words.reduce((sum, { text, confidence }) => sum + text.length * (confidence - DOUBTFUL), 0);
}

function countLines(words: readonly TesseractWord[]): number {
  return new Set(words.map(({ line }) => line)).size;
}

/** Widens a column of a table to its rows, from the first to the last. What is beside wordier lines stays as it is. */
function widenToRows(missed: Area, words: readonly TesseractWord[]): Area {
  let rows = widenToLevel(missed, words);
  for (let next = addNextRow(missed, rows, words); next !== undefined; next = addNextRow(missed, rows, words)) rows = next;
  return rows;
}

function widenToLevel(area: Area, words: readonly TesseractWord[]): Area {
  const level = words.filter((word) => sharesHeight(word, area));
  return level.length > 0 && level.length <= countLines(level) * MOST_WORDS_A_LINE ? surround([area, ...level]) : area;
}

/** Adds the next row of a table, which has a word in the column that was missed. */
function addNextRow(missed: Area, rows: Area, words: readonly TesseractWord[]): Area | undefined {
  if (rows.left >= missed.left && rows.right <= missed.right) return undefined;
  const next = words.find((word) => {
    const high = word.bottom - word.top;
    const gap = Math.max(word.top, rows.top) - Math.min(word.bottom, rows.bottom);
    const isInColumn = word.left + word.right > 2 * missed.left && word.left + word.right < 2 * (missed.right + high);
    return isInColumn && gap <= LINE_GAP * high && !isCentredIn(word, rows);
  });
  if (!next) return undefined;
  const row = widenToLevel(next, words);
  return row.right - row.left > next.right - next.left ? surround([rows, row]) : undefined;
}

/** Joins areas that overlap, until none do. */
function mergeAreas(areas: readonly Area[]): Area[] {
  const merged: Area[] = [];
  const waiting = [...areas];
  for (let area = waiting.pop(); area !== undefined; area = waiting.pop()) {
    const at = findOverlap(area, merged);
    if (at < 0) merged.push(area);
    else waiting.push(surround([area, ...merged.splice(at, 1)]));
  }
  return merged;
}

function findOverlap(one: Area, others: readonly Area[]): number {
  return others.findIndex((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom);
}

function growWithin({ left, top, right, bottom }: Area, { width, height }: GreyImage): Area {
  return {
    left: Math.max(0, left - MARGIN_PIXELS),
    top: Math.max(0, top - MARGIN_PIXELS),
    right: Math.min(width, right + MARGIN_PIXELS),
    bottom: Math.min(height, bottom + MARGIN_PIXELS),
  };
}
