import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import { buildLines, type Line } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import { buildTableFromLines } from './columnsOfWords.ts';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** At least this many lines begin at the left edge of the right text. */
const LEAST_STARTS = 4;
/** Lines that begin within this many points share a left edge. */
const SAME_START = 1.5;
/** The least width of the gutter between two texts, in letter heights. */
const GUTTER = 0.3;
const LEAST_LINES = 4;
/** The least share of rows whose two paragraphs begin at the same height. Unrelated columns seldom reach it. */
const LEVEL_SHARE = 0.8;
const LEAST_ROWS = 2;
/** Lines of one paragraph are closer than this, in letter heights. */
const NEXT_LINE = 1.5;
/** Rows of so many lines on average are paragraphs. */
const PARAGRAPH = 2.2;
/** Pages with more segments are skipped, to limit the time. */
const MAX_SEGMENTS = 1500;

/** Takes paragraphs that face each other, such as a contract in two languages, as tables of pairs. Returns the other segments too. */
export function takeFacingTexts(segments: Segment[], page: number): { tables: TableDraft[]; rest: Segment[] } {
  const tables: TableDraft[] = [];
  if (segments.length > MAX_SEGMENTS) return { tables, rest: segments };
  let rest = segments;
  for (const start of findLeftEdges(segments)) {
    for (const lines of findFacingLines(start, rest)) {
      const bounds = findBounds(lines);
      const table = buildTableFromLines(lines, { ...bounds, top: bounds.top - 1, bottom: bounds.bottom + 1 }, page);
      if (!table?.isProse || table.edges.length !== 3 || !haveLevelParagraphs(table) || areColumnsByChance(table)) continue;
      tables.push(table);
      const taken = new Set(lines.flatMap((line) => line.segments));
      rest = rest.filter((segment) => !taken.has(segment));
    }
  }
  return { tables, rest };
}

/** Finds the left edges, in points, that many lines share, except the leftmost. */
function findLeftEdges(segments: readonly Segment[]): number[] {
  const groups: number[][] = [];
  for (const left of segments.map((segment) => segment.left).sort((one, other) => one - other)) {
    const group = groups.at(-1);
    if (group && left - (group[0] ?? left) < SAME_START) group.push(left);
    else groups.push([left]);
  }
  return groups.slice(1).flatMap((group) => (group.length >= LEAST_STARTS ? (group[0] ?? []) : []));
}

/** Finds ranges of lines that begin with text on both sides of a gutter and never cross it. */
function findFacingLines(start: number, segments: readonly Segment[]): Line[][] {
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
  return ranges.map((lines) => dropLinesAfterLastPair(lines, start));
}

/** Drops the lines after the last pair of paragraphs, which have text on one side only. */
function dropLinesAfterLastPair(lines: Line[], start: number): Line[] {
  const last = lines.findLastIndex((line, index) => {
    const before = lines[index - 1];
    const isPair = line.segments.some(({ left }) => left > start - SAME_START) && line.segments.some(({ left }) => left < start - SAME_START);
    return (
      isPair ||
      (before !== undefined && line.base - before.base < NEXT_LINE * line.size && index < lines.length && continuesPair(lines, index, start))
    );
  });
  return lines.slice(0, last + 1);
}

/** Returns whether a line continues a pair above it, without a wider gap in between. */
function continuesPair(lines: readonly Line[], index: number, start: number): boolean {
  for (let at = index; at > 0; at -= 1) {
    const [line, before] = [lines[at], lines[at - 1]];
    if (!line || !before || line.base - before.base >= NEXT_LINE * line.size) return false;
    const sides = [before.segments.some(({ left }) => left < start - SAME_START), before.segments.some(({ left }) => left > start - SAME_START)];
    if (sides.every(Boolean)) return true;
  }
  return false;
}

/** Returns whether both sides run on in one language and neither ever waits for the other: paragraphs of columns are as long as their neighbours by chance. */
function areColumnsByChance({ rows, cells }: TableDraft): boolean {
  const inRow = rows.map((_, row) => cells.filter((cell) => cell.row === row));
  const measureLastBaseline = ({ segments }: CellDraft) => Math.max(...segments.map(({ base }) => base));
  const waits = inRow
    .slice(0, -1)
    .some(([left, right]) => left && right && Math.abs(measureLastBaseline(left) - measureLastBaseline(right)) > SAME_START);
  const lines = new Set(cells.flatMap(({ segments }) => segments.map(({ base }) => Math.round(base)))).size;
  if (waits || lines < PARAGRAPH * rows.length) return false;
  const [left, right] = [0, 1].map((column) =>
    cells
      .flatMap((cell) => (cell.column === column ? cell.segments : []))
      .flatMap(({ words }) => words.map(({ text }) => text))
      .join(' '),
  );
  return guessLanguage(left ?? '') === guessLanguage(right ?? '');
}

/** Returns whether the paragraphs of most rows begin at the same height. */
function haveLevelParagraphs({ rows, cells }: TableDraft): boolean {
  const level = rows.filter((_, row) => {
    const tops = cells.filter((cell) => cell.row === row).map(({ segments }) => Math.min(...segments.map(({ base }) => base)));
    return tops.length === 2 && tops.every(Number.isFinite) && Math.abs((tops[0] ?? 0) - (tops[1] ?? 0)) < 1;
  });
  return level.length >= LEAST_ROWS && level.length >= LEVEL_SHARE * rows.length;
}
