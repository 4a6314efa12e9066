import { type Glyph, moveIntoFrame } from '../glyphs/glyph.ts';
import { buildSegments } from '../lines/segments.ts';
import type { Segment } from '../lines/textLine.ts';
import { findTurn, type PageSize, type Turn } from '../page/readingFrame.ts';

export interface SegmentGroup {
  turn: Turn;
  segments: Segment[];
  /** True where whoever recognised the page has put its lines in order. */
  isInOrder?: boolean;
}

/** Groups the segments of a page by text direction, the most common direction first. */
export function groupSegmentsByTurn(glyphs: Glyph[], size: PageSize): SegmentGroup[] {
  const byTurn = new Map<Turn, Glyph[]>();
  for (const glyph of glyphs) {
    const turn = findTurn(glyph.style.angle);
    // A stamp across the page is no part of its text.
    if (turn === undefined) continue;
    const group = byTurn.get(turn);
    if (group) group.push(glyph);
    else byTurn.set(turn, [glyph]);
  }
  return [...byTurn]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([turn, members]) => ({ turn, segments: buildSegments(members.map((glyph) => moveIntoFrame(glyph, turn, size))) }))
    .filter(({ segments }) => segments.length > 0);
}
