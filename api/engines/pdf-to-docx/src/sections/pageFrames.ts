import { runsRightToLeft } from '@sheaf/pdf-text/glyphs/bidi';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import { joinParagraphs } from '@sheaf/pdf-text/paragraphs/paragraphs';
import type { PageSegments } from '@sheaf/pdf-text/read/readPage';
import type { PageFlow } from '../layout/flowBlock.ts';
import type { FootnoteDraft } from '../layout/footnoteDraft.ts';
import type { MarginRow } from '../margins/marginRow.ts';
import type { Paper } from '../model/documentModel.ts';
import { measureLineReach } from '../paragraphs/spacing.ts';
import type { Frame } from '../paragraphs/textDraft.ts';
import type { Ruling } from '../read/drawing.ts';
import type { PageContent } from '../read/readPages.ts';
import { measureOuterBottom, measureOuterTop } from '../tables/tableDraft.ts';

/** An edge counts when so many lines begin or end there. */
const MIN_LINES = 2;
const MIN_SHARE = 0.02;
const SAME_EDGE = 1.5;
const FULL_LINE = 0.06;
const FULL_LINES = 3;
/** Verses and lists of names end long before the edge of the text. */
const FAR_IN = { margins: 2.5, share: 0.35 };
const USUAL_MARGIN = 72;
/** A page is centred where so many different lines, and this share of all, are in its middle. */
const MIN_CENTRED = 4;
const MOSTLY = 0.6;
/** What stands alone low on a page says nothing about its margin at the top. */
const MAX_TOP = 0.22;
const MIN_MARGIN = 14;
/** The text of a page without a next one ends where it ends; its margin at the foot is not larger than this. */
const ALIKE = 34;
/** Text that fills a page to the last hair would otherwise run over its end; notes are on that end. */
const SPARE = 1;
const MANY_PAGES = 4;
/** Pages end a line or two early, to keep paragraphs together. */
const LAST_LINES = 24;
/** How much of the line that had no room is taken to be missing: little, since pages of Word may come out a point or two longer. */
const SPARE_LINE = 0.15;

/** Measures the edges of the text on each page, the same on all pages of one paper. Running headers span them where the text itself never reaches its end. */
export function measureTextAreas(pages: Pick<PageContent, 'text' | 'drawing'>[], headers: readonly MarginRow[] = []): Map<number, Frame> {
  const groups = Map.groupBy(pages, ({ text }) => buildPaperKey(text));
  return new Map(
    [...groups.values()].flatMap((group) => {
      const area = measureTextArea(
        group.map(({ text }) => text),
        group.flatMap(({ drawing }) => drawing.rulings.filter(({ isHorizontal }) => isHorizontal)),
        headers.flatMap(({ page, segments }) => (group.some(({ text }) => text.page === page) ? segments.map((segment) => segment.right) : [])),
      );
      return group.map(({ text }) => [text.page, area] as const);
    }),
  );
}

/** Measures the paper of each page. */
export function measurePapers(pages: PageFlow[], getArea: (page: number) => Frame, notes: FootnoteDraft[]): Map<number, Paper> {
  const groups = [...Map.groupBy(pages, buildPaperKey).values()];
  return new Map(
    groups.flatMap((group) => {
      const own = notes.filter(({ page }) => group.some((each) => each.page === page));
      const paper = measurePaper(group, getArea(group[0]?.page ?? 1), own);
      return group.map(({ page }) => [page, paper] as const);
    }),
  );
}

function buildPaperKey({ width, height }: { width: number; height: number }): string {
  return `${Math.round(width / 3)} ${Math.round(height / 3)}`;
}

