import type { TagPlace } from '@sheaf/pdf-text/read/pageTags';
import type { ListPlace, ListStyle, Paragraph } from '../model/documentModel.ts';
import type { ListMarker } from './listMarkers.ts';
import type { PlacedLine } from './textDraft.ts';

/** Items whose text begins this close together, in points, are of one level. */
const SAME_LEVEL = 5;
const MAX_LEVELS = 9;
/** How many paragraphs may be between two items, and how many of them need not belong to the first. */
const MAX_BETWEEN = 20;
const NEAR = 3;

/** A paragraph and the mark it begins with, in the order of the document. */
export interface ListCandidate {
  mark: ListMarker | undefined;
  lineCount: number;
  /** Where its second line begins. */
  restLeft: number | undefined;
  /** The place of its text, for paragraphs that go on inside an item. */
  left: number;
  column: string;
  /** What the tags of its page say of it. */
  tag: TagPlace | undefined;
}

/** Measures what the lines of a paragraph show about its place in a list. */
export function buildListCandidate(lines: PlacedLine[]): Pick<ListCandidate, 'lineCount' | 'restLeft' | 'left'> {
  const [line, second] = lines;
  const measureStart = (each: PlacedLine) => (each.isRightToLeft ? each.right : each.left);
  return { lineCount: lines.length, restLeft: second && measureStart(second), left: line ? measureStart(line) : 0 };
}

interface OpenList {
  index: number;
  levels: { textLeft: number; mark: ListMarker; value: number }[];
  /** A list for the items of one level that are marked in another way than others of it, as boxes to tick are below letters. */
  aside?: { index: number; depth: number; format: ListMarker['format'] };
}

/** Returns which paragraphs are items of lists, and of which. */
export function buildLists(candidates: ListCandidate[], styles: ListStyle[]): (ListPlace | undefined)[] {
  const real = candidates.map((candidate, index) => isItem(candidates, index) && candidate.mark);
  const places: (ListPlace | undefined)[] = [];
  let open: OpenList | undefined;
  let closed: OpenList | undefined;
  let last = 0;
  for (const [index, candidate] of candidates.entries()) {
    const mark = real[index];
    if (!mark) {
      const isInside = open?.levels.some(({ textLeft }) => candidate.left > SAME_LEVEL && Math.abs(textLeft - candidate.left) < SAME_LEVEL);
      if (!isInside && open) {
        closed = open;
        open = undefined;
      }
      places.push(undefined);
      continue;
    }
    const next = real.slice(index + 1, index + 1 + MAX_BETWEEN).find((other) => other && Math.abs(other.left - mark.left) < SAME_LEVEL) || undefined;
    const read = chooseCounting(mark, next, open);
    if (!open && closed && (continuesList(closed, read) || (index - last <= NEAR && isPartWithin(closed, read)))) open = closed;
    last = index;
    const level = open ? Math.max(findLevelByTags(open, candidate), findLevel(open, read)) : 0;
    const at = open?.levels[level];
    const startsAnew = !open || (level === 0 && at !== undefined && !isNextMarker(at, read)) || !isBelowItsNumbers(open, read);
    if (startsAnew || !open) {
      const levels = listLevelsAbove(read);
      open = { index: styles.length, levels };
      styles.push({ levels: levels.map(({ mark: above }, depth) => buildLevelStyle(above, depth)) });
    }
    const depth = startsAnew ? (read.above?.length ?? 0) : level;
    open.levels = open.levels.slice(0, depth);
    open.levels[depth] = { textLeft: read.textLeft, mark: read, value: read.value };
    places.push({ list: findOrBeginList(open, read, depth, styles), level: depth });
  }
  for (const { levels } of styles) for (let level = 0; level < levels.length; level += 1) levels[level] ??= buildPlainLevel(level);
  return places;
}

/** A sign that could be something else needs its like nearby, or lines that hang from it. */
function isItem(candidates: ListCandidate[], place: number): boolean {
  const candidate = candidates[place];
  const mark = candidate?.mark;
  if (!candidate || !mark) return false;
  if (candidate.tag) return candidate.tag.item !== undefined;
  if (!mark.isDoubtful && mark.before !== '[') return true;
  const isNear = [-1, 1].some((step) => hasSimilarMark(candidates, place, step));
  // Works that are referred to are written so in running text too; those of a list hang from their numbers.
  if (mark.before === '[')
    return isNear && candidates.slice(Math.max(0, place - NEAR), place + NEAR + 1).some((each) => each.mark && isHanging(each));
  return isNear || isHanging(candidate);
}

