import { countLines } from '@sheaf/pdf-text/lines/segmentFacts';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type PageSize } from '@sheaf/pdf-text/page/readingFrame';
import type { Background } from '../read/drawing.ts';
import { type Band, type SideColumns, splitBands } from './pageBands.ts';
import { type PictureFacts, placePicturesBeside } from './picturesBeside.ts';

interface Frame {
  left: number;
  right: number;
}

export interface SideFacts extends PictureFacts {
  backgrounds: readonly Background[];
  paper: PageSize;
}

/** The fewest lines of either column, and how narrow, as a share of the other, the narrow one is. */
const MIN_LINES = 6;
const NARROW = 0.75;
/** Boxes of less than this share of the page are notes beside the text; what is narrower than this, in points, is decoration. */
const MIN_HEIGHT = 0.2;
const MIN_WIDTH = 60;
/** How much of the shorter column has the other one beside it. */
const BESIDE = 0.6;
/** Where more lines of the one are on lines of the other, they are rows. */
const MOST_LEVEL = 0.7;
const SAME_LINE = 0.25;
const EDGE = 3;
/** In letter heights: text this far below a background and what is beside it does not go on from there. */
const SET_APART = 1;
/** What Word leaves free beside the text of a cell. */
const PADDING = 5.4;
/** Backgrounds may reach to the edge of the paper, where no cell does. */
const LEAST_MARGIN = 14;
const MOST_ROOM = 12;
/** A column that ends in the last part of its page may go on. */
const REACHES_END = 0.8;

/** Splits a page into its parts in reading order, columns of unlike width among them. */
export function splitBandsAndSides(segments: Segment[], facts: SideFacts): Band[] {
  const bands = splitBands(segments, facts);
  if (facts.isRightToLeft) return bands;
  const onBackground = findSidesOnBackground(segments, bands, facts);
  return continueFromPageBefore(
    onBackground ?? bands.map((band) => addSides(band, facts)).flatMap((band) => placePicturesBeside(band, facts)),
    facts,
  );
}

interface SplitByBackground {
  background: Background;
  above: Segment[];
  below: Segment[];
  /** What is on the background, and beside it. */
  on: Segment[];
  beside: Segment[];
}

function findSidesOnBackground(segments: Segment[], bands: Band[], facts: SideFacts): Band[] | undefined {
  const { backgrounds, paper, before, ...own } = facts;
  for (const background of backgrounds) {
    const isTall = background.bottom - background.top > MIN_HEIGHT * paper.height && background.right - background.left > MIN_WIDTH;
    const parted = isTall ? splitByBackground(background, segments) : undefined;
    if (!parted || !areSides(parted.on, parted.beside, facts)) continue;
    const inColumns = new Set(
      bands.flatMap(({ gap, columns }) => (gap !== undefined && columns.length > 1 ? columns : [])).flatMap((each) => each.segments),
    );
    if (parted.on.some((segment) => inColumns.has(segment) && !facts.isTableOrPicture(segment))) continue;
    const sides = buildSideColumns(parted, facts);
    const [left, right] = isLeft(parted) ? [parted.on, parted.beside] : [parted.beside, parted.on];
    const above = parted.above.length > 0 ? splitBands(parted.above, facts).flatMap((each) => placePicturesBeside(each, facts)) : [];
    const columns = [left, right].flatMap((side, cell) => {
      const frame = sides.frames[cell as 0 | 1];
      return splitBands(side, { ...own, before: undefined, textArea: frame }).flatMap((band) =>
        band.columns.map((region) => ({ region, frame, cell })),
      );
    });
    const band: Band = {
      columns: columns.map(({ region }) => region),
      frames: columns.map(({ frame }) => frame),
      gap: undefined,
      sides: { ...sides, cells: columns.map(({ cell }) => cell) },
    };
    const rest = { ...facts, before: undefined };
    const below = parted.below.length > 0 ? splitBands(parted.below, rest).flatMap((each) => placePicturesBeside(each, rest)) : [];
    return [...above, band, ...below];
  }
  return undefined;
}

/** Returns undefined where text reaches over the edges of the background. A remark below the background and all beside it is below both. */
function splitByBackground(background: Background, segments: Segment[]): SplitByBackground | undefined {
  const on = segments.filter((segment) => isOn(segment, background));
  const others = segments.filter((segment) => !isOn(segment, background));
  const above = others.filter(({ base }) => base < background.top);
  const [beside, below] = splitBelow(
    background,
    others.filter(({ base }) => base >= background.top),
  );
  const isAtLeft = beside.every(({ left }) => left > background.right - EDGE);
  const isAtRight = beside.every(({ right }) => right < background.left + EDGE);
  return isAtLeft || isAtRight ? { background, above, on, beside, below } : undefined;
}

/** Splits a remark under a background from what is beside the background. */
function splitBelow(background: Background, segments: Segment[]): [beside: Segment[], below: Segment[]] {
  const sorted = [...segments].sort((one, other) => one.top - other.top);
  let end = background.bottom;
  for (const [index, segment] of sorted.entries()) {
    const isWide = segment.left < background.right - EDGE && segment.right > background.left + EDGE;
    if (segment.top > end && isWide) {
      const below = sorted.slice(index);
      // Text that runs on under the background flows around it.
      const isRemark = segment.top - end > SET_APART * segment.size && countLines(below) < MIN_LINES;
      return isRemark ? [sorted.slice(0, index), below] : [segments, []];
    }
    end = Math.max(end, segment.bottom);
  }
  return [segments, []];
}

