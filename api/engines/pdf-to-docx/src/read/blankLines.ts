import type { Glyph } from '@sheaf/pdf-text/glyphs/glyph';
import type { Rule } from './drawing.ts';

/** Lines to answer on are this long at least, in points, and this far apart. */
const LEAST = 60;
const STEP = { from: 12, to: 46 };
const SAME_END = 2;
const LEVEL = 1;
/** How much room there is to write over a line, in letter heights of the text next to it. */
const ROOM = 1.5;
/** The words under a line to sign on are this near, in letter heights, and no further apart than spaces. */
const UNDER = 2;
/** A gap this wide between letters parts the cells of a row, in letter heights. */
const CELL_GAP = 2;
/** Underscores are drawn so far below their base line, in letter heights. */
const UNDERSCORE_DROP = 0.12;

/** Lines with notes under them are no lines to sign on. */
const NOTE_MARK = /^[\d*†‡§¹²³⁴-⁹]/u;

export interface BlankLine {
  rule: Rule;
  /** The letter that its signs are to look like, on their base line. */
  like: Glyph;
}

/**
 * Finds lines to answer or to sign on that have no label before them: dotted ones, those that follow each other with nothing between, and those beside each
 * other with words under them. A paragraph of Word has one line under it, and that is as wide as its column.
 */
export function findBlankLines(rules: readonly Rule[], glyphs: readonly Glyph[]): BlankLine[] {
  const free = rules.filter((rule) => rule.right - rule.left >= LEAST && hasRoom(rule, glyphs));
  return free.flatMap((rule) => {
    const like = findNearestLetter(rule, glyphs);
    if (!like || !(isDottedAgain(rule, free) || isInStack(rule, free, glyphs) || isToSign(rule, free, glyphs))) return [];
    const style = { ...like.style, color: rule.color, isBold: false, isItalic: false };
    return [{ rule, like: { ...like, style, originY: rule.top - UNDERSCORE_DROP * style.size } }];
  });
}

function isOver({ left, right }: Rule, glyph: Glyph): boolean {
  const middle = (glyph.left + glyph.right) / 2;
  return middle > left && middle < right;
}

function hasRoom(rule: Rule, glyphs: readonly Glyph[]): boolean {
  return !glyphs.some(
    (glyph) => isOver(rule, glyph) && glyph.originY > rule.top - ROOM * glyph.style.size && glyph.originY - glyph.style.size / 2 < rule.top,
  );
}

function findNearestLetter(rule: Rule, glyphs: readonly Glyph[]): Glyph | undefined {
  const distance = ({ originY }: Glyph) => Math.abs(originY - rule.top);
  const upright = glyphs.filter(({ style: { angle } }) => angle === 0);
  const over = upright.filter((glyph) => isOver(rule, glyph));
  const level = over.length > 0 ? over : upright;
  return level.reduce<Glyph | undefined>((nearest, glyph) => (!nearest || distance(glyph) < distance(nearest) ? glyph : nearest), undefined);
}

function isDottedAgain(rule: Rule, rules: readonly Rule[]): boolean {
  return rule.dash === 'dotted' && rules.some((other) => other !== rule && other.dash === 'dotted' && areAlike(rule, other));
}

function areAlike(one: Rule, other: Rule): boolean {
  return Math.abs(one.left - other.left) < SAME_END && Math.abs(one.right - other.right) < SAME_END;
}

/** Lines under each other with nothing between are to be written on, unless the row above has cells: then they are the empty rows of a table. */
function isInStack(rule: Rule, rules: readonly Rule[], glyphs: readonly Glyph[]): boolean {
  const alike = rules.filter((other) => areAlike(rule, other)).sort((one, other) => one.top - other.top);
  const at = alike.indexOf(rule);
  const isNext = (one: Rule | undefined, other: Rule | undefined) =>
    one !== undefined &&
    other !== undefined &&
    other.top - one.top > STEP.from &&
    other.top - one.top < STEP.to &&
    isEmptyBetween(one, other, glyphs);
  let first = at;
  while (isNext(alike[first - 1], alike[first])) first -= 1;
  const top = alike[first];
  const isStack = first < at || isNext(rule, alike[at + 1]);
  return isStack && top !== undefined && !hasCellsAbove(top, glyphs);
}

function isEmptyBetween(one: Rule, other: Rule, glyphs: readonly Glyph[]): boolean {
  return !glyphs.some((glyph) => isOver(one, glyph) && glyph.originY > one.top && glyph.originY < other.top);
}

function hasCellsAbove(rule: Rule, glyphs: readonly Glyph[]): boolean {
  const above = glyphs.filter((glyph) => isOver(rule, glyph) && glyph.originY < rule.top);
  const base = Math.max(...above.map(({ originY }) => originY));
  const row = above.filter(({ originY }) => base - originY < LEVEL).sort((one, other) => one.left - other.left);
  return row.some((glyph, at) => at > 0 && glyph.left - (row[at - 1]?.right ?? glyph.left) > CELL_GAP * glyph.style.size);
}

/** Two lines beside each other, each with words under it that are no longer. */
function isToSign(rule: Rule, rules: readonly Rule[], glyphs: readonly Glyph[]): boolean {
  const beside = rules.filter((other) => Math.abs(other.top - rule.top) < LEVEL && (other.left > rule.right || other.right < rule.left));
  return beside.length > 0 && [rule, ...beside].every((line) => hasWordsUnder(line, glyphs));
}

function hasWordsUnder(rule: Rule, glyphs: readonly Glyph[]): boolean {
  const [word] = glyphs.filter((glyph) => isOver(rule, glyph) && glyph.originY > rule.top && glyph.originY - rule.top < UNDER * glyph.style.size);
  if (!word) return false;
  const { size } = word.style;
  // The mark of a note is raised and small.
  const row = glyphs.filter(
    ({ left, right, originY }) => left > rule.left - size && right < rule.right && Math.abs(originY - word.originY) < size / 2,
  );
  const first = row.reduce<Glyph | undefined>((most, glyph) => (!most || glyph.left < most.left ? glyph : most), undefined);
  return first !== undefined && !NOTE_MARK.test(first.text);
}
