import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { PageMode } from '../model/pageMode.ts';
import type { PageContent } from '../read/readPages.ts';
import type { FlowBlock, PageFlow } from './flowBlock.ts';
import { countLostRulings } from './lostRulings.ts';
import { isTableSplit, isTextSplit } from './splitParts.ts';

/**
 * Why a page deserves a look. `scattered` is for words placed as on a poster, `hardToRead` for a poor scan. `formula` is for formulas that became pictures,
 * `faint` for text that was made darker, `digits` for numbers that may have been read wrong. `columns` is for texts beside each other that now follow each
 * other, `rows` for lines that look like rows of a table and are none. `torn` is for parts of one text or table that got separated,
 * `lines` for lines and frames that no paragraph or table has.
 */
export type PageDoubt =
  | 'form'
  | 'drawing'
  | 'scattered'
  | 'turned'
  | 'hardToRead'
  | 'formula'
  | 'faint'
  | 'digits'
  | 'columns'
  | 'rows'
  | 'torn'
  | 'lines';

export interface LookAt {
  page: number;
  why: PageDoubt;
  /** What would keep more of the page than text that reflows. */
  better?: PageMode;
}

/** A form has at least so many fields. */
const FORM_FIELDS = 4;
/** Share of the page that drawings and pictures take, with no more words than this among them. */
const DRAWN = { share: 0.5, mostWords: 150, fewWords: 25 };
const TURNED_SHARE = 0.1;
/** Percent of recognised words that are sure, at most. */
const HARD_TO_READ = 70;
/** Words on their own, as many as this, beginning at as many different places, on most of a page. */
const SCATTERED = { leastSegments: 12, mostWords: 3, shareOfWords: 0.6, shareOfPlaces: 0.5 };
/** Texts are beside each other over this height, in points; such are this share of the words. */
const BESIDE = { height: 40, share: 0.25 };
/** A line of so many segments looks like a row, and so many of them like a table. */
const ROWS = { pieces: 3, least: 3 };
/** One line alone separates notes from the text, and is drawn by Word itself. */
const LOST_RULINGS = 2;
/** Coarse enough that a page has a few thousand fields; a page of any size has no more than so many of them along each side. */
const CELL = 12;
const MOST_CELLS = 200;

/** Finds a reason to check how a page was converted. `flow` is its layout, `formulas` the number of its formulas that became pictures. */
export function findPageDoubt({ text, drawing, fields }: PageContent, flow: PageFlow | undefined, formulas = 0): LookAt | undefined {
  const { page } = text;
  const segments = text.groups.flatMap((group) => group.segments);
  const words = countWords(segments);
  if (text.source === 'ocr') {
    if ((text.confidence ?? 100) < HARD_TO_READ) return { page, why: 'hardToRead', better: 'picture' };
    const isDoubtful = segments.some((segment) => segment.words.some((word) => word.isDoubtful));
    return isDoubtful ? { page, why: 'digits', better: 'picture' } : undefined;
  }
  if (fields >= FORM_FIELDS) return { page, why: 'form', better: 'exact' };
  const isMostlyDrawn = measureDrawnShare([...drawing.shapes, ...drawing.images], text) >= DRAWN.share;
  if (isMostlyDrawn && words <= DRAWN.mostWords) return { page, why: 'drawing', better: words < DRAWN.fewWords ? 'picture' : 'exact' };
  const isLoose = countLooseIn(flow);
  const turned = text.groups.flatMap((group) => (group.turn === 0 ? [] : group.segments.filter(isLoose)));
  if (words > 0 && countWords(turned) > TURNED_SHARE * words) return { page, why: 'turned', better: 'exact' };
  if (isScattered(segments.filter(isLoose), words)) return { page, why: 'scattered', better: 'exact' };
  if (flow && measureShareBeside(flow) > BESIDE.share) return { page, why: 'columns', better: 'exact' };
  const level = text.groups.flatMap((group) => (group.turn === 0 ? group.segments : []));
  if (flow && (isTextSplit(level, drawing, flow) || isTableSplit(flow))) return { page, why: 'torn', better: 'exact' };
  if (flow && countLooseRows(flow) >= ROWS.least) return { page, why: 'rows', better: 'exact' };
  if (flow && countLostRulings(drawing, flow) >= LOST_RULINGS) return { page, why: 'lines', better: 'exact' };
  return formulas > 0 ? { page, why: 'formula', better: 'exact' } : undefined;
}

