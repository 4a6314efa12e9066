import type { ParagraphKind } from '../documentText.ts';
import type { PageBlocks, PlacedBlock } from '../layout/pageBlocks.ts';
import { isFixedPitch } from '../lines/fixedPitch.ts';
import { joinLineText, type Line } from '../lines/lines.ts';
import { findBounds } from '../page/readingFrame.ts';

/** A paragraph over all the columns and pages it is on. */
export interface JoinedParagraph {
  kind: ParagraphKind;
  parts: Placed[];
}

interface Placed {
  page: number;
  block: PlacedBlock;
}

const SENTENCE_END = /[.!?…。！？؟۔।॥།။។።։]["'”’»)\]\d]*$/;
const OPEN_END = /[\p{L}\p{N},;\-–—(“"'’)\]]$/u;
/** How many captions, tables and notes may be between the two parts of a paragraph. */
const MAX_BETWEEN = 8;
/** A line with less room than this, in letter heights, is full. */
const FULL_LINE_ROOM = 0.25;
/** The room of a full line, in letter heights, when a sentence goes on; and the fewest words of such lines. */
const FULL_ROOM = 2;
const LINE_WORDS = 5;
/** In a text whose paragraphs mostly begin with an indent, one that does not goes on with the last. */
const MOSTLY_INDENTED = 0.8;
const MIN_INDENTED = 4;
const INDENT = { from: 0.7, to: 5 };

/** Joins what runs on over columns and pages. What is between, such as a note or a figure's caption, goes before it or, from a later page, after it. */
export function joinParagraphs(pages: PageBlocks[]): JoinedParagraph[] {
  const waiting = pages.flatMap((page) => page.blocks.map((block) => ({ page: page.page, block })));
  const paragraphs: JoinedParagraph[] = [];
  const areIndented = areMostlyIndented(waiting.map(({ block }) => block));
  while (waiting.length > 0) {
    const first = waiting.shift();
    if (!first) break;
    const paragraph: JoinedParagraph = { kind: first.block.kind, parts: [first] };
    const between: Placed[] = [];
    for (;;) {
      const place = findPlaceOfRest(paragraph, waiting, areIndented);
      const rest = place < 0 ? undefined : waiting[place];
      if (!rest) break;
      between.push(...waiting.splice(0, place));
      waiting.shift();
      paragraph.parts.push(rest);
    }
    const end = paragraph.parts.at(-1)?.page ?? first.page;
    // Text stays in the order of its pages, so that each page has one place in it.
    // And a heading stays above its text, whatever was at the foot of their column.
    const isHeaded = paragraphs.at(-1)?.kind === 'heading' && end === first.page;
    const isBefore = (each: { page: number }) => !isHeaded && (each.page === first.page || each.page < end);
    paragraphs.push(...between.filter(isBefore).map((part) => ({ kind: part.block.kind, parts: [part] })));
    paragraphs.push(paragraph);
    paragraphs.push(...between.filter((part) => !isBefore(part)).map((part) => ({ kind: part.block.kind, parts: [part] })));
  }
  return paragraphs;
}

function findPlaceOfRest({ kind, parts }: JoinedParagraph, waiting: Placed[], areIndented: boolean): number {
  const last = parts.at(-1);
  if (!last || (kind !== 'text' && kind !== 'listItem')) return -1;
  for (const [index, candidate] of waiting.slice(0, MAX_BETWEEN).entries()) {
    if (candidate.page > last.page + 1) return -1;
    if (continuesIn(last, candidate, { isOverAside: index > 0, areIndented })) return index;
    // Only these may be in the middle of somebody else's sentence.
    if (!isAside(candidate.block, last.block)) return -1;
  }
  return -1;
}

/** A line with a leader is an entry of a list, such as a dish with its price. */
function isAside(block: PlacedBlock, last: PlacedBlock): boolean {
  if (block.isPartOfText) return false;
  const isRow = block.kind === 'tableRow' && !block.lines.some(({ hasLeaders }) => hasLeaders);
  if (block.kind === 'note' || isRow || block.turn !== last.turn) return true;
  const text = readFirstLine(block);
  const size = block.lines[0]?.size ?? 0;
  const isSmaller = size < 0.95 * (last.lines.at(-1)?.size ?? size);
  return isSmaller || /^(fig(ure)?|table|algorithm|chart|box|listing)\.?\s*[\dIVX]+/i.test(text);
}

/** Returns whether a sentence that stopped at the end of a column or page goes on in this block. */
function continuesIn(last: Placed, next: Placed, { isOverAside, areIndented }: { isOverAside: boolean; areIndented: boolean }): boolean {
  if ((next.block.kind !== 'text' && !next.block.tag?.isBegun) || next.block.turn !== last.block.turn || next.block.cell !== last.block.cell)
    return false;
  const [lastLine, nextLine] = [last.block.lines.at(-1), next.block.lines[0]];
  if (!lastLine || !nextLine) return false;
  const [lastTag, nextTag] = [last.block.tag, next.block.tag];
  if (lastTag && nextTag) {
    if (last.page !== next.page) return lastTag.continues === true && nextTag.isBegun === true;
    return lastTag.block === nextTag.block && !isLabelOver(last.block, lastLine, nextLine);
  }
  // Below it in the same column the blocks were separated on purpose.
  const isElsewhere = next.page !== last.page || nextLine.base < lastLine.base;
  if (!isElsewhere || Math.abs(nextLine.size - lastLine.size) > 0.09 * lastLine.size) return false;
  if (isFixedPitch(lastLine) !== isFixedPitch(nextLine)) return false;
  const end = joinLineText(lastLine);
  const start = joinLineText(nextLine);
  if (SENTENCE_END.test(end)) return !isOverAside && continuesAfterSentence(last.block, next.block, areIndented);
  if (!OPEN_END.test(end)) return false;
  if (/^\p{Ll}/u.test(start)) return true;
  if (isOverAside) return false;
  return isFull(last.block, lastLine) && last.block.kind === 'text' && last.block.lines.length > 1 && /^[\p{L}\p{N}(“"'[]/u.test(start);
}

/** Returns whether a line is short and begins where the next one below it does, as labels do that share a tag with what is drawn between them. */
function isLabelOver(block: PlacedBlock, last: Line, next: Line): boolean {
  const isBelow = next.base > last.base && Math.abs(next.left - last.left) < last.size;
  return isBelow && block.lines.length === 1 && last.words.length < LINE_WORDS && /^[\p{Lu}\p{N}]/u.test(joinLineText(next));
}

/** Returns whether the last line of a block reaches the edge of its column, or of its own lines. A letterhead is wider than the text of its letter. */
function isFull({ left, right, lines }: PlacedBlock, last: Line): boolean {
  const text = lines.every(({ words }) => words.length >= LINE_WORDS) ? findBounds(lines) : { left, right };
  const room = last.isRightToLeft ? last.left - Math.max(left, text.left) : Math.min(right, text.right) - last.right;
  return room < FULL_ROOM * last.size;
}

/** A full last line is more often the middle of a paragraph than its end; an indent says that it was the end. */
function continuesAfterSentence(last: PlacedBlock, next: PlacedBlock, areIndented: boolean): boolean {
  const [lastLine, nextLine, second] = [last.lines.at(-1), next.lines[0], next.lines[1]];
  if (last.kind !== 'text' || !lastLine || !nextLine || !second || last.lines.length < 3) return false;
  const { size, isRightToLeft } = lastLine;
  const room = isRightToLeft
    ? lastLine.left - Math.min(...last.lines.map(({ left }) => left))
    : Math.max(...last.lines.map(({ right }) => right)) - lastLine.right;
  const [word] = nextLine.words;
  const mostRoom = areIndented && word ? word.right - word.left : FULL_LINE_ROOM * size;
  return room < mostRoom && Math.abs(measureIndent(nextLine, second)) < 0.3 * size && !nextLine.isBold;
}

function measureIndent(line: Line, second: Line): number {
  return line.isRightToLeft ? second.right - line.right : line.left - second.left;
}

function areMostlyIndented(blocks: PlacedBlock[]): boolean {
  const indents = blocks.flatMap(({ kind, lines: [first, second] }) =>
    kind === 'text' && first && second && first.words.length > 2 ? [measureIndent(first, second) / first.size] : [],
  );
  const indented = indents.filter((indent) => indent > INDENT.from && indent < INDENT.to).length;
  // Entries of a list of references begin further out than they go on.
  const even = indents.filter((indent) => Math.abs(indent) <= INDENT.from).length;
  return indented >= MIN_INDENTED && indented > MOSTLY_INDENTED * (indented + even);
}

function readFirstLine({ lines }: PlacedBlock): string {
  return lines.slice(0, 1).map(joinLineText).join(' ');
}
