import type { Glyph } from '@sheaf/pdf-text/glyphs/glyph';
import type { Ruling } from './drawing.ts';

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
  ruling: Ruling;
  /** The letter that its signs are to look like, on their base line. */
  like: Glyph;
}

/**
 * Finds lines to answer or to sign on that have no label before them: dotted ones, those that follow each other with nothing between, and those beside each
 * other with words under them. A paragraph of Word has one line under it, and that is as wide as its column.
 */
export function findBlankLines(rulings: readonly Ruling[], glyphs: readonly Glyph[]): BlankLine[] {
  const free = rulings.filter((ruling) => ruling.right - ruling.left >= LEAST && hasRoom(ruling, glyphs));
  return free.flatMap((ruling) => {
    const like = findNearestLetter(ruling, glyphs);
    if (!like || !(isDottedAgain(ruling, free) || isInStack(ruling, free, glyphs) || isToSign(ruling, free, glyphs))) return [];
    const style = { ...like.style, color: ruling.color, isBold: false, isItalic: false };
    return [{ ruling, like: { ...like, style, originY: ruling.top - UNDERSCORE_DROP * style.size } }];
  });
}

function isOver({ left, right }: Ruling, glyph: Glyph): boolean {
  const middle = (glyph.left + glyph.right) / 2;
  return middle > left && middle < right;
}

function hasRoom(ruling: Ruling, glyphs: readonly Glyph[]): boolean {
  return !glyphs.some(
    (glyph) => isOver(ruling, glyph) && glyph.originY > ruling.top - ROOM * glyph.style.size && glyph.originY - glyph.style.size / 2 < ruling.top,
  );
}

function findNearestLetter(ruling: Ruling, glyphs: readonly Glyph[]): Glyph | undefined {
  const distance = ({ originY }: Glyph) => Math.abs(originY - ruling.top);
  const upright = glyphs.filter(({ style: { angle } }) => angle === 0);
  const over = upright.filter((glyph) => isOver(ruling, glyph));
  const level = over.length > 0 ? over : upright;
  return level.reduce<Glyph | undefined>((nearest, glyph) => (!nearest || distance(glyph) < distance(nearest) ? glyph : nearest), undefined);
}

function isDottedAgain(ruling: Ruling, rulings: readonly Ruling[]): boolean {
  return ruling.dash === 'dotted' && rulings.some((other) => other !== ruling && other.dash === 'dotted' && areAlike(ruling, other));
}

function areAlike(one: Ruling, other: Ruling): boolean {
  return Math.abs(one.left - other.left) < SAME_END && Math.abs(one.right - other.right) < SAME_END;
}

/** Lines under each other with nothing between are to be written on, unless the row above has cells: then they are the empty rows of a table. */
function isInStack(ruling: Ruling, rulings: readonly Ruling[], glyphs: readonly Glyph[]): boolean {
  const alike = rulings.filter((other) => areAlike(ruling, other)).sort((one, other) => one.top - other.top);
  const at = alike.indexOf(ruling);
  const isNext = (one: Ruling | undefined, other: Ruling | undefined) =>
    one !== undefined &&
    other !== undefined &&
    other.top - one.top > STEP.from &&
    other.top - one.top < STEP.to &&
    isEmptyBetween(one, other, glyphs);
  let first = at;
  while (isNext(alike[first - 1], alike[first])) first -= 1;
  const top = alike[first];
  const isStack = first < at || isNext(ruling, alike[at + 1]);
  return isStack && top !== undefined && !hasCellsAbove(top, glyphs);
}

function isEmptyBetween(one: Ruling, other: Ruling, glyphs: readonly Glyph[]): boolean {
  return !glyphs.some((glyph) => isOver(one, glyph) && glyph.originY > one.top && glyph.originY < other.top);
}

function hasCellsAbove(ruling: Ruling, glyphs: readonly Glyph[]): boolean {
  const above = glyphs.filter((glyph) => isOver(ruling, glyph) && glyph.originY < ruling.top);
  const base = Math.max(...above.map(({ originY }) => originY));
  const row = above.filter(({ originY }) => base - originY < LEVEL).sort((one, other) => one.left - other.left);
  return row.some((glyph, at) => at > 0 && glyph.left - (row[at - 1]?.right ?? glyph.left) > CELL_GAP * glyph.style.size);
}

/** Two lines beside each other, each with words under it that are no longer. */
function isToSign(ruling: Ruling, rulings: readonly Ruling[], glyphs: readonly Glyph[]): boolean {
  const beside = rulings.filter((other) => Math.abs(other.top - ruling.top) < LEVEL && (other.left > ruling.right || other.right < ruling.left));
  return beside.length > 0 && [ruling, ...beside].every((line) => hasWordsUnder(line, glyphs));
}

function hasWordsUnder(ruling: Ruling, glyphs: readonly Glyph[]): boolean {
  const [word] = glyphs.filter(
    (glyph) => isOver(ruling, glyph) && glyph.originY > ruling.top && glyph.originY - ruling.top < UNDER * glyph.style.size,
  );
  if (!word) return false;
  const { size } = word.style;
  // The mark of a note is raised and small.
  const row = glyphs.filter(
    ({ left, right, originY }) => left > ruling.left - size && right < ruling.right && Math.abs(originY - word.originY) < size / 2,
  );
  const first = row.reduce<Glyph | undefined>((most, glyph) => (!most || glyph.left < most.left ? glyph : most), undefined);
  return first !== undefined && !NOTE_MARK.test(first.text);
}