function countWords(segments: Segment[]): number {
  return segments.reduce((sum, segment) => sum + segment.words.length, 0);
}

/** What is in cells of tables is where it belongs, however short or turned it is. */
function countLooseIn(flow: PageFlow | undefined): (segment: Segment) => boolean {
  const inTables = new Set(
    flow?.blocks.flatMap(({ table }) => table?.cells.flatMap((cell) => cell.segments.flatMap((segment) => segment.words)) ?? []),
  );
  return ({ words }) => !words.some((word) => inTables.has(word));
}

/** Returns the text of a page that is neither in a table nor in columns of Word. */
function listLooseText({ blocks }: PageFlow): FlowBlock[] {
  return blocks.filter(
    ({ table, pictures, float, side, columns, turn }) => !table && !pictures && !float && !side && columns.count === 1 && turn === 0,
  );
}

/** Measures the share of words that were beside other text and now follow it. Titles separate no text: what follows each other in one column is one. */
function measureShareBeside(flow: PageFlow): number {
  const loose = new Set(listLooseText(flow));
  const columns: (Rectangle & { frame: FlowBlock['frame']; words: number })[] = [];
  for (const block of flow.blocks) {
    if (!loose.has(block)) continue;
    const own = { ...findBounds(block.lines), words: block.lines.reduce((sum, { words }) => sum + words.length, 0) };
    const last = columns.at(-1);
    if (last && last.frame.left === block.frame.left && last.frame.right === block.frame.right && own.top > last.top)
      Object.assign(last, findBounds([last, own]), { words: last.words + own.words });
    else columns.push({ ...own, frame: block.frame });
  }
  const isBeside = (one: Rectangle, other: Rectangle) =>
    (one.left > other.right || other.left > one.right) && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > BESIDE.height;
  const beside = columns.filter((one) => columns.some((other) => isBeside(one, other)));
  const count = (all: typeof columns) => all.reduce((sum, { words }) => sum + words, 0);
  return count(beside) / Math.max(1, count(columns));
}

function countLooseRows(flow: PageFlow): number {
  return listLooseText(flow).flatMap(({ lines }) => lines.filter(({ cells, hasLeaders }) => cells.length >= ROWS.pieces && !hasLeaders)).length;
}

function isScattered(loose: Segment[], words: number): boolean {
  const short = loose.filter((segment) => segment.words.length <= SCATTERED.mostWords);
  if (short.length < SCATTERED.leastSegments || countWords(short) < SCATTERED.shareOfWords * words) return false;
  const places = new Set(short.map(({ left }) => Math.round(left / CELL)));
  return places.size >= SCATTERED.shareOfPlaces * short.length;
}

function measureDrawnShare(drawn: Rectangle[], { width, height }: { width: number; height: number }): number {
  const [wide, high] = [Math.max(CELL, width / MOST_CELLS), Math.max(CELL, height / MOST_CELLS)];
  const columns = Math.max(1, Math.ceil(width / wide));
  const rows = Math.max(1, Math.ceil(height / high));
  const taken = new Uint8Array(columns * rows);
  for (const { left, top, right, bottom } of drawn) {
    const [from, to] = [Math.max(0, Math.floor(left / wide)), Math.min(columns, Math.ceil(right / wide))];
    if (to <= from) continue;
    for (let row = Math.max(0, Math.floor(top / high)); row < Math.min(rows, Math.ceil(bottom / high)); row += 1)
      taken.fill(1, row * columns + from, row * columns + to);
  }
  return taken.reduce((sum, one) => sum + one, 0) / taken.length;
}
