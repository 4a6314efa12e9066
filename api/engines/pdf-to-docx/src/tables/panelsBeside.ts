import { buildLines } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { PageSize, Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Background, Drawing } from '../read/drawing.ts';
import { findLatticeGrids, type LatticeGrid } from './latticeGrids.ts';
import type { TableDraft } from './tableDraft.ts';

/** The size of panels, in points and as a share of the height of their page; the backgrounds of cells touch, and panels are so far apart. */
const LEAST = { width: 60, height: 36, gap: 3, lines: 2 };
const MOST_OF_HEIGHT = 0.85;
/** Panels beside each other begin and end within so many points of each other; letters may reach over the edge by less. */
const SAME_ROW = 3;
const OVER = 2;
const WHITE = 'ffffff';

/** Finds filled panels that are beside each other at one height, as offers of a leaflet do: each is a table of one cell. What is in them is left. */
export function findPanelsBeside(segments: readonly Segment[], drawing: Drawing, { paper, page }: { paper: PageSize; page: number }): TableDraft[] {
  const { backgrounds, rulings } = drawing;
  const isOfSize = ({ left, right, top, bottom, color }: Background) =>
    color !== WHITE && right - left > LEAST.width && bottom - top > LEAST.height && bottom - top < MOST_OF_HEIGHT * paper.height;
  const areas = backgrounds.filter(isOfSize);
  const panels = areas.filter((area) => areas.some((other) => areBeside(area, other)));
  const whole = panels.filter((panel) => isWhole(panel, segments) && !rulings.some((ruling) => isInside(ruling, panel)));
  const beside = whole.filter((panel) => whole.some((other) => areBeside(panel, other)));
  const grids = beside.length > 0 ? findLatticeGrids(drawing) : [];
  return beside.filter((panel) => !grids.some((grid) => isField(grid, panel))).map((panel) => buildPanel(panel, page));
}

/** Returns whether a panel fills fields of a grid with several: a lesson of two hours is a shaded cell of its timetable. */
function isField({ xs, ys }: LatticeGrid, { left, right, top, bottom }: Rectangle): boolean {
  const areOn = (places: readonly number[], edges: readonly number[]) =>
    edges.every((edge) => places.some((place) => Math.abs(place - edge) < SAME_ROW));
  return (xs.length > 2 || ys.length > 2) && areOn(xs, [left, right]) && areOn(ys, [top, bottom]);
}

function areBeside(one: Rectangle, other: Rectangle): boolean {
  const areLevel = Math.abs(one.top - other.top) < SAME_ROW && Math.abs(one.bottom - other.bottom) < SAME_ROW;
  return areLevel && Math.max(other.left - one.right, one.left - other.right) > LEAST.gap;
}

/** Returns whether a panel holds lines of text, and no text reaches over its edges. */
function isWhole(panel: Background, segments: readonly Segment[]): boolean {
  const on = segments.filter((segment) => {
    const middle = segment.base - segment.size / 3;
    return middle > panel.top && middle < panel.bottom && segment.left < panel.right && segment.right > panel.left;
  });
  return on.every(({ left, right }) => left > panel.left - OVER && right < panel.right + OVER) && buildLines(on).length >= LEAST.lines;
}

/** Returns whether the middle of a line is on a panel, and not at its edges. */
function isInside(line: Rectangle, { left, top, right, bottom }: Background): boolean {
  const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
  return x > left + SAME_ROW && x < right - SAME_ROW && y > top + SAME_ROW && y < bottom - SAME_ROW;
}

function buildPanel({ left, top, right, bottom, color }: Background, page: number): TableDraft {
  const box = { left, top, right, bottom };
  const cell = { ...box, row: 0, column: 0, rowSpan: 1, columnSpan: 1, segments: [], borders: {}, shading: color };
  return { ...box, page, edges: [left, right], rows: [{ top, bottom }], cells: [cell], headerRows: 0, isRuled: true };
}
