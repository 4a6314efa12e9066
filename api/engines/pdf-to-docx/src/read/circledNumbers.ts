import type { Glyph } from '@sheaf/pdf-text/glyphs/glyph';
import { MOST_CIRCLED, writeCircledNumber } from '@sheaf/pdf-text/layout/listMarkers';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing } from './drawing.ts';

/** The side of a disc, in sizes of the number inside it, and how much wider than high it may be. */
const SIDE = { from: 0.95, to: 2.6 };
const MAX_ASPECT = 1.2;
/** The distance from a disc to its text, in letter sizes of the text, and how far the middle of a first line may be from that of the disc. */
const GAP = { from: 0.1, to: 3 };
const SAME_MIDDLE = 0.7;
/** How far the middle of the number may be from that of its disc, as a share of the side. */
const CENTRED = 0.25;
const MAX_DISCS = 400;
/** The sides of a disc, in points. A dot is smaller and a button larger. */
const DISC_POINTS = { from: 6, to: 40 };
/** How far above its base the middle of a digit is, in letter sizes. */
const MIDDLE = 0.35;

/** Returns the glyphs of a page with one circled number for each number that is drawn on a disc before an item. */
export function readCircledNumbers(glyphs: Glyph[], { shapes, fills }: Pick<Drawing, 'shapes' | 'fills'>): Glyph[] {
  const discs = shapes.filter(isRound);
  if (discs.length < 2 || discs.length > MAX_DISCS) return glyphs;
  const inked = glyphs.filter(({ text }) => text.trim() !== '');
  const circled = new Map<Glyph, Glyph | undefined>();
  for (const disc of discs) {
    const inside = inked.filter((glyph) => isInside(glyph, disc)).sort((one, other) => one.left - other.left);
    const number = findCircledNumber(inside, disc);
    const [first, ...others] = inside;
    const next = number === undefined || !first || circled.has(first) ? undefined : findTextBeside(disc, inked);
    if (number === undefined || !first || !next) continue;
    const fill = fills.findLast((each) => Math.abs(each.left - disc.left) < 1 && Math.abs(each.top - disc.top) < 1);
    const { marks: _, ...style } = { ...next.style, color: fill?.color ?? first.style.color };
    const text = writeCircledNumber(number);
    circled.set(first, { ...next, ...disc, text, originX: disc.left, style, isUnmapped: false });
    for (const other of others) circled.set(other, undefined);
  }
  return circled.size === 0 ? glyphs : glyphs.flatMap((glyph) => (circled.has(glyph) ? (circled.get(glyph) ?? []) : glyph));
}

function isRound({ left, right, top, bottom }: Rectangle): boolean {
  const [width, height] = [right - left, bottom - top];
  return Math.min(width, height) > DISC_POINTS.from && Math.max(width, height) < MAX_ASPECT * Math.min(width, height) && width < DISC_POINTS.to;
}

function isInside({ left, right, originY, style }: Glyph, disc: Rectangle): boolean {
  const [x, y] = [(left + right) / 2, originY - MIDDLE * style.size];
  return x > disc.left && x < disc.right && y > disc.top && y < disc.bottom;
}

/** Returns the number that all glyphs on a disc spell in its middle. */
function findCircledNumber(inside: readonly Glyph[], { left, right }: Rectangle): number | undefined {
  const [first, last] = [inside[0], inside.at(-1)];
  const text = inside.map((glyph) => glyph.text).join('');
  if (!first || !last || !/^[1-9]\d?$/.test(text) || Number(text) > MOST_CIRCLED) return undefined;
  const side = right - left;
  const off = Math.abs(first.left + last.right - left - right) / 2;
  return side >= SIDE.from * first.style.size && side <= SIDE.to * first.style.size && off < CENTRED * side ? Number(text) : undefined;
}

/** Finds the first letter of the line to the right of a disc. */
function findTextBeside(disc: Rectangle, glyphs: readonly Glyph[]): Glyph | undefined {
  const middle = (disc.top + disc.bottom) / 2;
  const isBeside = ({ left, originY, style: { size } }: Glyph) => {
    const gap = (left - disc.right) / size;
    return gap >= GAP.from && gap <= GAP.to && Math.abs(originY - MIDDLE * size - middle) < SAME_MIDDLE * size;
  };
  return glyphs.filter(isBeside).reduce<Glyph | undefined>((best, glyph) => (!best || glyph.left < best.left ? glyph : best), undefined);
}
