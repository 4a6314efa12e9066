import type { ParagraphKind } from '../documentText.ts';
import { joinLineText, type Line } from '../lines/lines.ts';
import { findBounds } from '../page/readingFrame.ts';
import type { TagPlace } from '../read/pageTags.ts';
import { continuesCode, holdsCode, wasFilled } from './codeLines.ts';
import { findHangingEntries, type HangingEntries } from './hangingEntries.ts';
import {
  continuesFlushRight,
  endsLineSetIn,
  hadRoom,
  isCentred,
  mayGoOn,
  OTHER_SIZE,
  type Room,
  SENTENCE_END,
  STEP_TOLERANCE,
  wasBroken,
} from './lineEnds.ts';
import { beginsItem, findListMarker, isBullet } from './listMarkers.ts';
import { endsWithPoints } from './numberedLines.ts';
import { findNumericRows } from './numericRows.ts';
import { countLinesAboveRow, countWrappedLines, groupLinesByCell } from './wrappedCells.ts';

/** Lines of one paragraph on one page; a paragraph that runs on over a column or a page has several. */
export interface Block {
  kind: ParagraphKind;
  lines: Line[];
  /** The edges of what it is in. */
  left: number;
  right: number;
  /** What the tags of its page say of it, where they have been asked. */
  tag?: TagPlace;
}

/** A larger step than usual between two lines ends a paragraph: by this share, or by that part of the letters' height. */
const LARGER_STEP = 1.22;
const INDENT = 0.7;
const MOST_INDENT = 4;
const AT_SAME = 0.3;
/** Where nothing else gives the step between lines, sentences further apart than this, in letter heights, are two paragraphs. */
const WIDE_STEP = 1.5;
/** Boxes to tick, drawn or printed. */
const TO_TICK = /^[☐☑☒▢▣]/u;
const TERSE_WORDS = 3;
const TO_WRITE_ON = /^(_{3,}|\.{5,}|…{3,})$/;
const LONG_BLANK = /(?:_{5,}|\.{8,}|…{3,})[.:)]?$/;
const LARGE = 1.12;
/** A title page or slide has no more lines than this in one place. */
const TITLE_LINES = 5;
/** Sizes of lines that are wide apart are two where they differ by this share. */
const OTHER_TITLE = 0.04;

/** Builds the paragraphs of a region, from the top. Lines that fill the region may yet have had more room: then they were ended on purpose. */
export function buildBlocks(lines: Line[], bodySize: number, room: Room = {}): Block[] {
  const blocks: Block[] = [];
  let block: Block | undefined;
  const frame = findEdges(lines);
  const mayBeCode = holdsCode(lines);
  const hanging = findHangingEntries(lines);
  const rows = new Set(findNumericRows(lines).flatMap((region) => region.flatMap(({ line, hasNumbers }) => (hasNumbers ? [line] : []))));
  for (let index = 0; index < lines.length; index += 1) {
    const [before, line] = [lines[index - 1], lines[index]];
    if (!line) continue;
    const above = countLinesAboveRow(lines, index);
    const row = lines[index + above] ?? line;
    const wrapped = above > 0 ? 0 : countWrappedLines(lines, index);
    if (above + wrapped > 0) {
      blocks.push({ kind: 'tableRow', lines: groupLinesByCell(lines.slice(index, index + above + wrapped + 1), row), ...frame });
      index += above + wrapped;
      block = undefined;
      continue;
    }
    const continues =
      block &&
      before &&
      !rows.has(before) &&
      !rows.has(line) &&
      runsOn(lines, index, { before, line, start: block.lines[0] ?? line, usual: measureUsualStep(lines, index), room, hanging });
    const [start] = block?.lines ?? [];
    const isCode = mayBeCode && start && before && continuesCode([start, before, line]) && !isStep(before, line, measureUsualStep(lines, index));
    if (isCode && block) {
      if (!wasFilled(before, line, lines)) block.lines.splice(-1, 1, { ...before, endsOnPurpose: true });
      block.lines.push(line);
      continue;
    }
    const isBroken =
      continues && before && isCentred(before, line) && wasBroken(before, line, endsOnTitlePage(lines, line) ? widen(frame, room) : frame);
    if (block && continues && (!isBroken || isTitleLike(line, bodySize))) {
      if (isBroken) block.lines.splice(-1, 1, { ...before, endsOnPurpose: true });
      block.lines.push(line);
    } else {
      block = { kind: 'text', lines: [line], ...frame };
      blocks.push(block);
    }
  }
  for (const each of blocks) if (each.kind === 'text') each.kind = classifyBlock(each, bodySize);
  return blocks;
}

interface Pair {
  before: Line;
  line: Line;
  /** The first line of the paragraph so far. */
  start: Line;
  usual: number;
  room: Room;
  hanging: HangingEntries | undefined;
}

