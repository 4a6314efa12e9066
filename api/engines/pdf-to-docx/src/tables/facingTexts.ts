import { buildLines, type Line } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import { buildTableFromLines } from './columnsOfWords.ts';
import type { TableDraft } from './tableDraft.ts';

/** So many lines begin where the right one of two texts does, give or take so many points. */
const LEAST_STARTS = 4;
const SAME_START = 1.5;
/** The white between two texts is this wide at least, in letter heights. */
const GUTTER = 0.7;
const LEAST_LINES = 4;
/** The share of rows that begin on both sides: paragraphs that happen to stand beside each other seldom do. */
const BEGUN_TOGETHER = 0.8;
const LEAST_ROWS = 2;
/** No page that somebody reads has more. */
const MAX_SEGMENTS = 1500;

/** Takes the tables out of the segments whose rows are paragraphs that face each other, as two languages of one contract do. */
export function takeFacingTexts(segments: Segment[], page: number): { tables: TableDraft[]; rest: Segment[] } {
  const tables: TableDraft[] = [];
  if (segments.length > MAX_SEGMENTS) return { tables, rest: segments };
  let rest = segments;
  for (const start of findStarts(segments)) {
    for (const lines of rangesBeside(start, rest)) {
      const bounds = findBounds(lines);
      const table = buildTableFromLines(lines, { ...bounds, top: bounds.top - 1, bottom: bounds.bottom + 1 }, page);
      if (!table?.isProse || table.edges.length !== 3 || !areBegunTogether(table)) continue;
      tables.push(table);
      const taken = new Set(lines.flatMap((line) => line.segments));
      rest = rest.filter((segment) => !taken.has(segment));
    }
  }
  return { tables, rest };
}

/** Finds the places from the left where many lines begin, but for the leftmost. */
function findStarts(segments: readonly Segment[]): number[] {
  const groups: number[][] = [];
  for (const left of segments.map((segment) => segment.left).sort((one, other) => one - other)) {
    const group = groups.at(-1);
    if (group && left - (group[0] ?? left) < SAME_START) group.push(left);
    else groups.push([left]);
  }
  return groups.slice(1).flatMap((group) => (group.length >= LEAST_STARTS ? (group[0] ?? []) : []));
}

/** Finds the stretches of lines that have text on both sides of a gutter and none over it. */
function rangesBeside(start: number, segments: readonly Segment[]): Line[][] {
  const ranges: Line[][] = [];
  let range: Line[] = [];
  const end = () => {
    if (range.length >= LEAST_LINES) ranges.push(range);
    range = [];
  };
  for (const line of buildLines([...segments])) {
    const isOver = line.segments.some(({ left, right, size }) => left < start - SAME_START && right > start - GUTTER * size);
    const hasRight = line.segments.some(({ left }) => left > start - SAME_START);
    const hasLeft = line.segments.some(({ left }) => left < start - SAME_START);
    const isOpen = range.length > 0;
    if (isOver || (!isOpen && !(hasLeft && hasRight))) end();
    else range.push(line);
  }
  end();
  return ranges.map((lines) => withoutLoneEnd(lines, start));
}

/** What stands on one side alone behind the last pair of paragraphs belongs to what follows. */
function withoutLoneEnd(lines: Line[], start: number): Line[] {
  const last = lines.findLastIndex((line, place) => {
    const before = lines[place - 1];
    const isPair = line.segments.some(({ left }) => left > start - SAME_START) && line.segments.some(({ left }) => left < start - SAME_START);
    return isPair || (before !== undefined && line.base - before.base < 1.5 * line.size && place < lines.length && isRest(lines, place, start));
  });
  return lines.slice(0, last + 1);
}

/** Whether a line goes on below a pair: all between it and that pair follow each other closely. */
function isRest(lines: readonly Line[], place: number, start: number): boolean {
  for (let at = place; at > 0; at -= 1) {
    const [line, before] = [lines[at], lines[at - 1]];
    if (!line || !before || line.base - before.base >= 1.5 * line.size) return false;
    const sides = [before.segments.some(({ left }) => left < start - SAME_START), before.segments.some(({ left }) => left > start - SAME_START)];
    if (sides.every(Boolean)) return true;
  }
  return false;
}

function areBegunTogether({ rows, cells }: TableDraft): boolean {
  const together = rows.filter((_, row) => {
    const tops = cells.filter((cell) => cell.row === row).map(({ segments }) => Math.min(...segments.map(({ base }) => base)));
    return tops.length === 2 && tops.every(Number.isFinite) && Math.abs((tops[0] ?? 0) - (tops[1] ?? 0)) < 1;
  });
  return together.length >= LEAST_ROWS && together.length >= BEGUN_TOGETHER * rows.length;
}
