import type { Segment } from '../lines/textLine.ts';
import { getFrameSize } from '../page/readingFrame.ts';
import type { PageSegments } from '../read/readPage.ts';
import { measureBodySize } from './pageLayout.ts';

/** Running headers, footers and page numbers are in this outer part of the page, at the top and the bottom. */
const OUTER = 0.12;
/** How far they may move from page to page, in points. */
const SAME_PLACE = 10;
/** How far the segments of one row may be apart, in letter heights. */
const SAME_ROW = 0.3;
/** Numbers alone may be a little further in. */
const PAGE_NUMBER = /^[-–—·|\s]*(p(age|\.)?\s*)?(\d{1,4}|[ivxlc]{1,7})(\s*(\/|of|von|de|sur)\s*\d{1,4})?[-–—·|\s]*\.?$/i;

/** The footer of the only page, with the title of its document. */
const NAMED_FIRST_PAGE = /([-–—|·•,]|(^|\s)(page|seite|página|pagina|pág\.?|strona|страница|p\.))\s*1$/i;
/** Different headers of left and right pages are set at one height, in smaller type than the text and this far over it, in letter heights. On more pages they repeat. */
const HEADER = { size: 0.95, gap: 1.8, pages: 6 };
/** Longer lines are text. */
const MOST_HEADER_WORDS = 14;
const CAPTION = /^(fig|tab|abb|chart|listing|box)/i;

/** Fewer letters than this repeat by chance. Sheets are scaled to their pages, so sizes differ by this share. */
const LEAST_PIECE = 6;
const SAME_SIZE = 0.05;

const NUMBER_BEFORE_WORDS = /^# .*\p{L}/u;

/** By how much the numbers of two pages that follow each other may differ: by none for dates, by two where only every other side is numbered. */
const PAGE_STEPS = [0, 1, 2, -1];

interface MarginLine {
  page: number;
  key: string;
  /** From the top of the page, as a share of its height. */
  height: number;
  /** From the nearer of the two edges, in points. */
  fromEdge: number;
  text: string;
  segments: Segment[];
  /** To the next line further from the edge, in points. */
  gap: number;
}

/** Removes running headers, page numbers and the like from the pages, and returns the removed texts of each. Pages with more content than their segments are named. */
export function takePaginationArtifacts(pages: PageSegments[], pagesWithMore: ReadonlySet<number> = new Set()): Map<number, string[]> {
  const lines = pages.flatMap(listMarginLines);
  const byKey = Map.groupBy(lines, ({ key }) => key);
  const bodySize = measureBodySize(pages);
  const isRunningLine = (line: MarginLine) =>
    isRepeated(line, byKey.get(line.key) ?? [], pages.length) ||
    isPageNumber(line, lines, pages.length) ||
    isNumberedHeader(line, lines) ||
    sharesPiece(line, lines) ||
    (pages.length <= HEADER.pages && isSmallHeader(line, lines, bodySize));
  const byPage = Map.groupBy(dropBodyText(lines, isRunningLine), ({ page }) => page);
  for (const page of pages) for (const line of listSideLines(page)) byPage.set(page.page, [...(byPage.get(page.page) ?? []), line]);
  const removals = new Map<PageSegments, { artifacts: Set<Segment>; texts: string[] }>();
  for (const page of pages) {
    const found = byPage.get(page.page) ?? [];
    const artifacts = new Set(found.flatMap(({ segments }) => segments));
    const isAll = !pagesWithMore.has(page.page) && page.groups.every(({ segments }) => segments.every((segment) => artifacts.has(segment)));
    // On a page without other text these lines are its text.
    if (found.length === 0 || (isAll && found.some(({ text }) => !PAGE_NUMBER.test(text)))) continue;
    removals.set(page, { artifacts, texts: found.map(({ text }) => text) });
  }
  const hasRest = pages.some((page) => page.groups.some(({ segments }) => segments.some((segment) => !removals.get(page)?.artifacts.has(segment))));
  if (!hasRest) return new Map();
  for (const [page, { artifacts }] of removals) {
    for (const group of page.groups) group.segments = group.segments.filter((segment) => !artifacts.has(segment));
  }
  return new Map([...removals].map(([{ page }, { texts }]) => [page, texts]));
}

