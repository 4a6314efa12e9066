import type { Line } from '../lines/lines.ts';

/** Signs that begin items of lists; some of them are dashes and stars in running text too. */
export const BULLET = /^[•◦‣▪▫■□●○◆◇►▶➢➤✓✔✗✘☐☑☒❖·∙⁃–—*-]$/;
/** These are dashes and stars in running text too. */
const OFTEN_SIGNS = /^[–—*·-]$/;
const COUNTED = /^[([]?(\d{1,3}|[a-z]|[ivx]{1,5})[.)\]]$/i;
const CIRCLED_ONE = 0x2460;
/** Unicode has circled numbers up to this one. */
export const MOST_CIRCLED = 20;
/** Counted by parts, as clauses of a contract are. */
const PATH = /^\d{1,2}(\.\d{1,2}){1,4}[.)]?$/;
/** How the words behind a number by parts begin: amounts have none. */
export const WORDING = /^["'“„«(]?\p{L}/u;
const SAME_EDGE = 0.6;

/** Returns the number of a circled number, such as 2 for "②"; undefined for any other text. */
export function parseCircledNumber(text: string): number | undefined {
  const number = (text.codePointAt(0) ?? 0) - CIRCLED_ONE + 1;
  return text.length === 1 && number >= 1 && number <= MOST_CIRCLED ? number : undefined;
}

/** Returns a number from 1 to 20 in a circle. */
export function writeCircledNumber(number: number): string {
  return String.fromCodePoint(CIRCLED_ONE + number - 1);
}

/** Returns whether a word can be the mark of an item, which may be far from its text. */
export function beginsLikeItem(word: string): boolean {
  return BULLET.test(word) || COUNTED.test(word) || parseCircledNumber(word) !== undefined;
}

/** Returns true for a mark that is nothing else: a bullet, or a number in a circle. */
export function isBullet(mark: string | undefined): boolean {
  return mark !== undefined && (parseCircledNumber(mark) !== undefined || (BULLET.test(mark) && !OFTEN_SIGNS.test(mark)));
}

/** Finds the bullet or counting number that a line begins with. */
export function findListMarker({ words, isCounted }: Pick<Line, 'words' | 'isCounted'>): string | undefined {
  const [first, second] = words;
  if (!first || !second) return undefined;
  const isMark = isCounted || beginsLikeItem(first.text) || (PATH.test(first.text) && WORDING.test(second.text));
  return isMark ? first.text : undefined;
}

/** Returns true for a line that begins an item: with a bullet, or with a sign that can be one and has its like at the same edge of another line nearby. */
export function beginsItem(lines: Line[], place: number): boolean {
  const line = lines[place];
  const mark = line && findListMarker(line);
  if (!line || mark === undefined) return false;
  if (line.isCounted || isBullet(mark)) return true;
  return lines.some(
    (other, at) => at !== place && Math.abs(other.left - line.left) < SAME_EDGE * line.size && isSameKind(mark, findListMarker(other)),
  );
}

function isSameKind(mark: string, other: string | undefined): boolean {
  if (other === undefined || normalizeMarker(mark) !== normalizeMarker(other)) return false;
  const [one, two] = [parseNumber(mark), parseNumber(other)];
  return Number.isNaN(one) || Number.isNaN(two) ? mark === other || COUNTED.test(mark) : Math.abs(one - two) === 1;
}

function normalizeMarker(mark: string): string {
  return mark.replace(/\d+/g, '#').replace(/[a-z]+/i, 'a');
}

function parseNumber(mark: string): number {
  return Number.parseInt(mark.replace(/\D+/g, ''), 10);
}
