import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** Pictures smaller than this, in points, are signs; those that share so much of their height are beside each other. */
const LEAST = 40;
const BESIDE = 0.5;
/** How far below a picture its caption begins, how far its lines are apart, in letter heights, and how many there are: more are a column of text. */
const BELOW = 2.5;
const STEP = 1.6;
const MOST_LINES = 3;
const SPARE = 5.4;
/** The middle of letters is so far above their baseline, in letter heights. */
const MIDDLE = 0.3;
/** Text flows around a table or picture when it has at least so many lines beside it, of so many words each. */
export const FLOWING_TEXT = { lines: 2, words: 4 };

/** Takes pictures beside each other, or one that text flows around, with a caption below each: a table of two rows that holds the captions. */
export function takeCaptionedPictures(segments: Segment[], pictures: Rectangle[], page: number): { tables: TableDraft[]; rest: Segment[] } {
  const tables: TableDraft[] = [];
  let rest = segments;
  for (const row of groupIntoRows(pictures)) {
    const edges = findColumnEdges(row);
    const [left = 0, right = 0] = [edges[0], edges.at(-1)];
    const isAlone = row.length === 1;
    if (isAlone && !flowsBeside(row[0], rest)) continue;
    const captions = findCaptions(row, edges, isAlone ? rest.filter((each) => each.left > left && each.right < right) : rest);
    if (!captions) continue;
    tables.push(buildDraft(row, edges, { captions, page }));
    const taken = new Set(captions.flat());
    rest = rest.filter((segment) => !taken.has(segment));
  }
  return { tables, rest };
}

function groupIntoRows(pictures: Rectangle[]): Rectangle[][] {
  const rows: Rectangle[][] = [];
  for (const picture of pictures.filter(({ left, right, top, bottom }) => Math.min(right - left, bottom - top) >= LEAST)) {
    const row = rows.find((others) => others.every((other) => areBeside(picture, other)));
    if (row) row.push(picture);
    else rows.push([picture]);
  }
  return rows.map((row) => row.sort((one, other) => one.left - other.left));
}

/** Returns whether lines of text are beside a picture, so that it floats with its caption. */
function flowsBeside(picture: Rectangle | undefined, segments: readonly Segment[]): boolean {
  if (!picture) return false;
  const { left, right, top, bottom } = picture;
  const level = segments.filter(({ base, words }) => base > top && base < bottom && words.length >= FLOWING_TEXT.words);
  return level.length >= FLOWING_TEXT.lines && level.every((each) => each.left > right || each.right < left);
}

function areBeside(one: Rectangle, other: Rectangle): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const isApart = one.left >= other.right || other.left >= one.right;
  return isApart && shared > BESIDE * Math.max(one.bottom - one.top, other.bottom - other.top);
}

/** In the middle between pictures, and as far beyond the outer ones. */
function findColumnEdges(row: Rectangle[]): number[] {
  const gaps = row.slice(1).map(({ left }, index) => left - (row[index]?.right ?? left));
  const { left, right } = findBounds(row);
  const half = Math.max(SPARE, gaps.length > 0 ? Math.min(...gaps) / 2 : 0);
  return [left - half, ...row.slice(1).map((picture, index) => ((row[index]?.right ?? picture.left) + picture.left) / 2), right + half];
}

/** The lines below each picture; nothing where one has none, or too many, or where text is beside the pictures. */
function findCaptions(row: Rectangle[], edges: number[], segments: Segment[]): Segment[][] | undefined {
  const { top, bottom } = findBounds(row);
  const [left = 0, right = 0] = [edges[0], edges.at(-1)];
  // Tall letters of a caption may reach over the edge of its picture.
  const isBeside = ({ base, size }: Segment) => base > top && base - MIDDLE * size < bottom;
  if (segments.some((each) => isBeside(each) && each.right > left && each.left < right)) return undefined;
  const captions: Segment[][] = row.map(() => []);
  let end: number | undefined;
  for (const segment of segments.filter(({ base }) => base > bottom).sort((one, other) => one.base - other.base)) {
    const isNext = end === undefined ? segment.base - bottom < BELOW * segment.size : segment.base - end < STEP * segment.size;
    const column = edges.findLastIndex((edge) => edge <= segment.left);
    if (!isNext || segment.right > (edges[column + 1] ?? left)) break;
    captions[column]?.push(segment);
    end = segment.base;
  }
  const isCaption = (lines: Segment[]) => lines.length > 0 && new Set(lines.map(({ base }) => Math.round(base))).size <= MOST_LINES;
  return captions.every(isCaption) ? captions : undefined;
}

function buildDraft(row: Rectangle[], edges: number[], { captions, page }: { captions: Segment[][]; page: number }): TableDraft {
  const { top, bottom: foot } = findBounds(row);
  const { top: head, bottom } = findBounds(captions.flat());
  const middle = (foot + Math.max(foot, head)) / 2;
  const [left = 0, right = 0] = [edges[0], edges.at(-1)];
  const rows = [
    { top, bottom: middle },
    { top: middle, bottom },
  ];
  const cells = rows.flatMap((place, at) =>
    captions.map(
      (segments, column): CellDraft => ({
        ...place,
        left: edges[column] ?? left,
        right: edges[column + 1] ?? right,
        row: at,
        column,
        rowSpan: 1,
        columnSpan: 1,
        segments: at === 0 ? [] : segments,
        borders: {},
      }),
    ),
  );
  return { left, right, top, bottom, page, edges, rows, cells, headerRows: 0, isRuled: false };
}
