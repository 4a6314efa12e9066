import { runsRightToLeft } from '@sheaf/pdf-text/glyphs/bidi';
import type { Glyph } from '@sheaf/pdf-text/glyphs/glyph';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing } from './drawing.ts';

/** What is drawn before an item of a list is this large, in letter heights, and about as wide as high. */
const SIDE = { from: 0.12, to: 0.75 };
const MAX_ASPECT = 1.6;
/** How far from the text it is. */
const GAP = { from: 0.15, to: 3.5 };
/** Nothing of the same line is closer on its other side. */
const FREE = 1.2;
const MAX_MARKS = 2000;

/** Returns the glyphs of a page with a bullet where one is drawn as a shape, as browsers do. */
export function addDrawnBullets(glyphs: Glyph[], drawing: Drawing): Glyph[] {
  const small = findBulletShapes(drawing);
  if (small.length === 0 || small.length > MAX_MARKS) return glyphs;
  const rows = Map.groupBy(
    glyphs.filter(({ text }) => text !== ' '),
    ({ originY }) => Math.round(originY),
  );
  const bullets = small.flatMap((mark) => findBullet(mark, rows) ?? []);
  return bullets.length === 0 ? glyphs : [...bullets, ...glyphs];
}

function findBulletShapes({ shapes, rulings, backgrounds }: Drawing): Rectangle[] {
  const squares = rulings
    .filter(({ left, right, top, bottom, thickness }) => Math.abs(right - left + bottom - top - thickness) < 0.6)
    .map(({ isHorizontal, thickness, ...box }) =>
      isHorizontal
        ? { ...box, top: box.top - thickness / 2, bottom: box.bottom + thickness / 2 }
        : { ...box, left: box.left - thickness / 2, right: box.right + thickness / 2 },
    );
  return [...shapes, ...squares, ...backgrounds].filter(({ left, right, top, bottom }) => {
    const [width, height] = [right - left, bottom - top];
    return Math.min(width, height) > 1 && Math.max(width, height) < 12 && Math.max(width, height) < MAX_ASPECT * Math.min(width, height);
  });
}

function findBullet(mark: Rectangle, rows: Map<number, Glyph[]>): Glyph | undefined {
  const middle = (mark.top + mark.bottom) / 2;
  for (let base = Math.floor(middle); base <= middle + 14; base += 1) {
    const row = rows.get(base);
    const next = row?.reduce<Glyph | undefined>(
      (best, glyph) => (glyph.left >= mark.right && (!best || glyph.left < best.left) ? glyph : best),
      undefined,
    );
    if (!row) continue;
    const rightToLeft = findRightToLeftBullet(mark, row);
    if (rightToLeft) return rightToLeft;
    if (!next) continue;
    const { size } = next.style;
    if (!isBulletBeside(mark, next, next.left - mark.right)) continue;
    if (row.some((glyph) => glyph.left < mark.left && mark.left - glyph.right < FREE * size)) continue;
    return buildBullet(mark, next);
  }
  return undefined;
}

/** Finds the bullet of a right-to-left line, which is to the right of its text. */
function findRightToLeftBullet(mark: Rectangle, row: Glyph[]): Glyph | undefined {
  const next = row.reduce<Glyph | undefined>(
    (best, glyph) => (glyph.right <= mark.left && (!best || glyph.right > best.right) ? glyph : best),
    undefined,
  );
  if (!next || !runsRightToLeft(next.text)) return undefined;
  const { size } = next.style;
  if (!isBulletBeside(mark, next, mark.left - next.right)) return undefined;
  if (row.some((glyph) => glyph.right > mark.right && glyph.left - mark.right < FREE * size)) return undefined;
  return buildBullet(mark, next);
}

/** Returns whether a mark has the size, height and distance of a bullet beside its text. `distance` is in points. */
function isBulletBeside(mark: Rectangle, { originY, style: { size } }: Glyph, distance: number): boolean {
  const side = (mark.right - mark.left) / size;
  const over = (originY - (mark.top + mark.bottom) / 2) / size;
  const gap = distance / size;
  return side >= SIDE.from && side <= SIDE.to && over >= 0.05 && over <= 0.65 && gap >= GAP.from && gap <= GAP.to;
}

function buildBullet(mark: Rectangle, next: Glyph): Glyph {
  const { marks: _, ...style } = next.style;
  return { ...next, ...mark, text: '•', originX: mark.left, style, isUnmapped: false };
}