function isHanging({ mark, restLeft }: ListCandidate): boolean {
  return mark !== undefined && restLeft !== undefined && Math.abs(restLeft - mark.textLeft) < SAME_LEVEL && mark.textLeft - mark.left > SAME_LEVEL;
}

/** Returns whether the item before or after this one, over the items of its own parts, is marked in the same way. */
function hasSimilarMark(candidates: ListCandidate[], place: number, step: number): boolean {
  const mark = candidates[place]?.mark;
  let hasCountedOn = false;
  for (let count = 1; mark && count <= MAX_BETWEEN; count += 1) {
    const other = candidates[place + step * count];
    if (!other) return false;
    const isOfOther = other.mark !== undefined && isPartOf(mark, other.mark);
    if (other.mark && isLike(mark, other.mark) && !(isOfOther && hasCountedOn)) return true;
    // Behind `3.` nothing more is a part of `2.`
    hasCountedOn ||= step < 0 && other.mark?.format === 'decimal' && other.mark.above === undefined && !isOfOther;
    if (count > NEAR && !other.mark && other.left < mark.textLeft - SAME_LEVEL) return false;
  }
  return false;
}

function isLike(one: ListMarker, other: ListMarker): boolean {
  if (isPartOf(one, other) || isPartOf(other, one)) return true;
  if (!isCountedAlike(one, other)) return false;
  if (one.after !== other.after || one.before !== other.before) return false;
  if (one.format === 'bullet') return other.format === 'bullet' && Math.abs(one.left - other.left) < SAME_LEVEL;
  const values = (mark: ListMarker) => [mark, ...(mark.other ? [mark.other] : [])];
  return values(one).some((ownMark) =>
    values(other).some((otherMark) => ownMark.format === otherMark.format && Math.abs(ownMark.value - otherMark.value) === 1),
  );
}

/** Returns whether a mark counts the parts of what another one counts, as `2.1` and `2.` do. */
function isPartOf(part: ListMarker, whole: ListMarker): boolean {
  return part.above !== undefined && whole.format === 'decimal' && listNumbers(whole).join() === part.above.join();
}

function isCountedAlike(one: ListMarker, other: ListMarker): boolean {
  return (one.above ?? []).join() === (other.above ?? []).join();
}

function listNumbers({ above = [], value }: ListMarker): number[] {
  return [...above, value];
}

/** Decides by the marks before and after it whether `i` is a letter or a Roman number. */
function chooseCounting(mark: ListMarker, next: ListMarker | undefined, open: OpenList | undefined): ListMarker {
  if (!mark.other) return mark;
  const roman = { ...mark, ...mark.other };
  const isRomanNext = next && (next.format === mark.other.format || next.other?.format === mark.other.format);
  const counted = open?.levels.find(({ mark: own, value }) => own.format === mark.other?.format && value + 1 === mark.other.value);
  return counted || (mark.other.value === 1 && isRomanNext && next.value !== mark.value + 1) ? roman : mark;
}

/** Some who write tags put lists behind each other that are in each other, so that the tags give the least level. No level is left out. */
function findLevelByTags({ levels }: OpenList, { tag }: ListCandidate): number {
  return Math.min(tag?.item?.level ?? 0, levels.length, MAX_LEVELS - 1);
}

function findLevel({ levels }: OpenList, mark: ListMarker): number {
  if (mark.above) return mark.above.length;
  for (let level = levels.length - 1; level >= 0; level -= 1) {
    const at = levels[level];
    if (at && ((mark.textLeft > at.textLeft + SAME_LEVEL && !beginsBeside(mark, at.mark)) || countsItsParts(mark, at.mark)))
      return Math.min(level + 1, MAX_LEVELS - 1);
  }
  return 0;
}

/** The parties of a contract and its clauses are both counted by figures from one edge: neither list is within the other. */
function beginsBeside(mark: ListMarker, other: ListMarker): boolean {
  const isOtherLook = mark.before !== other.before && mark.above === undefined && other.above === undefined;
  return isOtherLook && mark.format === other.format && Math.abs(mark.left - other.left) < SAME_LEVEL;
}

