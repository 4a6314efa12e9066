import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Background, Drawing, Ruling } from './drawing.ts';

/** A meter is so thick, in points, and its length is a multiple of that. */
const THICKNESS = { least: 2, most: 16 };
const LEAST_RATIO = 5;
/** Edges that both its parts share differ by less than this, in points. */
const SAME = 0.6;
const FOOT = 0.3;

/** A bar that shows a share, such as how well somebody knows a language. */
export interface Meter extends Rectangle {
  description: string;
}

interface Bar extends Rectangle {
  color: string;
  drawn: Ruling | Background;
}

/**
 * Takes meters off what is drawn: a bar over a longer one of another colour that begins where it does, without words on it. Left there, its parts became a
 * line of the next paragraph.
 */
export function takeMeters(drawing: Drawing, segments: readonly Segment[]): Meter[] {
  const pairs = pairBars(drawing, segments);
  const own = new Set(pairs.flatMap(({ track, filled }) => [track.drawn, filled.drawn]));
  if (own.size === 0) return [];
  drawing.rulings = drawing.rulings.filter((ruling) => !own.has(ruling));
  drawing.backgrounds = drawing.backgrounds.filter((background) => !own.has(background));
  return pairs.map(({ track: { left, top, right, bottom }, filled }) => ({
    ...{ left, top, right, bottom },
    description: `${Math.round((100 * (filled.right - filled.left)) / (right - left))} %`,
  }));
}

function pairBars({ rulings, backgrounds }: Pick<Drawing, 'rulings' | 'backgrounds'>, segments: readonly Segment[]): { track: Bar; filled: Bar }[] {
  const bars = [
    ...rulings.filter(({ isHorizontal }) => isHorizontal).map(buildBar),
    ...backgrounds.map((drawn): Bar => ({ ...drawn, drawn })),
  ].filter((bar) => isThin(bar));
  // A drawing of a machine has thousands of lines: only those of one place are compared.
  const byPlace = Map.groupBy(bars, buildPositionKey);
  return bars.flatMap((track) => {
    const filled = byPlace.get(buildPositionKey(track))?.find((bar) => bar !== track && fills(bar, track));
    return filled && !segments.some((segment) => isOn(segment, track)) ? [{ track, filled }] : [];
  });
}

function buildPositionKey({ left, top }: Bar): string {
  return `${Math.round(left)} ${Math.round(top)}`;
}

function buildBar(ruling: Ruling): Bar {
  const half = ruling.thickness / 2;
  return { left: ruling.left, right: ruling.right, top: ruling.top - half, bottom: ruling.bottom + half, color: ruling.color, drawn: ruling };
}

function isThin({ left, top, right, bottom }: Rectangle): boolean {
  const height = bottom - top;
  return height >= THICKNESS.least && height <= THICKNESS.most && right - left >= LEAST_RATIO * height;
}

function fills(bar: Bar, track: Bar): boolean {
  const areLevel = Math.abs(bar.top - track.top) < SAME && Math.abs(bar.bottom - track.bottom) < SAME;
  return areLevel && Math.abs(bar.left - track.left) < SAME && bar.right < track.right - SAME && bar.color !== track.color;
}

function isOn({ left, right, base, size }: Segment, track: Rectangle): boolean {
  const middle = base - FOOT * size;
  return left < track.right && right > track.left && middle > track.top && middle < track.bottom;
}
