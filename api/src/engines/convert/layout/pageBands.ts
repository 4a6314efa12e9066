import { type Region, regionsOf } from '../../pdfText/layout/regions.ts';
import type { Segment } from '../../pdfText/lines/textLine.ts';
import type { Rectangle } from '../../pdfText/page/readingFrame.ts';

/** Columns differ in width by less than this share. */
const ALIKE = 0.15;

/** What stands beside each other on a page: one column, or several. */
export interface Band {
  columns: Region[];
  /** The edges of each column. */
  frames: { left: number; right: number }[];
  /** The space between columns of one width; nothing for parts of a page that only happen to stand side by side. */
  gap: number | undefined;
}

/** The parts of a page in reading order, those side by side together. */
export function bandsOf(segments: Segment[], isRightToLeft: boolean, textArea: { left: number; right: number }): Band[] {
  const groups: { region: Region; bounds: Rectangle }[][] = [];
  for (const region of regionsOf(segments, isRightToLeft)) {
    const bounds = boundsOf(region.segments);
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isBeside = last && bounds.top < last.bounds.bottom - 2 && (bounds.left > last.bounds.right || bounds.right < last.bounds.left);
    if (group && isBeside) group.push({ region, bounds });
    else groups.push([{ region, bounds }]);
  }
  return joinedBands(groups.map((group) => bandOf(group, textArea)));
}

function bandOf(group: { region: Region; bounds: Rectangle }[], textArea: { left: number; right: number }): Band {
  const columns = group.map(({ region }) => region);
  if (group.length === 1) return { columns, frames: [textArea], gap: 0 };
  const placed = [...group].sort((one, other) => one.bounds.left - other.bounds.left);
  const gaps = placed.slice(1).map(({ bounds }, place) => bounds.left - (placed[place]?.bounds.right ?? 0));
  const gap = Math.min(...gaps);
  const widths = placed.slice(1).map(({ bounds }, place) => bounds.left - (placed[place]?.bounds.left ?? 0) - gap);
  const width = Math.max(...widths);
  const last = placed.at(-1)?.bounds;
  const areAlike = widths.every((each) => each > (1 - ALIKE) * width) && last !== undefined && last.right - last.left < (1 + ALIKE) * width;
  const frameOf = ({ left, right }: Rectangle) => (areAlike ? { left, right: Math.max(right, left + width) } : { left, right });
  return { columns, frames: group.map(({ bounds }) => frameOf(bounds)), gap: areAlike ? gap : undefined };
}

/** Parts over the whole width that follow each other are one. */
function joinedBands(bands: Band[]): Band[] {
  const joined: Band[] = [];
  for (const band of bands) {
    const last = joined.at(-1);
    const [only, lastOnly] = [band.columns[0], last?.columns[0]];
    if (last?.columns.length === 1 && band.columns.length === 1 && only && lastOnly) lastOnly.segments.push(...only.segments);
    else joined.push(band);
  }
  return joined;
}

export function boundsOf(rectangles: Rectangle[]): Rectangle {
  return {
    left: Math.min(...rectangles.map(({ left }) => left)),
    top: Math.min(...rectangles.map(({ top }) => top)),
    right: Math.max(...rectangles.map(({ right }) => right)),
    bottom: Math.max(...rectangles.map(({ bottom }) => bottom)),
  };
}
