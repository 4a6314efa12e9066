import type { ParagraphKind } from '../documentText.ts';
import type { PageBlocks, PlacedBlock } from '../layout/pageBlocks.ts';
import { lineText } from '../lines/lines.ts';

/** A paragraph over all the columns and pages it stands on. */
export interface WholeParagraph {
  kind: ParagraphKind;
  parts: { page: number; block: PlacedBlock }[];
}

const SENTENCE_END = /[.!?…。！？؟]["'”’»)\]\d]*$/;
const OPEN_END = /[\p{L}\p{N},;\-–—(“"'’)\]]$/u;
/** How many captions, tables and notes may stand between the two parts of a paragraph. */
const MAX_BETWEEN = 8;
/** A line with less room than this, in letter heights, is full. */
const FULL_LINE_ROOM = 0.25;

/** Joins what runs on over columns and pages. What stands between, such as a note or a figure's caption, goes before it or, from a later page, after it. */
export function paragraphsOf(pages: PageBlocks[]): WholeParagraph[] {
  const waiting = pages.flatMap((page) => page.blocks.map((block) => ({ page: page.page, block })));
  const paragraphs: WholeParagraph[] = [];
  while (waiting.length > 0) {
    const first = waiting.shift();
    if (!first) break;
    const paragraph: WholeParagraph = { kind: first.block.kind, parts: [first] };
    const between: { page: number; block: PlacedBlock }[] = [];
    for (;;) {
      const place = placeOfRest(paragraph, waiting);
      const rest = place < 0 ? undefined : waiting[place];
      if (!rest) break;
      between.push(...waiting.splice(0, place));
      waiting.shift();
      paragraph.parts.push(rest);
    }
    const end = paragraph.parts.at(-1)?.page ?? first.page;
    // Text stays in the order of its pages, so that each page has one place in it.
    // And a heading stays above its text, whatever stood at the foot of their column.
    const isHeaded = paragraphs.at(-1)?.kind === 'heading' && end === first.page;
    const isBefore = (each: { page: number }) => !isHeaded && (each.page === first.page || each.page < end);
    paragraphs.push(...between.filter(isBefore).map((part) => ({ kind: part.block.kind, parts: [part] })));
    paragraphs.push(paragraph);
    paragraphs.push(...between.filter((part) => !isBefore(part)).map((part) => ({ kind: part.block.kind, parts: [part] })));
  }
  return paragraphs;
}

function placeOfRest({ kind, parts }: WholeParagraph, waiting: { page: number; block: PlacedBlock }[]): number {
  const last = parts.at(-1);
  if (!last || (kind !== 'text' && kind !== 'listItem')) return -1;
  for (const [place, candidate] of waiting.slice(0, MAX_BETWEEN).entries()) {
    if (candidate.page > last.page + 1) return -1;
    if (goesOn(last, candidate, place > 0)) return place;
    // Only these may stand in the middle of somebody else's sentence.
    if (!isAside(candidate.block, last.block)) return -1;
  }
  return -1;
}

function isAside(block: PlacedBlock, last: PlacedBlock): boolean {
  if (block.kind === 'note' || block.kind === 'tableRow' || block.turn !== last.turn) return true;
  const text = textOf(block);
  const size = block.lines[0]?.size ?? 0;
  const isSmaller = size < 0.95 * (last.lines.at(-1)?.size ?? size);
  return isSmaller || /^(fig(ure)?|table|algorithm|chart|box|listing)\.?\s*[\dIVX]+/i.test(text);
}

/** Whether a sentence that stopped at the end of a column or page goes on in this block. */
function goesOn(last: { page: number; block: PlacedBlock }, next: { page: number; block: PlacedBlock }, isOverAside: boolean): boolean {
  if ((next.block.kind !== 'text' && !next.block.tag?.isBegun) || next.block.turn !== last.block.turn) return false;
  const [lastLine, nextLine] = [last.block.lines.at(-1), next.block.lines[0]];
  if (!lastLine || !nextLine) return false;
  const [lastTag, nextTag] = [last.block.tag, next.block.tag];
  if (lastTag && nextTag) return last.page === next.page ? lastTag.block === nextTag.block : lastTag.goesOn === true && nextTag.isBegun === true;
  // Below it in the same column the blocks were parted on purpose.
  const isElsewhere = next.page !== last.page || nextLine.base < lastLine.base;
  if (!isElsewhere || Math.abs(nextLine.size - lastLine.size) > 0.09 * lastLine.size) return false;
  const end = lineText(lastLine);
  const start = lineText(nextLine);
  if (SENTENCE_END.test(end)) return !isOverAside && goesOnAfterSentence(last.block, next.block);
  if (!OPEN_END.test(end)) return false;
  if (/^\p{Ll}/u.test(start)) return true;
  if (isOverAside) return false;
  const isFull = lastLine.isRightToLeft ? lastLine.left - last.block.left < 2 * lastLine.size : last.block.right - lastLine.right < 2 * lastLine.size;
  return isFull && last.block.kind === 'text' && last.block.lines.length > 1 && /^[\p{L}\p{N}(“"'[]/u.test(start);
}

/** A full last line is more often the middle of a paragraph than its end; an indent says that it was the end. */
function goesOnAfterSentence(last: PlacedBlock, next: PlacedBlock): boolean {
  const [lastLine, nextLine, second] = [last.lines.at(-1), next.lines[0], next.lines[1]];
  if (last.kind !== 'text' || !lastLine || !nextLine || !second || last.lines.length < 3) return false;
  const { size, isRightToLeft } = lastLine;
  const room = isRightToLeft
    ? lastLine.left - Math.min(...last.lines.map(({ left }) => left))
    : Math.max(...last.lines.map(({ right }) => right)) - lastLine.right;
  const indent = isRightToLeft ? second.right - nextLine.right : nextLine.left - second.left;
  return room < FULL_LINE_ROOM * size && Math.abs(indent) < 0.3 * size && !nextLine.isBold;
}

function textOf({ lines }: PlacedBlock): string {
  return lines.slice(0, 1).map(lineText).join(' ');
}
