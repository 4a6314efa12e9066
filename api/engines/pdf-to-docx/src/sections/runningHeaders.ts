import { isCentred, mayGoOn, SENTENCE_END } from '@sheaf/pdf-text/layout/lineEnds';
import { buildLine } from '@sheaf/pdf-text/lines/lines';
import type { MarginRow, PaginationArtifacts } from '../margins/marginRow.ts';
import { type Counting, detectCounting, type NumberFormat } from '../margins/pageNumbers.ts';
import type { Paragraph } from '../model/documentModel.ts';
import type { InlineSource } from '../paragraphs/buildInlines.ts';
import { buildParagraph } from '../paragraphs/buildParagraph.ts';
import { measureLineReach, roundPoints } from '../paragraphs/spacing.ts';
import { type Frame, type PlacedLine, placeLine } from '../paragraphs/textDraft.ts';
import type { FlowedBlock } from '../structure/flowedBlock.ts';
import { splitHeaderRanges } from './pageRanges.ts';

/** Lines of one sentence are this close, in letter heights, have so many words, and letters that differ by less than this share. */
const LEADING = 1.6;
const LINE_OF_TEXT = 4;
const SAME_SIZE = 0.05;

export interface RunningHeaders {
  header?: Paragraph[];
  footer?: Paragraph[];
  /** Those of left pages, where right ones have others. */
  evenHeader?: Paragraph[];
  evenFooter?: Paragraph[];
  firstHeader?: Paragraph[];
  firstFooter?: Paragraph[];
  firstPageNumber?: number;
  numberFormat?: NumberFormat;
  /** How far from the edges of the page they begin and end. */
  headerDistance?: number;
  footerDistance?: number;
}

/** Pages behind each other with the same running headers and footers. */
export interface HeaderRange {
  pages: number[];
  headers: RunningHeaders;
}

/** Builds the running headers and footers of each range of the document, with counting numbers as what they count. */
export function buildRunningHeaders(
  artifacts: PaginationArtifacts,
  flow: readonly FlowedBlock[],
  getArea: (page: number) => Frame,
  source: InlineSource,
): HeaderRange[] {
  const ranges = splitHeaderRanges(artifacts, flow);
  let next = 1;
  return ranges.map((pages, index) => {
    const [first = 1] = pages;
    const own = new Set(pages);
    const rows = artifacts.rows.filter(({ page }) => own.has(page));
    const restarted = index > 0 ? [1 - first] : [];
    const counting = detectCounting(rows, { pageCount: artifacts.pages.length, likely: [next - first, ...restarted] });
    const headers = buildHeadersOfRange({ rows, pages: artifacts.pages.filter(({ page }) => own.has(page)) }, getArea(first), source, counting);
    // A number below one is that of a page that shows none.
    const number = counting.offset === undefined ? next : Math.max(0, first + counting.offset);
    if (number !== next) headers.firstPageNumber = number;
    if (counting.format !== 'decimal') headers.numberFormat = counting.format;
    next = number + pages.length;
    return { pages, headers };
  });
}

