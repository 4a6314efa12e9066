import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { decodeUnmappedGlyphs } from '../glyphs/decodeUnmappedGlyphs.ts';
import type { Glyph } from '../glyphs/glyph.ts';
import { readGlyphs } from '../glyphs/readGlyphs.ts';
import { repairGlyphs } from '../glyphs/repairGlyphs.ts';
import { findVisibleText, type VisibleText } from '../glyphs/visibleGlyphs.ts';
import { splitAtRules } from '../lines/splitAtRules.ts';
import type { Matrix } from '../page/matrix.ts';
import { readPageGeometry } from '../page/pageGeometry.ts';
import { measurePageInk } from '../page/pageInk.ts';
import { type PageObjects, readPageObjects } from '../page/pageObjects.ts';
import type { PdfiumCalls } from '../page/pdfiumCalls.ts';
import type { Rectangle } from '../page/readingFrame.ts';
import { readVerticalRules } from '../page/verticalRules.ts';
import { type PageTags, readPageTags } from './pageTags.ts';
import { groupSegmentsByTurn, type SegmentGroup } from './segmentGroups.ts';

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
  /** Tags that mark nothing but paragraphs: used only if other pages have more kinds of tags. */
  plainTags?: PageTags | undefined;
  /** What a recogniser saw beside the text. */
  scan?: ScannedMarks;
  /** What is seen where, on a page whose letters the first reader could not identify. */
  seen?: Glyph[];
  /** Text that nobody can see was left out. */
  hasHidden: boolean;
  /** What of that is set without ink, as recognition leaves the words of a picture over it. */
  inkless?: SegmentGroup[];
  /** Why it would have to be read as a picture. */
  need: VisibleText['need'];
}

/** In points of the page. */
export interface ScannedMarks {
  /** Straight lines, where they are as their page was read. */
  rulings: (Rectangle & { shade: number })[];
  /** Photographs, drawings, stamps, where they are on the page as it is shown. */
  figures: Rectangle[];
  /** From places as the page was read, where its lines are level, to places on the page as it is shown. */
  toPage: Matrix;
}

export interface PageReading {
  /** Reads also what nobody can see. */
  withHidden?: boolean;
  /** Splits lines at the vertical rules between the cells of a table. */
  splitsAtRules?: boolean;
  /** Looks at the glyphs as they are on the page before they are put in lines. */
  marked?: (glyphs: Glyph[]) => Glyph[];
}

/** Reads the text of a page, which stays open. */
export function readPage(
  instance: WrappedPdfiumModule,
  calls: PdfiumCalls,
  handle: number,
  page: number,
  { withHidden = false, splitsAtRules = false, marked = (glyphs) => glyphs }: PageReading = {},
): PageSegments {
  const geometry = readPageGeometry(instance, handle);
  const { width, height } = geometry;
  let drawn: PageObjects | undefined;
  const loadObjects = () => {
    drawn ??= readPageObjects(instance, handle, geometry);
    return drawn;
  };
  const all = decodeUnmappedGlyphs(readGlyphs(instance, calls, handle, geometry));
  const visible = findVisibleText(all, { width, height }, { objects: loadObjects, ink: () => measurePageInk(instance, handle, { width, height }) });
  const glyphs = marked(repairGlyphs(withHidden && visible.hasHidden ? all : visible.glyphs));
  const rules = splitsAtRules ? readVerticalRules(instance, handle, geometry) : [];
  const groups = groupSegmentsByTurn(glyphs, { width, height }).map((group) =>
    group.turn === 0 ? { ...group, segments: splitAtRules(group.segments, rules) } : group,
  );
  const source = groups.length > 0 ? 'text' : 'none';
  const { hasHidden, need } = visible;
  const inkless = visible.inkless && !withHidden ? { inkless: groupSegmentsByTurn(visible.inkless, { width, height }) } : {};
  const seen = need === 'garbled' ? { seen: visible.glyphs.filter(({ text }) => text !== ' ') } : {};
  return { page, width, height, source, groups, ...readPageTags(instance, handle, glyphs), ...seen, hasHidden, ...inkless, need };
}

/** Returns a page that could not be opened: it is there and says nothing. */
export function createEmptyPage(page: number): PageSegments {
  return { page, width: 612, height: 792, source: 'none', groups: [], hasHidden: false, need: 'none' };
}
