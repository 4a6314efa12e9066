import type { Line } from '../lines/lines.ts';
import { WORDING } from './listMarkers.ts';

/** A bare number that counts an item, and what is at the end of a question: how much it is worth, in brackets. */
const NUMBER = /^\d{1,3}$/;
const WORTH = /^[([]\s*\d{1,3}\s*(\p{L}+\.?)?\s*[)\]]$/u;
/** How far a number is from its text at least, and how exactly the texts of items begin under each other, in letter heights. */
const GAP = 0.4;
const SAME_EDGE = 0.2;
/** So many items that count each other are a list, of which no more than this share begins in the middle of a sentence. */
const LEAST_ITEMS = 3;
const MOST_SMALL = 0.4;
/** Smaller letters than this share of the text's are those of footnotes. */
const SMALL = 0.93;

/**
 * Returns lines with a mark on those that begin items counted by bare numbers, such as the questions of a test: the numbers are set apart from their texts,
 * these begin at one edge, and each number is the next of the one before.
 */
export function markNumberedLines(lines: readonly Line[], bodySize: number): Line[] {
  const counted = lines.filter((line) => mayBeCounted(line) && line.size > SMALL * bodySize);
  const marked = new Set<Line>();
  for (const line of counted) {
    if (marked.has(line)) continue;
    const items = collectItems(counted, line);
    const small = items.filter(({ words }) => /^\p{Ll}/u.test(words[1]?.text ?? ''));
    if (items.length >= LEAST_ITEMS && small.length <= MOST_SMALL * items.length) for (const item of items) marked.add(item);
  }
  return lines.map((line) => (marked.has(line) ? { ...line, isCounted: true } : line));
}

function mayBeCounted({ words: [first, second], cells, isBold, isRightToLeft, hasLeaders, size, segments }: Line): boolean {
  if (!first || !second || isBold || isRightToLeft || hasLeaders || !NUMBER.test(first.text) || !WORDING.test(second.text)) return false;
  const isTextAlone = cells.length === 1 || (cells.length === 2 && (cells[1]?.left ?? 0) < second.left + 1);
  return second.left - first.right > GAP * size && (isTextAlone || (cells.length < 4 && endsWithPoints({ segments })));
}

/** Returns whether a line ends with what a question is worth, in brackets. */
export function endsWithPoints({ segments }: Pick<Line, 'segments'>): boolean {
  const last =
    segments
      .at(-1)
      ?.words.map(({ text }) => text)
      .join(' ') ?? '';
  return segments.length > 1 && WORTH.test(last);
}

/** Collects the lines from one on whose texts begin where its text does and whose numbers go on from its number. */
function collectItems(counted: readonly Line[], first: Line): Line[] {
  const items: Line[] = [];
  for (const line of counted.slice(counted.indexOf(first))) {
    const isAtEdge = Math.abs(measureTextLeft(line) - measureTextLeft(first)) < SAME_EDGE * first.size;
    const before = items.at(-1);
    if (isAtEdge && (!before || parseLineNumber(line) === parseLineNumber(before) + 1)) items.push(line);
  }
  return items;
}

function measureTextLeft({ words }: Line): number {
  return words[1]?.left ?? 0;
}

function parseLineNumber({ words }: Line): number {
  return Number(words[0]?.text);
}
