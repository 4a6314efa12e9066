import type { CvLine } from '../lines/cvLine.ts';
import { countLetters, NOWHERE } from '../text/textSpan.ts';
import { classifyHeading, type HeadingKind } from '../words/classifyHeading.ts';
import { findDate } from '../words/findDates.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scoreDegree } from '../words/schoolWords.ts';
import { scoreTitle } from '../words/titleWords.ts';

/** How headings of a CV look. */
export interface HeadingStyle {
  size: number;
  isCapital: boolean;
  isEmphasized: boolean;
  count: number;
  /** Nothing but headings looks like this, so an unlisted line in this style is a heading too. */
  isOnlyHeadings: boolean;
}

export const MAX_HEADING_WORDS = 5;
const MAX_CAPITAL_WORDS = 9;
const MAX_QUESTION_WORDS = 8;

/** Returns how many words a heading may have: more in capitals, and more in "What I have done so far". */
export function getMaxHeadingWords(text: string): number {
  if (/^(?:what|where|how|who|things|places|people) (?:i|my)\b/i.test(text)) return MAX_QUESTION_WORDS;
  return isCapital(text) ? MAX_CAPITAL_WORDS : MAX_HEADING_WORDS;
}

/** A word that names a section by itself, such as "Education". */
export const CERTAIN_HEADING_STRENGTH = 3;
const SIZE_TOLERANCE = 0.07;
/** In points. */
const SAME_SIZE = 0.25;
/** A name over a CV may look as headings do. */
const NAME_LINES = 2;
const MIN_KNOWN = 2;
const LARGER_RATIO = 1.08;
const MIN_GROUP_SIZE = 3;

/** Returns how the headings look. Those in a column next to the main text may look different. */
export function findHeadingStyles(lines: CvLine[]): HeadingStyle[] {
  const groups = groupByStyle(lines.slice(NAME_LINES).filter(isDistinctive));
  const body = measureMedianSize(lines);
  const below = new Map(lines.map((line, index) => [line, lines[index + 1]]));
  const isLargest = (group: CvLine[]) => !groups.some((other) => other.length > 1 && getFontSize(other) > getFontSize(group) + SAME_SIZE);
  const distinctStyles = groups
    .filter((group) => areHeadings(group, body) || (isLargest(group) && areCustomHeadings(group, { body, below })))
    .flatMap((group) => buildHeadingStyle(group, true) ?? []);
  const certainLines = lines.filter((line) => isHeadingShape(line) && isCertainHeading(classifyHeading(line.text)));
  const knownStyles = groupByStyle(certainLines).flatMap((group) => buildHeadingStyle(group, false) ?? []);
  const others = knownStyles.filter((style) => !distinctStyles.some((knownCount) => hasSameStyle(knownCount, style)));
  const distinctive = [...distinctStyles, ...others.filter((style) => style.isCapital || style.isEmphasized)];
  return distinctive.length > 0 ? distinctive : knownStyles;
}

/** Returns the style of a line. A similar size is enough, but only the same size makes an unlisted line a heading. */
export function findStyle(line: CvLine, styles: HeadingStyle[]): HeadingStyle | undefined {
  const same = styles.find((style) => hasSameStyle(style, readLineStyle(line)));
  const similar = same
    ? undefined
    : styles.find((style) => hasSameStyle({ ...style, size: line.size }, readLineStyle(line)) && isSimilarSize(line, style));
  return same ?? (similar && { ...similar, isOnlyHeadings: false });
}

function isSimilarSize(line: CvLine, { size }: HeadingStyle): boolean {
  return Math.abs(line.size - size) <= SIZE_TOLERANCE * size + 0.3;
}

export function isHeadingShape({ cells, text, start }: CvLine): boolean {
  return cells.length === 1 && start !== NOWHERE && (countLetters(text) >= 3 || /^I\.?T\.?:?$/.test(text));
}

