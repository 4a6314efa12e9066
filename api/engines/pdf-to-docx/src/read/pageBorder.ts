import type { PageSize } from '@sheaf/pdf-text/page/readingFrame';
import type { PageBorder } from '../model/documentModel.ts';
import type { Drawing, Rule } from './drawing.ts';

/** The frame of a page is this share of its paper at least, as wide and as high. */
const LEAST = 0.75;
/** Lines of a frame meet this near, in points, and those of a second one inside it are no further away. */
const MEET = 3;
const INSIDE = 16;
/** Of two lines that differ by less than this, in points, none is the thick one. */
const ALIKE = 0.4;

/** Finds the frame around all that stands on a page, one line or two inside each other. Returns the lines that it is made of as well. */
export function findPageBorder({ rules }: Pick<Drawing, 'rules'>, page: PageSize): { border: PageBorder; rules: Rule[] } | undefined {
  const frames = findFrames(rules, page).sort((one, other) => one.left.left - other.left.left);
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
  return { border: { width, color, style, distance }, rules: frames.flatMap(({ above, below, left, right }) => [above, below, left, right]) };
}

interface FourLines {
  above: Rule;
  below: Rule;
  left: Rule;
  right: Rule;
}

function findFrames(rules: readonly Rule[], { width, height }: PageSize): FourLines[] {
  const level = rules.filter((rule) => rule.isHorizontal && rule.right - rule.left > LEAST * width);
  const upright = rules.filter((rule) => !rule.isHorizontal && rule.bottom - rule.top > LEAST * height);
  const meets = (one: number, other: number) => Math.abs(one - other) < MEET;
  const spans = (rule: Rule, above: Rule, below: Rule) => meets(rule.top, above.top) && meets(rule.bottom, below.bottom);
  return level.flatMap((above) => {
    const below = level.find((other) => other.top - above.top > LEAST * height && meets(other.left, above.left) && meets(other.right, above.right));
    const left = below && upright.find((rule) => meets(rule.left, above.left) && spans(rule, above, below));
    const right = below && upright.find((rule) => meets(rule.left, above.right) && spans(rule, above, below));
    return below && left && right ? [{ above, below, left, right }] : [];
  });
}
