import { mayGoOn } from '@sheaf/pdf-text/layout/lineEnds';
import { findListMarker } from '@sheaf/pdf-text/layout/listMarkers';
import { splitAtVerticalGaps } from '@sheaf/pdf-text/layout/verticalGaps';
import { buildLines, type Line } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** Lines of a block, such as an address. At least two blocks of a row have `least` lines, and none has more than `most`. Cards with titles and a sentence are lower. */
const LINES = { least: 2, most: 9, ofCard: 4 };
/** The least space between rows, and between blocks of a row, in letter heights. */
const ROW_GAP = 0.75;
const BLOCK_GAP = 2;
/** The least space between figures with labels, in letter heights. */
const FIGURE_GAP = 0.8;
/** Running text has this many full lines of at least `FULL_WORDS` words. */
const LEAST_FULL = 2;
const FULL_WORDS = 5;
/** A space between words, in letter heights. */
const SPACE = 0.4;
/** Baselines of one line differ by less than this, in letter heights. */
const SAME_LINE = 0.25;
/** Blocks of a row overlap vertically by this share of the lower one. */
const BESIDE = 0.5;
/** Lines are rows of a table when this share of them is level with others. */
const MOSTLY_LEVEL = 0.75;
/** Letter sizes that differ by more than this share are those of a figure and its label. */
const OTHER_SIZE = 0.12;
/** A neighbour closer than this, in letter heights, may be another row of the same table. */
const NEIGHBOUR = 2.5;
/** Edges of one column differ by less than this, in points. */
const SAME_EDGE = 3;
/** The space that Word leaves beside the text of a cell, in points. */
/** Text that is set to an edge ends this close to it, in points. */
const AT_EDGE = 3;
const PADDING = 5.4;
/** A side bar is this high at least and this wide at most, as shares of its page. */
const PANEL = { height: 0.9, width: 0.5 };
/** Pages with more segments are skipped, to limit the time. */
const MAX_SEGMENTS = 1500;

interface Frame {
  left: number;
  right: number;
}

/**
 * Takes short blocks side by side, such as the sender and date of an invoice, or labelled figures. Each row of blocks becomes a one-row
 * table, which keeps the blocks both whole and together.
 */
export function takeBlocksInRows(
  segments: Segment[],
  { objects, textArea, page, panels = [] }: { objects: readonly Rectangle[]; textArea: Frame; page: number; panels?: readonly Rectangle[] },
): { tables: TableDraft[]; rest: Segment[] } {
  const tables: TableDraft[] = [];
  if (segments.length > MAX_SEGMENTS) return { tables, rest: segments };
  const strips = splitAtHorizontalGaps(segments);
  const taken = new Set<Segment>();
  for (const [index, strip] of strips.entries()) {
    const blocks = splitIntoFigures(strip) ?? splitIntoBlocks(strip);
    const bounds = findBounds(strip);
    const isBesideObject = objects.some((object) => object.top < bounds.bottom && object.bottom > bounds.top);
    const isRow = [strips[index - 1], strips[index + 1]].some((other) => other && isRowOfSameTable(blocks, bounds, other));
    if (isBesideObject || isRow || !canShareRow(blocks)) continue;
    tables.push(buildRowOfBlocks(blocks, { page, textArea: findPanelsBeside(textArea, panels, { bounds, segments }) }));
    for (const segment of strip) taken.add(segment);
  }
  return { tables, rest: segments.filter((segment) => !taken.has(segment)) };
}

/** Returns whether the lines of a block all end at an edge, and begin at different places where there are several. */
function endsAt(segments: readonly Segment[], edge: number): boolean {
  const lines = buildLines([...segments]);
  const lefts = new Set(lines.map(({ left }) => Math.round(left / AT_EDGE)));
  return lines.every(({ right }) => Math.abs(right - edge) < AT_EDGE) && lefts.size >= Math.min(2, lines.length);
}

/** Splits segments, from top to bottom, at horizontal gaps that no segment crosses. */
export function splitAtHorizontalGaps(segments: readonly Segment[]): Segment[][] {
  const strips: Segment[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const segment of [...segments].sort((one, other) => one.top - other.top)) {
    const strip = strips.at(-1);
    if (strip && segment.top - end < ROW_GAP * segment.size) strip.push(segment);
    else strips.push([segment]);
    end = Math.max(end, segment.bottom);
  }
  return strips;
}