export function isCapital(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

export function isCertainHeading(found: HeadingKind | undefined): boolean {
  return found !== undefined && found.strength >= CERTAIN_HEADING_STRENGTH && found.kind !== 'other' && found.kind !== 'contact';
}

/** Groups lines by their look. Sizes are compared with each other, because rounding would part 12.74 from 12.76. */
function groupByStyle(lines: CvLine[]): CvLine[][] {
  const groups: CvLine[][] = [];
  for (const line of lines) {
    const group = groups.find(([first]) => first && hasSameStyle(readLineStyle(first), readLineStyle(line)));
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

type LineStyle = Pick<HeadingStyle, 'size' | 'isCapital' | 'isEmphasized'>;

function readLineStyle({ size, text, isEmphasized }: CvLine): LineStyle {
  return { size, isCapital: isCapital(text), isEmphasized };
}

function hasSameStyle(one: LineStyle, other: LineStyle): boolean {
  return Math.abs(one.size - other.size) < SAME_SIZE && one.isCapital === other.isCapital && one.isEmphasized === other.isEmphasized;
}

function buildHeadingStyle(group: CvLine[], isOnlyHeadings: boolean): HeadingStyle | undefined {
  const [first] = group;
  return first && { ...readLineStyle(first), count: group.length, isOnlyHeadings };
}

function isDistinctive(line: CvLine): boolean {
  return line.isEmphasized || isCapital(line.text);
}

function measureMedianSize(lines: CvLine[]): number {
  const sizes = lines.map(({ size }) => size).sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** Detects lines of one look that are headings: enough of them are known, and no other names a job, an employer, a degree or a time. */
function areHeadings(group: CvLine[], body: number): boolean {
  const isKnown = (line: CvLine) => isHeadingShape(line) && (classifyHeading(line.text) !== undefined || endsInHeading(line.text));
  const knownCount = group.filter(isKnown).length;
  // What is larger than the text as well needs fewer known words.
  const isLarge = group.every(({ size }) => size > LARGER_RATIO * body);
  if (group.length < MIN_GROUP_SIZE || knownCount < MIN_KNOWN || knownCount * (isLarge ? 3 : 2) < group.length) return false;
  return group.every((line) => isKnown(line) || canBeHeading(line));
}

/** Detects headings in somebody's own words: the largest lines besides the name, one of them known, and none over the time of a job. */
function areCustomHeadings(group: CvLine[], { body, below }: { body: number; below: ReadonlyMap<CvLine, CvLine | undefined> }): boolean {
  if (group.length <= MIN_GROUP_SIZE || !group.every(({ size }) => size > LARGER_RATIO * body)) return false;
  const isKnown = (line: CvLine) => isHeadingShape(line) && classifyHeading(line.text) !== undefined;
  return group.some(isKnown) && group.every((line) => isKnown(line) || (canBeHeading(line) && !isDateRangeLine(below.get(line))));
}

function isDateRangeLine(line: CvLine | undefined): boolean {
  return line !== undefined && (findDate(line.text)?.kind ?? 'single') !== 'single';
}

function getFontSize([first]: CvLine[]): number {
  return first?.size ?? 0;
}

/** Detects a heading whose last word is known: "Care work", "Where I've worked". */
function endsInHeading(text: string): boolean {
  const words = text.split(' ');
  const isShort = words.length > 1 && words.length <= MAX_HEADING_WORDS && !/[\d.,;:@|–—/]/.test(text);
  return isShort && (classifyHeading(words.at(-1) ?? '')?.strength ?? 0) >= CERTAIN_HEADING_STRENGTH;
}

function canBeHeading(line: CvLine): boolean {
  const { hasListMark } = line;
  // In capitals "REACH ME" would look like a degree, M.E.
  const text = isCapital(line.text) ? line.text.toLowerCase() : line.text;
  const isShort = isHeadingShape(line) && text.split(' ').length <= getMaxHeadingWords(line.text) && !/[\d.,@|–—]/.test(text);
  return isShort && !hasListMark && !findDate(text) && scoreTitle(text) < 2 && scoreOrganisation(text) < 3 && scoreDegree(text) < 2;
}