/** Returns the running lines without paragraphs that two pages begin alike below titles of their own: a long line that has text outside it, and all behind it. */
function dropBodyText(lines: MarginLine[], isRunningLine: (line: MarginLine) => boolean): MarginLine[] {
  const margins = Map.groupBy(lines, ({ page, height }) => `${page} ${height < 0.5}`);
  const running = [...margins.values()].flatMap((margin) => {
    let hasTextOutside = false;
    let isText = false;
    return margin
      .toSorted((one, other) => one.fromEdge - other.fromEdge)
      .filter((line) => {
        const isRunning = isRunningLine(line);
        isText ||= isRunning && hasTextOutside && countWords(line) > MOST_HEADER_WORDS;
        hasTextOutside ||= !isRunning;
        return isRunning && !isText;
      });
  });
  const runningLines = new Set(running);
  return lines.filter((line) => runningLines.has(line));
}

function countWords({ segments }: MarginLine): number {
  return segments.reduce((sum, { words }) => sum + words.length, 0);
}

/** Text that runs along the side of a page, as the stamp of an archive does, beside text that runs as usual. */
function listSideLines({ page, width, height, groups }: PageSegments): MarginLine[] {
  return groups.slice(1).flatMap(({ turn, segments }) => {
    const size = getFrameSize(turn, { width, height });
    const outer = segments.filter(({ base }) => base < OUTER * size.height || base > (1 - OUTER) * size.height);
    return outer.map((segment) => {
      const text = segment.words.map((word) => word.text).join(' ');
      return {
        page,
        key: text,
        height: segment.base / size.height,
        fromEdge: Math.min(segment.base, size.height - segment.base),
        text,
        segments: [segment],
        gap: 0,
      };
    });
  });
}

/** Segments that are level with each other over the whole page, from the top. */
export function groupLevelRows(segments: Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((one, other) => one.base - other.base)) {
    const row = rows.at(-1);
    if (row?.[0] && segment.base - row[0].base <= SAME_ROW * Math.min(segment.size, row[0].size)) row.push(segment);
    else rows.push([segment]);
  }
  return rows;
}

function listMarginLines({ page, width, height, groups }: PageSegments): MarginLine[] {
  const [main] = groups;
  if (!main) return [];
  const size = getFrameSize(main.turn, { width, height });
  const rows = groupLevelRows(main.segments);
  return rows.flatMap((segments, index) => {
    const base = segments[0]?.base ?? 0;
    if (base >= OUTER * size.height && base <= (1 - OUTER) * size.height) return [];
    segments.sort((one, other) => one.left - other.left);
    const text = segments.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
    const [inner] = rows[base < 0.5 * size.height ? index + 1 : index - 1] ?? [];
    return {
      page,
      key: text.replace(/\d+/g, '#').toLowerCase(),
      height: base / size.height,
      fromEdge: Math.min(base, size.height - base),
      text,
      segments,
      gap: inner ? Math.abs(inner.base - base) : 0,
    };
  });
}

/** Rotated pages have their headers as far from the edge as the others. */
function isAtSameHeight(one: MarginLine, other: MarginLine): boolean {
  return one.height < 0.5 === other.height < 0.5 && Math.abs(one.fromEdge - other.fromEdge) < SAME_PLACE;
}

