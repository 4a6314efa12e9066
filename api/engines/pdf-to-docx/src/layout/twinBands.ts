import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Band, SideColumns } from './pageBands.ts';

/** What Word leaves free beside the text of a cell. */
const PADDING = 5.4;
/** Tables this near to the left edge of the text are at it. */
const AT_EDGE = 12;

/** What is on the left and on the right of two tables side by side, their titles and what replaces the tables. */
export type TwinSides = [Segment[], Segment[]];

interface Frame {
  left: number;
  right: number;
}

/** Splits a page around tables side by side, which become the two cells of a row each; `split` splits what is above, between and below them. */
export function splitAroundTwinTables(
  segments: readonly Segment[],
  { twins, textArea, split }: { twins: readonly TwinSides[]; textArea: Frame; split(segments: Segment[], isFirst: boolean): Band[] },
): Band[] {
  const bands: Band[] = [];
  let below = [...segments];
  const take = (above: Segment[]) => {
    if (above.length > 0) bands.push(...split(above, bands.length === 0));
  };
  for (const twin of [...twins].sort((one, other) => findBounds(one.flat()).top - findBounds(other.flat()).top)) {
    const { top } = findBounds(twin.flat());
    take(below.filter(({ base }) => base < top));
    below = below.filter(({ base }) => base >= top);
    bands.push(buildTwinBand(twin, textArea));
  }
  take(below);
  return bands;
}

function buildTwinBand([left, right]: TwinSides, textArea: Frame): Band {
  const [one, other] = [findBounds(left), findBounds(right)];
  const start = Math.abs(one.left - textArea.left) < AT_EDGE ? textArea.left : one.left;
  const middle = Math.max((one.right + other.left) / 2, other.left - PADDING);
  const frames: SideColumns['frames'] = [
    { left: start, right: Math.max(middle - PADDING, one.right) },
    { left: other.left, right: Math.max(other.right, textArea.right) },
  ];
  const sides: SideColumns = {
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
    edges: [start - PADDING, middle, frames[1].right + PADDING],
    frames,
    shading: [undefined, undefined],
    indent: start - PADDING - textArea.left,
    hasBackground: false,
    isClosed: true,
  };
  return { columns: [{ segments: left }, { segments: right }], frames, gap: undefined, sides: { ...sides, cells: [0, 1] } };
}