/** The edges of the text on pages of one paper. */
function measureTextArea(pages: PageSegments[], rulings: Ruling[], ends: readonly number[]): Frame {
  const segments = pages.flatMap(({ groups }) => (groups[0]?.turn === 0 ? groups[0].segments : []));
  const width = pages[0]?.width ?? 612;
  const backward = segments.filter(({ words }) => words.some(({ text }) => runsRightToLeft(text))).length;
  if (backward <= segments.length / 2) return measureLeftToRightArea(segments, width, rulings, ends);
  const { left, right } = measureLeftToRightArea(
    segments.map((segment) => ({ left: width - segment.right, right: width - segment.left })),
    width,
  );
  return { left: width - right, right: width - left };
}

/** Measures the text area of lines that run from left to right. */
function measureLeftToRightArea(
  segments: { left: number; right: number }[],
  width: number,
  rulings: Ruling[] = [],
  ends: readonly number[] = [],
): Frame {
  if (segments.length === 0) return { left: USUAL_MARGIN, right: width - USUAL_MARGIN };
  const lefts = segments
    .map(({ left }) => left)
    .filter((left) => left >= 0)
    .sort((one, other) => one - other);
  const rights = segments
    .map(({ right }) => right)
    .filter((right) => right <= width)
    .sort((one, other) => other - one);
  const enough = Math.max(MIN_LINES, MIN_SHARE * segments.length);
  const right = findFirstEdge(rights, enough) ?? rights[0] ?? width - USUAL_MARGIN;
  // One line is enough where it is as far from the edge of the paper as lines at the other side are.
  const isOpposite = (edge: number) => Math.abs(edge - (width - right)) < SAME_EDGE;
  const left = findFirstEdge(lefts, enough, isOpposite) ?? lefts[0] ?? USUAL_MARGIN;
  if (isMostlyCentred(segments, width)) return { left: Math.min(left, width - right), right: Math.max(right, width - left) };
  const farthest = Math.max(right, rights[Math.floor(rights.length * 0.01)] ?? right);
  // Where hardly a line reaches the edge, nothing shows that lines end there.
  const full = rights.filter((each) => farthest - each < FULL_LINE * (farthest - left)).length;
  const mirrored = width - left;
  const isFarIn = width - farthest > FAR_IN.margins * left && width - farthest > FAR_IN.share * width;
  if ((full < FULL_LINES || isFarIn) && farthest < mirrored) return { left, right: mirrored, isGuessed: true };
  // Lines under titles run from one edge of the text to the other.
  const isDrawn =
    rulings.some((ruling) => Math.abs(ruling.left - left) < SAME_EDGE && Math.abs(ruling.right - mirrored) < SAME_EDGE) ||
    ends.some((end) => Math.abs(end - mirrored) < SAME_EDGE);
  return { left, right: isDrawn && mirrored > farthest + 2 * SAME_EDGE ? mirrored : farthest };
}

/** Returns whether most lines are in the middle of the paper, as on a certificate: the text then has the same room on both sides. */
function isMostlyCentred(segments: readonly { left: number; right: number }[], width: number): boolean {
  const centred = segments.filter(({ left, right }) => Math.abs(left + right - width) < 2 * SAME_EDGE);
  const lefts = new Set(centred.map(({ left }) => Math.round(left)));
  return lefts.size >= MIN_CENTRED && centred.length >= MOSTLY * segments.length;
}

/** The first of sorted ends of lines by which enough of them are, or that is one for another reason. */
function findFirstEdge(ends: number[], enough: number, isKnown = (_end: number) => false): number | undefined {
  const least = Math.min(enough, ends.length);
  let [from, to] = [0, 0];
  return ends.find((end) => {
    while (Math.abs((ends[from] ?? end) - end) >= SAME_EDGE) from += 1;
    while (to < ends.length && Math.abs((ends[to] ?? end) - end) < SAME_EDGE) to += 1;
    return isKnown(end) || to - from >= least;
  });
}

