import type { CvLine } from '../lines/cvLine.ts';
import { countLetters, NOWHERE } from '../text/piece.ts';
import { classifyHeading, type HeadingKind } from '../words/classifyHeading.ts';
import { findDate } from '../words/findDates.ts';
import { organisationScore } from '../words/organisationWords.ts';
import { degreeScore } from '../words/schoolWords.ts';
import { titleScore } from '../words/titleWords.ts';

/** How headings of a CV look. */
export interface HeadingStyle {
  size: number;
  isCapital: boolean;
  isStandingOut: boolean;
  count: number;
  /** Nothing but headings looks like this, so an unlisted line in this style is a heading too. */
  isOnlyHeadings: boolean;
}

export const MAX_HEADING_WORDS = 5;
/** A word that names a section by itself, such as "Education". */
export const SURE_HEADING_STRENGTH = 3;
const OTHER_SIZE = 0.07;
/** A name over a CV may look as headings do. */
const LINES_OF_NAME = 2;
const FEWEST_KNOWN = 2;
const FEWEST_ALIKE = 3;

/** Returns how the headings look. Those in a column beside the main text may look different. */
export function findHeadingStyles(lines: CvLine[]): HeadingStyle[] {
  const groups = [...Map.groupBy(lines.slice(LINES_OF_NAME).filter(isStriking), (line) => JSON.stringify(lookOf(line))).values()];
  const alone = groups.filter(areHeadings).flatMap((group) => styleOf(group, true) ?? []);
  const sure = lines.filter((line) => isHeadingShape(line) && isSureKind(classifyHeading(line.text)));
  const all = [...Map.groupBy(sure, (line) => JSON.stringify(lookOf(line))).values()].flatMap((group) => styleOf(group, false) ?? []);
  const others = all.filter((style) => !alone.some((known) => isSameLook(known, style)));
  const striking = [...alone, ...others.filter((style) => style.isCapital || style.isStandingOut)];
  return striking.length > 0 ? striking : all;
}

/** Checks whether a line looks like headings of a style. */
export function looksLike(line: CvLine, style: HeadingStyle): boolean {
  const isSize = Math.abs(line.size - style.size) <= OTHER_SIZE * style.size + 0.3;
  return isSize && isCapital(line.text) === style.isCapital && line.isStandingOut === style.isStandingOut;
}

export function isHeadingShape({ cells, text, start }: CvLine): boolean {
  return cells.length === 1 && start !== NOWHERE && countLetters(text) >= 3;
}

export function isCapital(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

export function isSureKind(found: HeadingKind | undefined): boolean {
  return found !== undefined && found.strength >= SURE_HEADING_STRENGTH && found.kind !== 'other' && found.kind !== 'contact';
}

function lookOf({ size, text, isStandingOut }: CvLine): Omit<HeadingStyle, 'count' | 'isOnlyHeadings'> {
  return { size: Math.round(size * 2) / 2, isCapital: isCapital(text), isStandingOut };
}

function isSameLook(one: HeadingStyle, other: HeadingStyle): boolean {
  return one.size === other.size && one.isCapital === other.isCapital && one.isStandingOut === other.isStandingOut;
}

function styleOf(group: CvLine[], isOnlyHeadings: boolean): HeadingStyle | undefined {
  const [first] = group;
  return first && { ...lookOf(first), count: group.length, isOnlyHeadings };
}

function isStriking(line: CvLine): boolean {
  return line.isStandingOut || isCapital(line.text);
}

/** Detects lines of one look that are headings: half of them are known, and no other names a job, an employer, a degree or a time. */
function areHeadings(group: CvLine[]): boolean {
  const isKnown = (line: CvLine) => isHeadingShape(line) && classifyHeading(line.text) !== undefined;
  const known = group.filter(isKnown).length;
  if (group.length < FEWEST_ALIKE || known < FEWEST_KNOWN || known * 2 < group.length) return false;
  return group.every((line) => isKnown(line) || mayBeHeading(line));
}

function mayBeHeading(line: CvLine): boolean {
  const { text, hasMark } = line;
  const isShort = isHeadingShape(line) && text.split(' ').length <= MAX_HEADING_WORDS && !/[\d.,@|–—]/.test(text);
  return isShort && !hasMark && !findDate(text) && titleScore(text) < 2 && organisationScore(text) < 3 && degreeScore(text) < 2;
}
