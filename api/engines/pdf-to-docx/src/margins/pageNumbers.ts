import { changeWord } from '@sheaf/pdf-text/lines/drawnWord';
import type { LineWord, WordRun } from '@sheaf/pdf-text/lines/textLine';
import type { Section } from '../model/documentModel.ts';
import { parseRomanNumber } from '../paragraphs/romanNumbers.ts';
import type { MarginRow } from './marginRow.ts';

export type NumberFormat = NonNullable<Section['numberFormat']>;

/** A number at the top or the foot of a page, and where in the row it is. */
export interface MarginNumber {
  word: LineWord;
  row: MarginRow;
  place: number;
  value: number;
  format: NumberFormat;
}

export interface Counting {
  fields: Map<LineWord, 'pageNumber' | 'pageCount'>;
  /** What is to be added to the place of a page in the file to have its number. Nothing where no number counts the pages. */
  offset: number | undefined;
  format: NumberFormat;
}

const DECIMAL = /^\D*\d{1,4}\D*$/;
/** The number of a page and of all pages in one word, as in `1/7`. */
const BOTH = /^(.*\d[/|])(\d{1,4}\D*)$/;
/** What may be behind a number that says which page this is, where no other page says so too. */
const BEHIND_NUMBER = /^([^\p{L}\p{N}]*|of|von|de|di|sur|van|av|z|из)$/iu;
const ROMAN = /^[ivxlc]{1,7}$/i;

export function findPageNumbers(row: MarginRow): MarginNumber[] {
  const words = row.segments.flatMap((segment) => segment.words);
  return words.flatMap((word, index): MarginNumber[] => {
    const { text } = word;
    if (DECIMAL.test(text)) return [{ word, row, place: index, value: Number.parseInt(text.replace(/\D+/g, ''), 10), format: 'decimal' }];
    if (ROMAN.test(text))
      return [{ word, row, place: index, value: parseRomanNumber(text), format: text === text.toLowerCase() ? 'lowerRoman' : 'upperRoman' }];
    return [];
  });
}

/** Returns the words of a line with the numbers of its page and of all pages apart from each other. */
export function splitPageNumbers(words: readonly LineWord[]): LineWord[] {
  return words.flatMap((word) => {
    const [, own, all] = BOTH.exec(word.text) ?? [];
    if (own === undefined || all === undefined || !DECIMAL.test(own)) return [word];
    const middle = word.left + ((word.right - word.left) * own.length) / word.text.length;
    const [before, behind] = word.runs ? splitRuns(word.runs, own.length) : [];
    return [
      changeWord(word, { text: own, right: middle, ...(before && { runs: before }) }),
      changeWord(word, { text: all, left: middle, isGlued: true, ...(behind && { runs: behind }) }),
    ];
  });
}

function splitRuns(runs: readonly WordRun[], at: number): [WordRun[], WordRun[]] {
  const [before, behind]: [WordRun[], WordRun[]] = [[], []];
  let from = 0;
  for (const run of runs) {
    const cut = Math.min(run.text.length, Math.max(0, at - from));
    if (cut > 0) before.push({ ...run, text: run.text.slice(0, cut) });
    if (cut < run.text.length) behind.push({ ...run, text: run.text.slice(cut) });
    from += run.text.length;
  }
  return [before, behind];
}

/**
 * Detects which numbers of these rows count the pages, of how many the document has where it counts them from the first to the last, and by how much the numbers
 * differ from the pages. One number alone counts where they differ by one of the `likely` values.
 */
export function detectCounting(rows: MarginRow[], { pageCount, likely }: { pageCount: number; likely: readonly number[] }): Counting {
  const numbers = rows.flatMap(findPageNumbers);
  const counted = numbers.filter((number) => !numbers.some((other) => hasSameWording(number, other)));
  const isAlone = new Set(counted.map(({ row }) => row.page)).size < 2;
  const series = Map.groupBy(isAlone ? counted.filter(mayBePage) : counted, ({ value, format, row }) => `${format} ${value - row.page}`);
  const [most] = [...series.values()].sort((one, other) => countPages(other) - countPages(one) || rankCounting(one) - rankCounting(other));
  const [first] = most ?? [];
  const none: Counting = { fields: new Map(), offset: undefined, format: 'decimal' };
  const offset = first ? first.value - first.row.page : 0;
  if (!most || !first || (countPages(most) < 2 && !likely.includes(offset))) return none;
  const fields: Counting['fields'] = new Map();
  for (const number of numbers) {
    const isBehindNumber = numbers.some((other) => other.row === number.row && fields.get(other.word) === 'pageNumber');
    if (!isBehindNumber && most.includes(number)) fields.set(number.word, 'pageNumber');
    else if (isBehindNumber && number.value === pageCount + Math.max(0, offset)) fields.set(number.word, 'pageCount');
  }
  return { fields, offset, format: first.format };
}

/** No part of an address, an account or a telephone number. */
function mayBePage(number: MarginNumber): boolean {
  const [before, after = ''] = getNeighbours(number);
  return !/^\D*0/.test(number.word.text) && !/\d$/.test(before ?? '') && BEHIND_NUMBER.test(after);
}

/** Numbers of other pages between the same words are no counts of pages: the number of a house, the year of a report. */
function hasSameWording(one: MarginNumber, other: MarginNumber): boolean {
  if (one.row.page === other.row.page || one.word.text !== other.word.text) return false;
  const [before, after] = getNeighbours(one);
  const [otherBefore, otherAfter] = getNeighbours(other);
  return (after !== undefined && after === otherAfter) || (before !== undefined && before === otherBefore);
}

function getNeighbours({ row, place }: MarginNumber): [before: string | undefined, after: string | undefined] {
  const words = row.segments.flatMap((segment) => segment.words);
  return [words[place - 1]?.text, words[place + 1]?.text];
}

function countPages(numbers: MarginNumber[]): number {
  return new Set(numbers.map(({ row }) => row.page)).size;
}

function rankCounting([first]: MarginNumber[]): number {
  return first ? Math.abs(first.value - first.row.page) + (first.format === 'decimal' ? 0 : 0.5) : 0;
}