/** The paper of pages of one size, with the margins that their text leaves. */
function measurePaper(pages: PageFlow[], area: Frame, notes: FootnoteDraft[]): Paper {
  const { width = 612, height = 792 } = pages[0] ?? {};
  const left = Math.max(MIN_MARGIN, area.left);
  const right = Math.max(MIN_MARGIN, Math.min(width - area.right, Math.max(left + ALIKE, width - area.right)));
  const tops = pages.flatMap(({ blocks }) => (blocks.length > 0 ? [Math.min(...blocks.map(measureTop))] : []));
  const bottoms = pages.flatMap(({ blocks }) => (blocks.length > 0 ? [Math.max(...blocks.map(measureBottom))] : []));
  const first = Math.min(...tops, height);
  const highest = first > MAX_TOP * height ? Math.min(USUAL_MARGIN, first) : first;
  const top = Math.max(MIN_MARGIN, highest > left && highest - left < ALIKE && tops.length < 2 ? left : highest);
  const lowest =
    height - (notes.length > 0 ? 0 : SPARE) - Math.max(...bottoms, ...notes.map(({ lines }) => Math.max(...lines.map((line) => line.bottom))), 0);
  // Only pages that another one follows are known to be full, and only some of those to their last line.
  const isKnown = lowest < top || (pages.length >= MANY_PAGES && lowest - top > LAST_LINES);
  const full = measureLeastMargin(
    pages.filter(({ page }) => !notes.some((note) => note.page === page)),
    height,
  );
  const bottom = Math.max(MIN_MARGIN, isKnown ? lowest : Math.min(lowest, Math.max(top, full)));
  return { width, height, top, bottom, left, right: Math.abs(right - left) < 24 && right > left ? left : right };
}

/** Measures where what is on each page ends, its notes among it. */
export function measurePageEnds(pages: PageFlow[], notes: FootnoteDraft[]): Map<number, number> {
  return new Map(
    pages.map(({ page, blocks }) => {
      const own = notes.filter((note) => note.page === page).flatMap(({ lines }) => lines.map((line) => line.bottom));
      return [page, Math.max(0, ...blocks.map(measureBottom), ...own)];
    }),
  );
}

/** Measures where text on each page would end with its notes right below it: what follows has no more room than there is behind that. */
export function measurePageFill(pages: PageFlow[], notes: FootnoteDraft[]): Map<number, number> {
  return new Map(
    pages.map(({ page, blocks }) => {
      const own = notes.filter((note) => note.page === page).flatMap(({ lines }) => lines);
      const { top, bottom } = findBounds(own);
      const height = own.length === 0 ? 0 : bottom - top;
      return [page, Math.max(0, ...blocks.map(measureBottom)) + height];
    }),
  );
}

/** A page that ends in the middle of a paragraph had no room for the next line, or for the last two, which stay together. */
function measureLeastMargin(pages: PageFlow[], height: number): number {
  let least = 0;
  for (const { parts } of joinParagraphs(pages.map((page) => ({ ...page, source: 'text' as const, paginationArtifacts: [] })))) {
    const [first, second] = parts;
    const [above, below] = [first?.block.lines ?? [], second?.block.lines ?? []];
    const [line, last] = [above.at(-2), above.at(-1)];
    if (!first || second?.page !== first.page + 1 || !line || !last) continue;
    const step = last.base - line.base;
    if (step <= 0.5 * last.size || step > 3 * last.size) continue;
    least = Math.max(least, height - (last.base + measureLineReach(last).below) - ((below.length <= 2 ? 2 : 1) - SPARE_LINE) * step);
  }
  return least;
}

function measureTop({ lines, table, pictures, side }: PageFlow['blocks'][number]): number {
  const [line] = lines;
  if (side) return side.columns.top;
  return (table && measureOuterTop(table)) ?? pictures?.top ?? (line ? line.base - measureLineReach(line).above : 0);
}

function measureBottom({ lines, table, pictures, side }: PageFlow['blocks'][number]): number {
  const line = lines.at(-1);
  if (side) return side.columns.bottom;
  return (table && measureOuterBottom(table)) ?? pictures?.bottom ?? (line ? line.base + measureLineReach(line).below : 0);
}