/** Returns whether other pages have these words at this height, with equal numbers or page numbers. */
function isRepeated(line: MarginLine, alike: MarginLine[], pageCount: number): boolean {
  const others = alike.filter((other) => other.page !== line.page && isAtSameHeight(line, other) && countsPages(line, other));
  const pages = new Set(others.map(({ page }) => page)).size + 1;
  // A number alone repeats on any two pages with a table.
  if (/^[#\s.,%-]*$/.test(line.key)) return false;
  // Footnotes are at the bottom too, and two of them may be "Ibid.".
  const mayBeNote = line.height > 0.5 && NUMBER_BEFORE_WORDS.test(line.key);
  return pages >= (pageCount <= 4 ? 2 : 3) || (pages === 2 && line.key.includes('#') && !mayBeNote);
}

/** Equal footnotes on several pages have numbers too, but theirs do not follow the page numbers. */
function countsPages(one: MarginLine, other: MarginLine): boolean {
  const listNumbers = ({ text }: MarginLine) => (text.match(/\d+/g) ?? []).map(Number);
  const otherNumbers = listNumbers(other);
  const pages = other.page - one.page;
  return listNumbers(one).every((number, index) => {
    const step = (otherNumbers[index] ?? number) - number;
    return PAGE_STEPS.some((times) => step === times * pages);
  });
}

/** Headers of left and right pages occur once each in a document of three pages. */
function isSmallHeader(line: MarginLine, lines: MarginLine[], bodySize: number): boolean {
  const isHeader = ({ height, gap, segments, text }: MarginLine) =>
    height < 0.5 && !CAPTION.test(text) && gap > HEADER.gap * bodySize && segments.every(({ size }) => size < HEADER.size * bodySize);
  const isAlike = (other: MarginLine) =>
    other.page !== line.page && isHeader(other) && Math.abs(other.fromEdge - line.fromEdge) < 1 && isOutermost(other, lines);
  return isHeader(line) && isOutermost(line, lines) && lines.some(isAlike);
}

function isOutermost(line: MarginLine, lines: MarginLine[]): boolean {
  return lines.every(({ page, height }) => page !== line.page || (line.height < 0.5 ? height >= line.height : height <= line.height));
}

function isNamedFooter({ text, height, gap, segments }: MarginLine): boolean {
  return height > 0.5 && gap > HEADER.gap * (segments[0]?.size ?? 0) && NAMED_FIRST_PAGE.test(text) && /\p{L}/u.test(text);
}

function isPageNumber(line: MarginLine, lines: MarginLine[], pageCount: number): boolean {
  if (!PAGE_NUMBER.test(line.text)) return pageCount === 1 && isNamedFooter(line) && isOutermost(line, lines);
  if (/of|von|\//i.test(line.text)) return true;
  const own = Number.parseInt(line.text.replace(/\D+/g, ''), 10);
  if (!isOutermost(line, lines)) return false;
  if (Number.isNaN(own) || pageCount === 1) return true;
  return (
    lines.some((other) => other.page !== line.page && PAGE_NUMBER.test(other.text) && areConsecutive(line.page, [own], other)) ||
    hasNumberedHeader(line, own, lines) ||
    (pageCount === 2 && own === 2 && line.page === 2 && isSetApart(line, lines))
  );
}

/** Returns whether one of the numbers of a page goes on in a line of another: they differ as the pages do. */
function areConsecutive(page: number, numbers: readonly number[], other: MarginLine): boolean {
  return readNumbers(other).some((number) => numbers.includes(number - other.page + page));
}

/** The page number of a line: all of it, or a separate part at one of its ends. */
function readNumbers({ text, segments }: MarginLine): number[] {
  if (PAGE_NUMBER.test(text)) return [Number.parseInt(text.replace(/\D+/g, ''), 10)];
  const ends = segments.length > 1 ? [segments[0], segments.at(-1)] : [];
  return ends.flatMap((end) => (end?.words.length === 1 && /^\d{1,4}$/.test(end.words[0]?.text ?? '') ? [Number(end.words[0]?.text)] : []));
}

function hasNumberedHeader(line: MarginLine, own: number, lines: MarginLine[]): boolean {
  return lines.some((other) => other.page !== line.page && isSetApart(other, lines) && areConsecutive(line.page, [own], other));
}

/** Returns whether a line has the number of its page at one of its ends, and the next pages go on from there: the first page of a chapter may have it at its foot. */
function isNumberedHeader(line: MarginLine, lines: MarginLine[]): boolean {
  const own = readNumbers(line);
  if (own.length === 0 || PAGE_NUMBER.test(line.text) || !isSetApart(line, lines)) return false;
  return lines.some((other) => other.page !== line.page && isSetApart(other, lines) && areConsecutive(line.page, own, other));
}

/** Returns whether one of the segments of a header or footer repeats on another page, as the name of a club does beside the name of each sheet. */
function sharesPiece(line: MarginLine, lines: MarginLine[]): boolean {
  const hasTwoPieces = (each: MarginLine) => each.segments.length > 1 && isSetApart(each, lines);
  const isShared = (one: Segment, other: Segment) => {
    const [text, otherNumbers] = [one, other].map(({ words }) => words.map((word) => word.text).join(' '));
    return (
      text === otherNumbers &&
      (text ?? '').length >= LEAST_PIECE &&
      Math.abs(one.left - other.left) < SAME_PLACE &&
      Math.abs(one.size - other.size) < SAME_SIZE * one.size
    );
  };
  return (
    hasTwoPieces(line) &&
    lines.some(
      (other) =>
        other.page !== line.page &&
        isAtSameHeight(line, other) &&
        hasTwoPieces(other) &&
        line.segments.some((own) => /\p{L}/u.test(own.words[0]?.text ?? '') && other.segments.some((otherNumbers) => isShared(own, otherNumbers))),
    )
  );
}

function isSetApart(line: MarginLine, lines: MarginLine[]): boolean {
  return countWords(line) <= MOST_HEADER_WORDS && line.gap > HEADER.gap * (line.segments[0]?.size ?? 0) && isOutermost(line, lines);
}