function runsOn(lines: Line[], place: number, { before, line, start, usual, room, hanging }: Pair): boolean {
  if (
    (isDivided(line) && !(line.cells.length === 2 && endsWithPoints(line))) ||
    isDivided(before) ||
    before.hasLeaders ||
    isToWriteOn(line) ||
    isToWriteOn(before)
  )
    return false;
  if (TO_TICK.test(line.words[0]?.text ?? '') || endsInBlank(before, line)) return false;
  const step = line.base - before.base;
  // A few larger letters push their line down.
  const largest = Math.max(...line.words.map(({ size }) => size)) / line.size;
  if (isSentenceEnd(before, line) && step > WIDE_STEP * line.size && measureStepsAround(lines, place).length < 2) return false;
  const tolerance = isSentenceEnd(before, line) ? 0 : STEP_TOLERANCE * line.size;
  if (step < 0.5 * before.size || step > (LARGER_STEP * usual + tolerance) * Math.max(1, largest)) return false;
  if (isOfOtherSize(line, before, step)) return false;
  if (before === start && endsLineSetIn(before, line, findEdges(lines))) return false;
  if (hanging?.begins(start)) {
    if (hanging.begins(line)) return false;
    if (hanging.continues(line)) return true;
  }
  if (line.isBold !== before.isBold && (line.isBold || start.isBold)) return false;
  if (findListMarker(line) !== undefined && (beginsItem(lines, place) || hadRoom(lines, place))) return false;
  if (continuesFlushRight(before, line)) return true;
  if (before === start && beginsIndented(lines, place)) return false;
  const em = line.size;
  const endsShort = hadRoom(lines, place, room) || (isTerse(lines) && /^[^\p{Ll}]/u.test(joinLineText(line)));
  const measureStart = (each: Line) => (line.isRightToLeft ? -each.right : each.left);
  const indent = (measureStart(line) - measureStart(before)) / em;
  const isListItem = findListMarker(start) !== undefined;
  // What is further out than the mark of an item, behind a sentence that ended before its line did or where no item goes on so, is no part of it.
  const isFurtherOut = before === start && isListItem && indent < -INDENT && !mayGoOn(line.words[0]?.text ?? '');
  if (isFurtherOut && isSentenceEnd(before, line) && findEdges(lines).right - before.right > em) return false;
  if (isFurtherOut && areNeverOutdented(lines, measureStart)) return false;
  // The first line of a list item or of an entry hangs to the left of all others.
  if (before === start && indent > INDENT) return (isListItem || isHanging(lines, place, measureStart)) && !endsShort;
  if (before !== start && indent > INDENT) return isCentred(before, line);
  if (before !== start && indent < -INDENT && (isListItem || measureStart(start) < measureStart(before) - INDENT * em))
    return isCentred(before, line);
  return !endsShort;
}

/** Returns whether a line is set in as the first lines of paragraphs are, like the line above it, which ended a sentence and is a paragraph of its own. */
function beginsIndented(lines: Line[], place: number): boolean {
  const [before, line, next] = [lines[place - 1], lines[place], lines[place + 1]];
  if (!before || !line || !next || line.isRightToLeft || !isSentenceEnd(before, line)) return false;
  const indent = line.left - findEdges(lines).left;
  const isSetIn = indent > INDENT * line.size && indent < MOST_INDENT * line.size && Math.abs(line.left - before.left) < AT_SAME * line.size;
  return isSetIn && Math.abs(line.left - indent - next.left) < AT_SAME * line.size;
}

/** Returns whether a line is one of the few of a title page or slide that begins like a line of its own. */
function endsOnTitlePage(lines: Line[], line: Line): boolean {
  return lines.length <= TITLE_LINES && !mayGoOn(line.words[0]?.text ?? '');
}

/** Widens the edges of centred lines to both sides by what their column has more room than they take. */
function widen({ left, right }: { left: number; right: number }, { column = right }: Room): { left: number; right: number } {
  const more = Math.max(0, column - right);
  return { left: left - more, right: right + more };
}

/** Returns whether there are several items, or one with a bullet, none of which goes on further out than its mark is. */
function areNeverOutdented(lines: Line[], measureStart: (line: Line) => number): boolean {
  const items = lines.flatMap((line, index) => (findListMarker(line) === undefined ? [] : [{ line, next: lines[index + 1] }]));
  const isOutdented = ({ line, next }: { line: Line; next: Line | undefined }) =>
    next && measureStart(next) < measureStart(line) - INDENT * line.size && mayGoOn(next.words[0]?.text ?? '');
  const areItems = items.length > 1 || items.some(({ line }) => isBullet(findListMarker(line)));
  return areItems && !items.some(isOutdented);
}

/** Lines of a form are left empty, each for itself. */
function isToWriteOn({ words }: Line): boolean {
  return words.every(({ text }) => TO_WRITE_ON.test(text));
}

/** Returns whether a line ends in a blank to write on and the next begins anew: "Surname: ____" over "First name: ____". */
function endsInBlank(before: Line, line: Line): boolean {
  return LONG_BLANK.test(before.segments.at(-1)?.words.at(-1)?.text ?? '') && /^[^\p{Ll}\s]/u.test(line.words[0]?.text ?? '');
}