/** The running headers and footers of most of these pages; those of a first page that differs, and of left pages. */
function buildHeadersOfRange(
  { rows, pages }: PaginationArtifacts,
  textArea: Frame,
  source: InlineSource,
  { fields, offset = 0 }: Counting,
): RunningHeaders {
  const [first, ...others] = pages;
  const headers: RunningHeaders = {};
  const listMarginRows = (page: number | undefined, isHeader: boolean) => rows.filter((row) => row.page === page && row.isHeader === isHeader);
  const placeRow = (row: MarginRow) => placeLine(buildLine(row.segments), textArea, row.page);
  const buildParagraphs = (part: MarginRow[]) =>
    joinSentences(part).map((sentence, index, sentences) => {
      const lines = sentence.map(placeRow);
      const above = sentences[index - 1]?.at(-1);
      const paragraph = buildParagraph(lines, { ...source, findField: (word) => fields.get(word) });
      const [line] = lines;
      return { ...paragraph, spaceBefore: above && line ? roundPoints(measureLineTop(line) - measureLineBottom(placeRow(above))) : 0 };
    });
  const isRight = (page: number) => Math.abs(page + offset) % 2 === 1;
  for (const isHeader of [true, false]) {
    const considered = others.length > 0 ? others : pages;
    const [right, left] = [true, false].map((side) =>
      considered.flatMap(({ page }) => (isRight(page) === side ? [listMarginRows(page, isHeader)] : [])),
    );
    const sides = right && left && haveLeftPages(right, left) ? { right: findUsualPart(right), left: findUsualPart(left) } : undefined;
    const usual = sides?.right ?? findUsualPart(considered.map(({ page }) => listMarginRows(page, isHeader)));
    const own = listMarginRows(first?.page, isHeader);
    if (usual.length > 0) headers[isHeader ? 'header' : 'footer'] = buildParagraphs(usual);
    if (sides) headers[isHeader ? 'evenHeader' : 'evenFooter'] = buildParagraphs(sides.left);
    const edge = [usual, sides?.left ?? [], own].find((part) => part.length > 0)?.at(isHeader ? 0 : -1);
    const height = pages.find(({ page }) => page === edge?.page)?.height ?? 0;
    if (edge && isHeader) headers.headerDistance = Math.max(0, measureLineTop(placeRow(edge)));
    if (edge && !isHeader) headers.footerDistance = Math.max(0, height - measureLineBottom(placeRow(edge)));
    const expected = sides && first && !isRight(first.page) ? sides.left : usual;
    if (others.length > 0 && joinKeys(own) !== joinKeys(expected)) headers[isHeader ? 'firstHeader' : 'firstFooter'] = buildParagraphs(own);
  }
  // One of them that differs makes the first page one of its own, so the other has to be written too.
  if (headers.firstHeader && !headers.firstFooter) headers.firstFooter = buildParagraphs(listMarginRows(first?.page, false));
  if (headers.firstFooter && !headers.firstHeader) headers.firstHeader = buildParagraphs(listMarginRows(first?.page, true));
  return headers;
}

/** Groups rows into paragraphs: those of a sentence over several lines are one. */
function joinSentences(part: MarginRow[]): MarginRow[][] {
  const widest = Math.max(0, ...part.flatMap(({ segments }) => segments.map(({ left, right }) => right - left)));
  const sentences: MarginRow[][] = [];
  for (const row of part) {
    const sentence = sentences.at(-1);
    const above = sentence?.at(-1);
    if (sentence && above && continuesSentence(above, row, widest)) sentence.push(row);
    else sentences.push([row]);
  }
  return sentences;
}

function continuesSentence(above: MarginRow, row: MarginRow, widest: number): boolean {
  const [[first, ...cells], [next, ...others]] = [above.segments, row.segments];
  const word = next?.words[0];
  if (!first || !next || !word || cells.length > 0 || others.length > 0 || first.words.length < LINE_OF_TEXT) return false;
  const isBelow = row.base - above.base < LEADING * first.size && Math.abs(first.size - next.size) < SAME_SIZE * first.size;
  const isAligned = Math.abs(first.left - next.left) < first.size || isCentred(buildLine([first]), buildLine([next]));
  const isFull = first.right - first.left + word.right - word.left > widest - first.size;
  return isBelow && isAligned && isFull && !SENTENCE_END.test(first.words.at(-1)?.text ?? '') && mayGoOn(word.text);
}

/** Returns whether left pages have what no right one has, and most of them the same. */
function haveLeftPages(right: MarginRow[][], left: MarginRow[][]): boolean {
  const [rights, lefts] = [right.map(joinKeys), left.map(joinKeys)];
  const isUsual = (keys: string[], part: MarginRow[]) => keys.filter((key) => key === joinKeys(part)).length > 0.5 * keys.length;
  return !rights.some((key) => lefts.includes(key)) && isUsual(rights, findUsualPart(right)) && isUsual(lefts, findUsualPart(left));
}

function measureLineTop(line: PlacedLine): number {
  return line.base - measureLineReach(line).above;
}

function measureLineBottom(line: PlacedLine): number {
  return line.base + measureLineReach(line).below;
}

/** The part that is on most pages. */
function findUsualPart(parts: MarginRow[][]): MarginRow[] {
  const byKeys = [...Map.groupBy(parts, joinKeys).values()].sort((one, other) => other.length - one.length);
  const [most, second] = byKeys;
  // Nothing at all is only usual where little else is.
  if (most?.[0]?.length === 0 && second && second.length >= 0.25 * parts.length) return second[0] ?? [];
  return most?.[0] ?? [];
}

function joinKeys(part: MarginRow[]): string {
  return part.map(({ key }) => key).join('\n');
}