function splitIntoBlocks(strip: readonly Segment[]): Segment[][] {
  return splitAtVerticalGaps(strip, ({ size }) => BLOCK_GAP * size);
}

/** Splits a strip into figures with a label each, which may be close together. Returns undefined for all else. */
function splitIntoFigures(strip: readonly Segment[]): Segment[][] | undefined {
  const blocks = splitAtVerticalGaps(strip, ({ size }) => FIGURE_GAP * size);
  const areFigures = blocks.every(([first, second, ...others]) => {
    if (!first || !second || others.length > 0 || Math.abs(first.base - second.base) < SAME_LINE * first.size) return false;
    const isInColumn =
      Math.abs(first.left - second.left) < SAME_EDGE || Math.abs(first.left + first.right - second.left - second.right) < 2 * SAME_EDGE;
    return isInColumn && Math.abs(first.size - second.size) > OTHER_SIZE * first.size;
  });
  return areFigures && blocks.length > 1 ? blocks : undefined;
}

/** Returns whether blocks belong side by side: short, no running text, no lists, and no rows of a table. */
function canShareRow(blocks: readonly Segment[][]): boolean {
  const stacks = blocks.map((block) => buildLines(block));
  const tall = stacks.filter((lines) => lines.length >= LINES.least);
  const areBeside = tall.every((lines) => tall.some((other) => other !== lines && areSideBySide(lines, other)));
  if (tall.length < 2 || !areBeside || stacks.some((lines) => lines.length > LINES.most)) return false;
  if (stacks.some(isRunningText)) return haveTitles(stacks) && stacks.every((lines) => lines.length <= LINES.ofCard);
  if (stacks.some((lines) => lines.some((line) => findListMarker(line) !== undefined || line.cells.length > 1))) return false;
  const all = stacks.flatMap((lines, block) => lines.map((line) => ({ line, block })));
  if (areEndsOfLines(stacks)) return false;
  const level = all.filter(({ line, block }) =>
    all.some((other) => other.block !== block && Math.abs(other.line.base - line.base) < SAME_LINE * line.size),
  );
  const areLevel = level.length >= MOSTLY_LEVEL * all.length;
  // Rows of a table have one letter size. Level lines of two sizes are figures with labels.
  const haveTwoSizes = stacks.every(([first, second]) => first && second && Math.abs(first.size - second.size) > OTHER_SIZE * first.size);
  return !areLevel || haveTwoSizes || areCentred(stacks);
}

/** Returns whether each block begins with a title, all on one line, and has no other: cards beside each other, whose text may fill its lines. */
export function haveTitles(stacks: readonly Line[][]): boolean {
  const [base, size] = [stacks[0]?.[0]?.base ?? 0, stacks[0]?.[0]?.size ?? 0];
  return stacks.every(([title, ...others]) => {
    if (!title || others.length === 0 || Math.abs(title.base - base) > SAME_LINE * size || others.some((line) => line.cells.length > 1)) return false;
    const isLarger = others.every((line) => title.size > (1 + OTHER_SIZE) * line.size);
    return isLarger || (beginsBold(title) && !others.some(beginsBold));
  });
}

function beginsBold({ words }: Line): boolean {
  return words[0]?.isBold ?? false;
}

/** Returns whether the second of two blocks ends lines of the first, which has others between them, as dates of a résumé do. */
function areEndsOfLines([first, second, ...others]: readonly Line[][]): boolean {
  if (!first || !second || others.length > 0 || second.length < LINES.least) return false;
  const level = second.map((line) => first.findIndex(({ base }) => Math.abs(base - line.base) < SAME_LINE * line.size));
  return level[0] === 0 && level.slice(1).every((place, index) => place > (level[index] ?? 0) + 1);
}

/** Returns whether two lines of each block have one middle and begin at different places, as names over addresses do. More lines make a table. */
function areCentred(stacks: readonly Line[][]): boolean {
  const isSame = (one: number, other: number) => Math.abs(one - other) < SAME_EDGE;
  const haveOneMiddle = stacks.every(
    ([first, ...others]) => others.length < LINES.least && others.every((line) => first && isSame(first.left + first.right, line.left + line.right)),
  );
  return haveOneMiddle && stacks.some(([first, ...others]) => others.some((line) => first && !isSame(first.left, line.left)));
}

