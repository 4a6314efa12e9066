/** The text of a range cannot be read, or names pages that do not exist. */
export class PageRangeError extends Error {
  readonly range: string;
  constructor(range: string) {
    super(`Pages "${range}" do not exist.`);
    this.range = range;
  }
}

/**
 * Parses a range such as `1-3, 5, 8-, -2, even, odd, r1` into page indexes (from 0), in its order. `-2` is up to page 2, `r1` the
 * last page, `5-3` runs backwards. An empty text is all pages.
 */
export function parsePageRange(text: string, pageCount: number): number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index);
  if (text.trim() === '') return all;
  return text.split(',').flatMap((part) => parsePart(part.trim().toLowerCase(), pageCount, all));
}

function parsePart(part: string, pageCount: number, all: number[]): number[] {
  if (part === 'all') return all;
  if (part === 'even') return all.filter((index) => index % 2 === 1);
  if (part === 'odd') return all.filter((index) => index % 2 === 0);
  const found = /^(r?\d+)?\s*(-|–)?\s*(r?\d+)?$/.exec(part);
  const [, from, dash, to] = found ?? [];
  if (!found || (from === undefined && to === undefined) || (dash === undefined && to !== undefined)) throw new PageRangeError(part);
  const first = from === undefined ? 1 : parsePageNumber(from, pageCount, part);
  const last = dash === undefined ? first : to === undefined ? pageCount : parsePageNumber(to, pageCount, part);
  const step = first <= last ? 1 : -1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => first - 1 + index * step);
}

function parsePageNumber(word: string, pageCount: number, part: string): number {
  const number = word.startsWith('r') ? pageCount + 1 - Number(word.slice(1)) : Number(word);
  if (number < 1 || number > pageCount) throw new PageRangeError(part);
  return number;
}
