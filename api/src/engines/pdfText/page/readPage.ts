import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Glyph } from '../glyphs/glyph.ts';
import { readGlyphs } from '../glyphs/readGlyphs.ts';
import { repairGlyphs } from '../glyphs/repairGlyphs.ts';
import { type VisibleText, visibleText } from '../glyphs/visibleGlyphs.ts';
import { segmentsOf } from '../lines/segments.ts';
import type { Segment, Turn } from '../lines/textLine.ts';
import { pageGeometry } from './pageGeometry.ts';
import { pageInk } from './pageInk.ts';
import { type PageObjects, pageObjects } from './pageObjects.ts';
import { type PageTags, pageTags } from './pageTags.ts';
import type { PdfiumCalls } from './pdfiumCalls.ts';
import { inFrame, type Rectangle, turnOf } from './readingFrame.ts';

/** The text of a page before it is put in order. */
export interface PageSegments {
  /** From 1. */
  page: number;
  width: number;
  height: number;
  source: 'text' | 'ocr' | 'none';
  /** Mean of the recognised words, 0 to 100. */
  confidence?: number;
  /** One for each direction in which text runs, the one with most of it first. */
  groups: SegmentGroup[];
  /** What the tags of the page say, where they can be trusted with it. */
  tags?: PageTags | undefined;
  /** The same where they know nothing but paragraphs, which is worth something only if other pages have more. */
  plainTags?: PageTags | undefined;
  /** What a recogniser saw beside the text. */
  scan?: ScannedThings;
  /** Text that nobody can see was left out. */
  hasHidden: boolean;
  /** Why it would have to be read as a picture. */
  need: VisibleText['need'];
}

/** In points of the page. */
export interface ScannedThings {
  /** Straight lines, where they stand as their page was read. */
  rulings: (Rectangle & { shade: number })[];
  /** Photographs, drawings, stamps, where they stand on the page as it is shown. */
  figures: Rectangle[];
}

export interface SegmentGroup {
  turn: Turn;
  segments: Segment[];
  /** True where whoever recognised the page has put its lines in order. */
  isInOrder?: boolean;
}

export interface PageReading {
  /** Reads also what nobody can see. */
  withHidden?: boolean;
  /** Looks at the glyphs as they stand on the page before they are put in lines. */
  marked?: (glyphs: Glyph[]) => Glyph[];
}

/** Reads the text of a page, which stays open. */
export function readPage(
  instance: WrappedPdfiumModule,
  calls: PdfiumCalls,
  handle: number,
  page: number,
  { withHidden = false, marked = (glyphs) => glyphs }: PageReading = {},
): PageSegments {
  const geometry = pageGeometry(instance, handle);
  const { width, height } = geometry;
  let drawn: PageObjects | undefined;
  const objects = () => {
    drawn ??= pageObjects(instance, handle, geometry);
    return drawn;
  };
  const all = readGlyphs(instance, calls, handle, geometry);
  const visible = visibleText(all, { width, height }, { objects, ink: () => pageInk(instance, handle, { width, height }) });
  const glyphs = marked(repairGlyphs(withHidden && visible.hasHidden ? all : visible.glyphs));
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
    .map(([turn, members]) => ({ turn, segments: segmentsOf(members.map((glyph) => inFrame(glyph, turn, { width, height }))) }))
    .filter(({ segments }) => segments.length > 0);
  const source = groups.length > 0 ? 'text' : 'none';
  return { page, width, height, source, groups, ...pageTags(instance, handle, glyphs), hasHidden: visible.hasHidden, need: visible.need };
}

/** A page that could not be opened: it is there and says nothing. */
export function emptyPage(page: number): PageSegments {
  return { page, width: 612, height: 792, source: 'none', groups: [], hasHidden: false, need: 'none' };
}
