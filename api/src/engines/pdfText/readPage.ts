import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Glyph } from './glyph.ts';
import { pageGeometry } from './pageGeometry.ts';
import type { PdfiumCalls } from './pdfiumCalls.ts';
import { readGlyphs } from './readGlyphs.ts';
import { inFrame, turnOf } from './readingFrame.ts';
import { repairGlyphs } from './repairGlyphs.ts';
import { segmentsOf } from './segments.ts';
import type { Segment, Turn } from './textLine.ts';

/** The text of a page before it is put in order. */
export interface PageSegments {
  /** From 1. */
  page: number;
  width: number;
  height: number;
  /** One for each direction in which text runs, the one with most of it first. */
  groups: { turn: Turn; segments: Segment[] }[];
}

/** Reads the text of a page, which stays open. */
export function readPage(instance: WrappedPdfiumModule, calls: PdfiumCalls, handle: number, page: number): PageSegments {
  const geometry = pageGeometry(instance, handle);
  const glyphs = repairGlyphs(readGlyphs(instance, calls, handle, geometry));
  const { width, height } = geometry;
  const byTurn = new Map<Turn, Glyph[]>();
  for (const glyph of glyphs) {
    const turn = turnOf(glyph.style.angle);
    // A stamp across the page is no part of what it says.
    if (turn === undefined) continue;
    const group = byTurn.get(turn);
    if (group) group.push(glyph);
    else byTurn.set(turn, [glyph]);
  }
  const groups = [...byTurn]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([turn, members]) => ({ turn, segments: segmentsOf(members.map((glyph) => inFrame(glyph, turn, { width, height }))) }));
  return { page, width, height, groups };
}
