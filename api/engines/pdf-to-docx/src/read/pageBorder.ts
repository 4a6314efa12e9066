import type { PageSize } from '@sheaf/pdf-text/page/readingFrame';
import type { PageBorder } from '../model/documentModel.ts';
import type { Drawing, Ruling } from './drawing.ts';

/** The frame of a page is this share of its paper at least, as wide and as high. */
const LEAST = 0.75;
/** Lines of a frame meet this near, in points, and those of a second one inside it are no further away. */
const MEET = 3;
const INSIDE = 16;
/** Of two lines that differ by less than this, in points, none is the thick one. */
const ALIKE = 0.4;

/** Finds the frame around all that is on a page, one line or two inside each other. Returns the lines that it is made of as well. */
export function findPageBorder({ rulings }: Pick<Drawing, 'rulings'>, page: PageSize): { border: PageBorder; rulings: Ruling[] } | undefined {
  const frames = findFrames(rulings, page).sort((one, other) => one.left.left - other.left.left);
  const [outer, inner] = frames;
  if (!outer || frames.length > 2) return undefined;
  if (inner && inner.left.left - outer.left.left > INSIDE) return undefined;
  const { thickness, color } = outer.left;
  const thicker = inner ? thickness - inner.left.thickness : undefined;
  const style = thicker === undefined ? 'single' : Math.abs(thicker) < ALIKE ? 'double' : thicker > 0 ? 'thickThin' : 'thinThick';
  const half = thickness / 2;
  const distance = {
    top: outer.above.top - half,
    right: page.width - outer.right.right - half,
    bottom: page.height - outer.below.bottom - half,
    left: outer.left.left - half,
  };
  const width = Math.max(thickness, inner?.left.thickness ?? 0);
  return { border: { width, color, style, distance }, rulings: frames.flatMap(({ above, below, left, right }) => [above, below, left, right]) };
}

interface FourLines {
  above: Ruling;
  below: Ruling;
  left: Ruling;
  right: Ruling;
}

function findFrames(rulings: readonly Ruling[], { width, height }: PageSize): FourLines[] {
  const level = rulings.filter((ruling) => ruling.isHorizontal && ruling.right - ruling.left > LEAST * width);
  const upright = rulings.filter((ruling) => !ruling.isHorizontal && ruling.bottom - ruling.top > LEAST * height);
  const meets = (one: number, other: number) => Math.abs(one - other) < MEET;
  const spans = (ruling: Ruling, above: Ruling, below: Ruling) => meets(ruling.top, above.top) && meets(ruling.bottom, below.bottom);
  return level.flatMap((above) => {
    const below = level.find((other) => other.top - above.top > LEAST * height && meets(other.left, above.left) && meets(other.right, above.right));
    const left = below && upright.find((ruling) => meets(ruling.left, above.left) && spans(ruling, above, below));
    const right = below && upright.find((ruling) => meets(ruling.left, above.right) && spans(ruling, above, below));
    return below && left && right ? [{ above, below, left, right }] : [];
  });
}
