import { type Region, splitRegions } from '@sheaf/pdf-text/layout/regions';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';

/** Columns differ in width by less than this share. */
/** How far columns of about one width differ from their share. */
const NEARLY = 0.12;
const ALIKE = 0.15;
const SAME_EDGE = 3;
const FULL = 0.8;
/** The space between columns: its least in points, and its most as a share of their width. */
const LEAST_GAP = 6;
const MOST_GAP = 0.3;

/** What is beside each other on a page: one column, or several. */
export interface Band {
  columns: Region[];
  /** The edges of each column. */
  frames: { left: number; right: number }[];
  /** The space between columns of one width; nothing for parts of a page that only happen to be side by side. */
  gap: number | undefined;
  /** Columns of unlike width, and which of them each of `columns` is in. */
  sides?: SideColumns & { cells: number[] };
  /** How many columns there are, where some of them hold nothing. */
  count?: number;
}

/** A narrow column beside a wide one, as résumés have them: Word sets them as the two cells of one row. */
export interface SideColumns {
  top: number;
  bottom: number;
  /** From left to right: where the cells begin and end. */
  edges: [number, number, number];
  /** Where the text of each begins and ends. */
  frames: [Frame, Frame];
  shading: [string | undefined, string | undefined];
  /** How far from the left edge of the text of the page they begin. */
  indent: number;
  /** Whether a background says how high the narrow one is. */
  hasBackground: boolean;
  /** Whether the columns end on this page, as a picture with text beside it does. */
  isClosed?: boolean;
  /** The columns on an earlier page that go on in these. */
  begun?: SideColumns;
}

export interface BandFacts {
  textArea: Frame;
  isRightToLeft: boolean;
  /** True for what replaces a table or picture, which may be wider than its column. */
  isTableOrPicture(segment: Segment): boolean;
  /** The columns in which the page before ended. */
  before: Band | undefined;
}

interface Frame {
  left: number;
  right: number;
}

interface Placed {
  region: Region;
  bounds: Rectangle;
}

/** Splits a page into its parts in reading order, those side by side together. */
export function splitBands(segments: Segment[], facts: BandFacts): Band[] {
  const groups: Placed[][] = [];
  for (const region of splitRegions(segments, facts.isRightToLeft)) {
    const bounds = findBounds(region.segments);
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isBeside = last && bounds.top < last.bounds.bottom - 2 && (bounds.left > last.bounds.right || bounds.right < last.bounds.left);
    if (group && isBeside) group.push({ region, bounds });
    else groups.push([{ region, bounds }]);
  }
  const bands = joinBands(groups.map((group) => buildBand(group, facts)));
  const [first] = bands;
  if (first && facts.before) bands[0] = findBegunColumn(first, facts.before, facts);
  return bands;
}

function buildBand(group: Placed[], { textArea, isTableOrPicture }: BandFacts): Band {
  const columns = group.map(({ region }) => region);
  if (group.length === 1) return { columns, frames: [textArea], gap: 0 };
  const placed = group.map(({ region, bounds }) => {
    const written = region.segments.filter((segment) => !isTableOrPicture(segment));
    return { bounds: written.length > 0 ? findBounds(written) : bounds };
  });
  const sorted = [...placed].sort((one, other) => one.bounds.left - other.bounds.left);
  const gaps = sorted.slice(1).map(({ bounds }, index) => bounds.left - (sorted[index]?.bounds.right ?? 0));
  const gap = Math.min(...gaps);
  const widths = sorted.slice(1).map(({ bounds }, index) => bounds.left - (sorted[index]?.bounds.left ?? 0) - gap);
  const width = Math.max(...widths);
  const last = sorted.at(-1)?.bounds;
  // Word has columns of one width: those of which one is wider than its share would not fit beside each other.
  const fit = group.length * width + (group.length - 1) * gap < (1 + ALIKE / 2) * (textArea.right - textArea.left);
  const areAlike =
    gap > 0 && fit && widths.every((each) => each > (1 - ALIKE) * width) && last !== undefined && last.right - last.left < (1 + ALIKE) * width;
  const shares = areAlike
    ? undefined
    : distributeColumns(
        sorted.map(({ bounds }) => bounds),
        textArea,
      );
  if (shares) return { columns, frames: placed.map(({ bounds: { left } }) => ({ left, right: left + shares.width })), gap: shares.gap };
  const areEven = areNearlyEven(
    sorted.map(({ bounds }) => bounds),
    gap,
    textArea,
  );
  const buildFrame = ({ left, right }: Rectangle) => (areAlike ? { left, right: Math.max(right, left + width) } : { left, right });
  return { columns, frames: placed.map(({ bounds }) => buildFrame(bounds)), gap: areAlike || areEven ? gap : undefined };
}

/**
 * Returns whether columns begin about as far apart as those of one width do, and hardly any of their text is wider: it breaks a little earlier in
 * Word.
 */
function areNearlyEven(columns: readonly Frame[], gap: number, { left, right }: Frame): boolean {
  const width = (right - left - (columns.length - 1) * gap) / columns.length;
  const steps = columns.slice(1).map((column, index) => column.left - (columns[index]?.left ?? column.left));
  return (
    gap > 0 &&
    columns.every((column) => column.right - column.left < (1 + NEARLY) * width) &&
    steps.every((step) => Math.abs(step - width - gap) < NEARLY * (width + gap))
  );
}

/** Shares the width of the text out among columns whose lines are all short, as lists on a slide are: they begin as far apart as columns of one width do. */
function distributeColumns(columns: readonly Frame[], textArea: Frame): { width: number; gap: number } | undefined {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last || Math.abs(first.left - textArea.left) > SAME_EDGE) return undefined;
  const steps = columns.slice(1).map(({ left }, index) => left - (columns[index]?.left ?? left));
  const step = Math.min(...steps);
  const width = textArea.right - last.left;
  const gap = step - width;
  const isEven = steps.every((each) => each - step < SAME_EDGE) && gap >= LEAST_GAP && gap < MOST_GAP * width;
  return isEven && columns.every(({ left, right }) => right - left < width + SAME_EDGE) ? { width, gap } : undefined;
}

/** A page that begins with what fits into the first column of the page before has the same columns, the others empty. */
function findBegunColumn(band: Band, before: Band, { isTableOrPicture, isRightToLeft }: BandFacts): Band {
  const [only] = band.columns;
  const frames = [...before.frames].sort((one, other) => (isRightToLeft ? other.left - one.left : one.left - other.left));
  const [frame] = frames;
  if (!only || !frame || band.columns.length > 1 || before.frames.length < 2 || before.gap === undefined) return band;
  const written = only.segments.filter((segment) => !isTableOrPicture(segment));
  if (written.length < 2) return band;
  const { left, right } = findBounds(written);
  const isInside = left > frame.left - SAME_EDGE && right < frame.right + SAME_EDGE && right - left > FULL * (frame.right - frame.left);
  return isInside ? { ...band, frames: [frame], gap: before.gap, count: before.frames.length } : band;
}

/** Joins parts over the whole width that follow each other. */
export function joinBands(bands: Band[]): Band[] {
  const joined: Band[] = [];
  for (const band of bands) {
    const last = joined.at(-1);
    const [only, lastOnly] = [band.columns[0], last?.columns[0]];
    const areWhole = [last, band].every((each) => each?.columns.length === 1 && !each.sides && each.gap === 0 && each.count === undefined);
    if (areWhole && only && lastOnly) lastOnly.segments.push(...only.segments);
    else joined.push(band);
  }
  return joined;
}