function areSideBySide(one: readonly Line[], other: readonly Line[]): boolean {
  const [first, second] = [findBounds([...one]), findBounds([...other])];
  const shared = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  return shared > BESIDE * Math.min(first.bottom - first.top, second.bottom - second.top);
}

/** Returns whether lines are running text: two full lines, or one that continues in lower case. */
export function isRunningText(lines: readonly Line[]): boolean {
  const right = Math.max(...lines.map((line) => line.right));
  const full = lines.slice(1).filter((line, index) => {
    const [before, first] = [lines[index], line.words[0]];
    return before && first && before.words.length >= FULL_WORDS && right - before.right < first.right - first.left + SPACE * line.size;
  });
  return full.length >= LEAST_FULL || full.some(({ words: [first] }) => first !== undefined && mayGoOn(first.text));
}

/** Returns whether the strip above or below is near and has the same columns. */
function isRowOfSameTable(blocks: readonly Segment[][], bounds: Rectangle, other: readonly Segment[]): boolean {
  const size = blocks[0]?.[0]?.size ?? 0;
  const beside = findBounds([...other]);
  if (Math.max(beside.top - bounds.bottom, bounds.top - beside.bottom) > NEIGHBOUR * size) return false;
  const edges = splitIntoBlocks(other).map((block) => findBounds(block));
  const same = blocks
    .map((block) => findBounds(block))
    .filter(({ left, right }) => edges.some((edge) => Math.abs(edge.left - left) < SAME_EDGE || Math.abs(edge.right - right) < SAME_EDGE));
  return edges.length > 1 && same.length > 1;
}

/** Finds the backgrounds of panels nearly as high as the page and narrower than half of it, as side bars are. */
export function findPanels<Area extends Rectangle>(backgrounds: readonly Area[], { width, height }: { width: number; height: number }): Area[] {
  return backgrounds.filter(({ left, top, right, bottom }) => bottom - top > PANEL.height * height && right - left < PANEL.width * width);
}

/** What is beside a panel of the page reaches to the other text there, and not over the panel to the edge of the text. */
function findPanelsBeside(
  { left, right }: Frame,
  panels: readonly Rectangle[],
  { bounds, segments }: { bounds: Rectangle; segments: readonly Segment[] },
): Frame {
  const before = Math.max(...panels.filter((panel) => panel.right < bounds.left + AT_EDGE).map((panel) => panel.right));
  const behind = Math.min(...panels.filter((panel) => panel.left > bounds.right - AT_EDGE).map((panel) => panel.left));
  if (before === -Infinity && behind === Infinity) return { left, right };
  const beside = findBounds(segments.filter((segment) => segment.left > before - AT_EDGE && segment.right < behind + AT_EDGE));
  return { left: Math.max(left, beside.left), right: Math.min(right, behind - PADDING) };
}

/** Builds a table of one row, a cell for each block. */
export function buildRowOfBlocks(blocks: readonly Segment[][], { page, textArea }: { page: number; textArea: Frame }): TableDraft {
  const placed = blocks.map((segments) => ({ segments, bounds: findBounds(segments) })).sort((one, other) => one.bounds.left - other.bounds.left);
  const all = findBounds(placed.map(({ bounds }) => bounds));
  const inner = placed.slice(1).map(({ segments, bounds }, index) => {
    const middle = ((placed[index]?.bounds.right ?? 0) + bounds.left) / 2;
    // A cell as wide as its text would not show that this is set to the right.
    return endsAt(segments, textArea.right) ? middle : Math.max(bounds.left - PADDING, middle);
  });
  const edges = [Math.min(all.left, textArea.left) - PADDING, ...inner, Math.max(all.right, textArea.right) + PADDING];
  const cells = placed.map(({ segments }, column): CellDraft => {
    const box = { left: edges[column] ?? 0, right: edges[column + 1] ?? 0, top: all.top, bottom: all.bottom };
    const isFlushRight = column > 0 && endsAt(segments, textArea.right);
    return { ...box, row: 0, column, rowSpan: 1, columnSpan: 1, segments, borders: {}, ...(isFlushRight && { isFlushRight }) };
  });
  const [left, right] = [edges[0] ?? all.left, edges.at(-1) ?? all.right];
  const { top, bottom } = all;
  return { left, right, top, bottom, page, edges, rows: [{ top, bottom }], cells, headerRows: 0, isRuled: false, hasOwnLines: true };
}
