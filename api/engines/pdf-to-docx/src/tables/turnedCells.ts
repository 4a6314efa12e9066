import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { moveRectangleIntoFrame, onPage, type PageSize, type Rectangle, type Turn } from '@sheaf/pdf-text/page/readingFrame';
import type { SegmentGroup } from '@sheaf/pdf-text/read/segmentGroups';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** Text that runs up or down the page, as in the headers of narrow columns. */
export interface TurnedText {
  turn: Turn;
  /** In its own reading frame. */
  segment: Segment;
  /** Where it is on the page. */
  place: Rectangle;
}

export function findTurnedTexts(groups: readonly SegmentGroup[], page: PageSize): TurnedText[] {
  return groups
    .filter(({ turn }) => turn === 90 || turn === 270)
    .flatMap(({ turn, segments }) => segments.map((segment) => ({ turn, segment, place: onPage(segment, turn, page) })));
}

export function isIn({ left, top, right, bottom }: Rectangle, { place }: TurnedText): boolean {
  const x = (place.left + place.right) / 2;
  const y = (place.top + place.bottom) / 2;
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Puts turned text into the cells that have no other, and gives what it has put there. */
export function fillTurnedCells(tables: readonly TableDraft[], texts: readonly TurnedText[], page: PageSize): Set<Segment> {
  const placed = new Set<Segment>();
  for (const cell of tables.flatMap(listCells)) {
    const own = cell.segments.length === 0 && !cell.tables ? texts.filter((text) => isIn(cell, text)) : [];
    const turn = own[0]?.turn;
    if (turn === undefined || own.some((text) => text.turn !== turn)) continue;
    cell.segments = own.map(({ segment }) => segment);
    cell.turned = { turn, box: moveRectangleIntoFrame(cell, turn, page) };
    for (const { segment } of own) placed.add(segment);
  }
  return placed;
}

function listCells({ cells }: TableDraft): CellDraft[] {
  return cells.flatMap((cell) => [cell, ...(cell.tables ?? []).flatMap(listCells)]);
}