function isOn({ left, right, base, size }: Segment, background: Background): boolean {
  const middle = base - 0.3 * size;
  return left > background.left - EDGE && right < background.right + EDGE && middle > background.top && middle < background.bottom;
}

function isLeft({ on, beside }: Pick<SplitByBackground, 'on' | 'beside'>): boolean {
  return findBounds(on).left < findBounds(beside).left;
}

/** Returns whether two stacks of lines are a narrow column and a wide one, and no rows of a table. */
function areSides(narrow: Segment[], wide: Segment[], { isTableOrPicture }: SideFacts): boolean {
  const [one, other] = [narrow, wide].map((side) => side.filter((segment) => !isTableOrPicture(segment)));
  if (!one || !other || Math.min(countLines(one), countLines(other)) < MIN_LINES) return false;
  const [first, second] = [findBounds(one), findBounds(other)];
  const shared = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  const areBeside = shared > BESIDE * Math.min(first.bottom - first.top, second.bottom - second.top);
  const level = one.filter((segment) => other.some(({ base }) => Math.abs(base - segment.base) < SAME_LINE * segment.size));
  return areBeside && first.right - first.left < NARROW * (second.right - second.left) && level.length < MOST_LEVEL * one.length;
}

function buildSideColumns({ background, on, beside }: SplitByBackground, { isTableOrPicture, textArea, paper }: SideFacts): SideColumns {
  const written = (side: Segment[]) => findBounds(side.filter((segment) => !isTableOrPicture(segment)));
  const [own, other] = [written(on), written(beside)];
  const all = findBounds([...on, ...beside]);
  const inset = Math.max(0, own.left - background.left);
  const narrow = { left: own.left, right: Math.max(own.right, background.right - inset) };
  const isAtLeft = isLeft({ on, beside });
  const wide = isAtLeft
    ? { left: other.left, right: Math.max(other.right, textArea.right) }
    : { left: other.left, right: Math.max(other.right, background.left - PADDING) };
  // A background that runs off the paper is as much higher than the text as a box would be.
  const top = background.top < LEAST_MARGIN ? Math.max(LEAST_MARGIN, all.top - MOST_ROOM) : Math.min(background.top, all.top);
  const bottom = Math.max(all.bottom, Math.min(background.bottom, paper.height - Math.max(LEAST_MARGIN, top)));
  const outer = isAtLeft ? wide.right + PADDING : wide.left - PADDING;
  const edges: SideColumns['edges'] = isAtLeft ? [background.left, background.right, outer] : [outer, background.left, background.right];
  const color = background.color === 'ffffff' ? undefined : background.color;
  return {
    top,
    bottom,
    edges,
    frames: isAtLeft ? [narrow, wide] : [wide, narrow],
    shading: isAtLeft ? [color, undefined] : [undefined, color],
    indent: edges[0] - textArea.left,
    hasBackground: true,
  };
}

/** Two columns of unlike width without a background. */
function addSides(band: Band, facts: SideFacts): Band {
  const [left, right, ...others] = band.columns.map(({ segments }) => segments);
  if (!left || !right || others.length > 0 || band.gap !== undefined) return band;
  const [one, other] = [findBounds(left), findBounds(right)];
  const [narrow, wide] = one.right - one.left < other.right - other.left ? [left, right] : [right, left];
  if (one.right > other.left || !areSides(narrow, wide, facts)) return band;
  const { textArea } = facts;
  const middle = Math.max((one.right + other.left) / 2, other.left - PADDING);
  const frames: SideColumns['frames'] = [
    { left: one.left, right: Math.max(middle - PADDING, one.right) },
    { left: other.left, right: Math.max(other.right, textArea.right) },
  ];
  const sides: SideColumns = {
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
    edges: [one.left - PADDING, middle, frames[1].right + PADDING],
    frames,
    shading: [undefined, undefined],
    indent: one.left - PADDING - textArea.left,
    hasBackground: false,
  };
  return { ...band, frames, sides: { ...sides, cells: [0, 1] } };
}

/** What a page begins with goes on in the columns in which the page before ended. */
function continueFromPageBefore(bands: Band[], { before, paper, isTableOrPicture }: SideFacts): Band[] {
  const [first, ...others] = bands;
  const open = before?.sides;
  if (!first || !open || open.isClosed) return bands;
  const isSame = (frame: Frame, own: Frame) => Math.abs(frame.left - own.left) < EDGE && Math.abs(frame.right - own.right) < EDGE;
  if (first.sides) {
    const continues = open.frames.every((frame, cell) => isSame(frame, first.sides?.frames[cell as 0 | 1] ?? frame));
    const reach = findBounds(before.columns.flatMap(({ segments }, index) => (open.cells[index] === findNarrowSide(open) ? segments : [])));
    return continues && reach.bottom > REACHES_END * paper.height ? [{ ...first, sides: { ...first.sides, begun: open } }, ...others] : bands;
  }
  const written = first.columns.flatMap(({ segments }) => segments.filter((segment) => !isTableOrPicture(segment)));
  if (written.length === 0 || others.length > 0) return bands;
  const { left, right, top, bottom } = findBounds(written);
  const cell = open.frames.findIndex((frame) => left > frame.left - EDGE && right < frame.right + EDGE);
  const frame = open.frames[cell];
  if (!frame || cell === findNarrowSide(open)) return bands;
  const sides = { ...open, top, bottom, begun: open, cells: first.columns.map(() => cell) };
  return [{ columns: first.columns, frames: first.columns.map(() => frame), gap: undefined, sides }];
}

function findNarrowSide({ frames: [one, other] }: SideColumns): number {
  return one.right - one.left < other.right - other.left ? 0 : 1;
}