/** Returns whether a line has several cells, not counting the mark of a list item that is far from its text. */
function isDivided(line: Line): boolean {
  return line.cells.length > (findListMarker(line) === undefined ? 1 : 2);
}

/** Returns whether the step between two lines of code is larger than between others. */
function isStep(before: Line, line: Line, usual: number): boolean {
  const step = line.base - before.base;
  return step < 0.5 * line.size || step > LARGER_STEP * Math.max(usual, line.size);
}

function isSentenceEnd(before: Line, line: Line): boolean {
  return SENTENCE_END.test(joinLineText(before)) && /^[^\p{Ll}]/u.test(joinLineText(line));
}

/** Lines of few words are entries of a list or an address, as beside the text of a CV, and fill no column. */
function isTerse(lines: Line[]): boolean {
  const counts = lines.map(({ words }) => words.length).sort((one, other) => one - other);
  return lines.length >= 3 && (counts[Math.floor(counts.length * 0.7)] ?? 0) <= TERSE_WORDS;
}

/**
 * Returns whether the type changes between two lines; where it only changes in the middle of one, the sentence goes on. A title over a smaller one is
 * set apart.
 */
function isOfOtherSize(line: Line, before: Line, step: number): boolean {
  const share = step > WIDE_STEP * Math.max(line.size, before.size) ? OTHER_TITLE : OTHER_SIZE;
  const differ = (one: number, other: number) => Math.abs(one - other) > share * Math.max(one, other);
  if (!differ(line.size, before.size) || !differ(line.words[0]?.size ?? line.size, before.words.at(-1)?.size ?? before.size)) return false;
  // Names of files and the like are set in smaller type in the middle of a text.
  return !before.words.some(({ size }) => !differ(size, line.size)) && !line.words.some(({ size }) => !differ(size, before.size));
}

/** Returns whether the next line also keeps the indent, as in a list of references. */
function isHanging(lines: Line[], place: number, measureStart: (line: Line) => number): boolean {
  const [before, line, next] = [lines[place - 1], lines[place], lines[place + 1]];
  if (!before || !line) return false;
  if (isCentred(before, line)) return true;
  if (!next) return !/^\p{Lu}/u.test(joinLineText(line)) || !SENTENCE_END.test(joinLineText(before));
  const [offNext, offBefore] = [measureStart(next) - measureStart(line), measureStart(next) - measureStart(before)].map(
    (off) => Math.abs(off) / line.size,
  );
  if ((offNext ?? 0) < 0.2 || (offBefore ?? 0) >= 0.2) return true;
  // Each entry of a list of references may be of two lines, and the first line of a paragraph is so too.
  // What ends there for an abbreviation's sake fills its line.
  return !SENTENCE_END.test(joinLineText(before)) || !hadRoom(lines, place);
}

/** Returns whether a line looks like a title: bold or large. All lines of a title belong together. */
function isTitleLike({ size, isBold }: Line, bodySize: number): boolean {
  return isBold || size > LARGE * bodySize;
}

/** The step from line to line that prevails around this one. */
function measureUsualStep(lines: Line[], place: number): number {
  const line = lines[place];
  if (!line) return 0;
  const steps = measureStepsAround(lines, place);
  if (steps.length === 0) return 1.25 * line.size;
  steps.sort((one, other) => one - other);
  return Math.min(steps[Math.floor((steps.length - 1) * 0.4)] ?? line.size, 2.2 * line.size);
}

function measureStepsAround(lines: Line[], place: number): number[] {
  const line = lines[place];
  const steps: number[] = [];
  if (!line) return steps;
  for (let other = Math.max(1, place - 12); other < Math.min(lines.length, place + 12); other += 1) {
    const [before, after] = [lines[other - 1], lines[other]];
    if (!before || !after || Math.abs(after.size - line.size) > OTHER_SIZE * line.size) continue;
    // Arabic among Latin text has lines of its own height.
    if (before.isRightToLeft !== line.isRightToLeft || after.isRightToLeft !== line.isRightToLeft) continue;
    const step = after.base - before.base;
    if (step > 0.7 * line.size && step < 2.6 * line.size) steps.push(step);
  }
  return steps;
}

function findEdges(lines: Line[]): { left: number; right: number } {
  const { left, right } = findBounds(lines);
  return { left, right };
}

function classifyBlock({ lines }: Block, bodySize: number): ParagraphKind {
  const [first] = lines;
  if (!first) return 'text';
  if (lines.length === 1 && (first.cells.length > 1 || first.hasLeaders) && findListMarker(first) === undefined) return 'tableRow';
  const text = lines.map(joinLineText).join(' ');
  const isShort = text.length <= 200 && lines.length <= 3;
  const isLarge = first.size > LARGE * bodySize;
  if (isShort && /\p{L}/u.test(text) && (isLarge || (first.isBold && !SENTENCE_END.test(text)))) return 'heading';
  if (findListMarker(first) !== undefined) return 'listItem';
  return 'text';
}
