import { groupLevelRows } from '@sheaf/pdf-text/layout/paginationArtifacts';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Background } from '../read/drawing.ts';
import { buildRowOfBlocks } from '../tables/blocksInRows.ts';
import type { TableDraft } from '../tables/tableDraft.ts';
import { type TitleFacts, takeTitlesBeside } from './titlesBeside.ts';

/** A banner covers this share of the width of the text at least, and is no higher than this, in points. */
const BANNER = { width: 0.95, height: 100 };
const WHITE = 'ffffff';
/** The larger part has letters larger than the text by this factor. */
const LARGER = 1.25;
/** Lines of a part begin or end within so many points of each other. */
const AT_EDGE = 3;
/** The least space between both parts, in letter heights, and the most lines and words of each. */
const GAP = 1.5;
const MOST = { lines: 4, words: 14 };
const MIDDLE = 0.3;

/** Takes titles with something beside them: on banners first, then on the page. */
export function takeTitles(segments: Segment[], facts: TitleFacts): { tables: TableDraft[]; rest: Segment[] } {
  const onBanners = takeBannerParts(segments, facts);
  const beside = takeTitlesBeside(onBanners.rest, { ...facts, objects: [...facts.objects, ...onBanners.tables] });
  return { tables: [...onBanners.tables, ...beside.tables], rest: beside.rest };
}

/** Takes the two parts of a banner, such as a firm over its street and the name of the document. Each banner becomes a row of two cells. */
function takeBannerParts(segments: Segment[], facts: TitleFacts): { tables: TableDraft[]; rest: Segment[] } {
  const tables: TableDraft[] = [];
  let rest = segments;
  for (const banner of facts.drawing.backgrounds) {
    if (!isBanner(banner, facts.textArea)) continue;
    const on = rest.filter((segment) => isOn(segment, banner));
    const parts = splitParts(on);
    if (!parts || !haveTitle(on, facts.bodySize) || facts.objects.some((object) => areOverlapping(object, banner))) continue;
    const table = buildRowOfBlocks(parts, { ...facts, textArea: banner });
    const cells = table.cells.map((cell) => ({ ...cell, top: banner.top, bottom: banner.bottom, shading: banner.color }));
    tables.push({ ...table, top: banner.top, bottom: banner.bottom, rows: [{ top: banner.top, bottom: banner.bottom }], cells, holdsTitle: true });
    rest = rest.filter((segment) => !on.includes(segment));
  }
  return { tables, rest };
}

function isBanner({ left, right, top, bottom, color }: Background, textArea: TitleFacts['textArea']): boolean {
  const covered = Math.min(right, textArea.right) - Math.max(left, textArea.left);
  return color !== WHITE && bottom - top <= BANNER.height && covered > BANNER.width * (textArea.right - textArea.left);
}

function isOn({ left, right, base, size }: Segment, banner: Rectangle): boolean {
  const middle = base - MIDDLE * size;
  return middle > banner.top && middle < banner.bottom && right > banner.left && left < banner.right;
}

/** Splits what is on a banner at its widest gap. Returns undefined where the parts are rows of each other, or do not keep to their edges. */
function splitParts(on: readonly Segment[]): [Segment[], Segment[]] | undefined {
  const sorted = [...on].sort((one, other) => one.left - other.left);
  let [end, widest, place] = [sorted[0]?.right ?? 0, 0, 0];
  for (const [index, { left, right }] of sorted.entries()) {
    if (left - end > widest) [widest, place] = [left - end, index];
    end = Math.max(end, right);
  }
  const [left, right] = [sorted.slice(0, place), sorted.slice(place)];
  const size = Math.max(...on.map((segment) => segment.size));
  if (left.length === 0 || right.length === 0 || widest < GAP * size) return undefined;
  const begin = left.every((segment) => Math.abs(segment.left - (left[0]?.left ?? 0)) < AT_EDGE);
  const { right: edge } = findBounds(right);
  const finish = right.every((segment) => Math.abs(segment.right - edge) < AT_EDGE);
  return begin && finish && [left, right].every(isShort) && !areRows(left, right) ? [left, right] : undefined;
}

function isShort(part: readonly Segment[]): boolean {
  return part.length <= MOST.lines && part.reduce((sum, { words }) => sum + words.length, 0) <= MOST.words;
}

/** Returns whether each line of one part is level with one of the other. */
function areRows(left: readonly Segment[], right: readonly Segment[]): boolean {
  const rows = groupLevelRows([...left, ...right]);
  return rows.length === Math.max(left.length, right.length) && left.length === right.length;
}

function haveTitle(on: readonly Segment[], bodySize: number): boolean {
  return on.some(({ size, words }) => size >= LARGER * bodySize && words.some(({ text }) => /\p{L}{2}/u.test(text)));
}

function areOverlapping(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