/** A long number pushes its text as far as the text of what it counts in another way, whose marks are further in. */
function countsItsParts(mark: ListMarker, whole: ListMarker): boolean {
  const isOtherKind = mark.format !== whole.format || mark.before !== whole.before || whole.above !== undefined;
  return isOtherKind && mark.left > whole.left + SAME_LEVEL && mark.textLeft > whole.textLeft - SAME_LEVEL;
}

/** Marks that count by parts are below the items that those numbers count. */
function isBelowItsNumbers({ levels }: OpenList, { above = [] }: ListMarker): boolean {
  return above.every((number, level) => levels[level]?.mark.format === 'decimal' && levels[level]?.value === number);
}

/** What a mark that counts by parts states about the levels over it, none of whose items may be in its list: chapters can have those numbers. */
function listLevelsAbove({ above = [], ...mark }: ListMarker): OpenList['levels'] {
  return above.map((value, level) => ({ value, textLeft: mark.textLeft, mark: { ...mark, value, above: above.slice(0, level) } }));
}

function isNextMarker({ mark, value }: OpenList['levels'][number], next: ListMarker): boolean {
  if (mark.format !== next.format || mark.after !== next.after || mark.before !== next.before)
    return mark.format === 'bullet' && next.format === 'bullet';
  return mark.format === 'bullet' || next.value > value;
}

/** A counted list goes on after other paragraphs where its numbers do. */
function continuesList({ levels }: OpenList, mark: ListMarker): boolean {
  const at = levels.find(({ textLeft }) => Math.abs(textLeft - mark.textLeft) < SAME_LEVEL);
  if (at === undefined || mark.format === 'bullet' || at.mark.format !== mark.format || at.mark.after !== mark.after) return false;
  return mark.value === at.value + 1 && isCountedAlike(at.mark, mark);
}

/**
 * Returns whether a mark begins to count, in another way, the parts of an item that a table or a picture has ended: it is further in than that
 * item does.
 */
function isPartWithin({ levels }: OpenList, mark: ListMarker): boolean {
  const [whole] = levels;
  if (whole === undefined || mark.format === 'bullet' || mark.format === whole.mark.format || mark.value !== 1) return false;
  return mark.left > whole.mark.left + SAME_LEVEL && mark.textLeft > whole.textLeft + SAME_LEVEL;
}

/** Returns the list of an item: the open one, whose level is marked as the item is, or else one of its own with the same levels above. */
function findOrBeginList(open: OpenList, mark: ListMarker, depth: number, styles: ListStyle[]): number {
  const levels = styles[open.index]?.levels ?? [];
  levels[depth] ??= buildLevelStyle(mark, depth);
  if (levels[depth].format === mark.format) {
    delete open.aside;
    return open.index;
  }
  const { aside } = open;
  if (aside?.depth === depth && aside.format === mark.format && (mark.format === 'bullet' || mark.value > 1)) return aside.index;
  open.aside = { index: styles.length, depth, format: mark.format };
  styles.push({ levels: [...levels.slice(0, depth), buildLevelStyle(mark, depth)] });
  return open.aside.index;
}

/** Builds a level of a list as Word writes it, by the mark of an item of that level. */
export function buildLevelStyle({ format, before, after, value, above, left, textLeft }: ListMarker, level: number): ListStyle['levels'][number] {
  const numbers = above ? [...above, value].map((_, index) => `%${index + 1}`).join('.') : `%${level + 1}`;
  const text = format === 'bullet' ? before : `${before}${numbers}${after}`;
  const start = format === 'bullet' ? 1 : Math.max(1, value);
  return { format, text, start, left: Math.max(0, textLeft), hanging: Math.max(6, textLeft - left) };
}

function buildPlainLevel(level: number): ListStyle['levels'][number] {
  return { format: 'bullet', text: '•', start: 1, left: 18 * (level + 1), hanging: 18 };
}

/** Turns a paragraph into a list item. */
export function makeListItem(paragraph: Paragraph, { list, level }: ListPlace): void {
  paragraph.role = { type: 'listItem', list, level };
  paragraph.indent = { ...paragraph.indent, firstLine: 0 };
}
