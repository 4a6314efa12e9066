import type { Area } from './greyImage.ts';
import type { Ruling, Rulings } from './rulings.ts';

const TOUCH_INCHES = 0.04;
const LOWEST_ROW_INCHES = 0.08;
const SPANNING_SHARE = 0.85;

/** A table drawn with lines: its cells, row by row. */
export interface Grid extends Area {
  rows: Area[][];
}

/** Finds the tables that these lines draw: at least two lines across and two down that meet. */
export function findGrids({ across, down }: Rulings, dpi: number): Grid[] {
  const touch = dpi * TOUCH_INCHES;
  const meets = (flat: Ruling, upright: Ruling) =>
    computeMiddle(flat) > upright.from - touch &&
    computeMiddle(flat) < upright.to + touch &&
    computeMiddle(upright) > flat.from - touch &&
    computeMiddle(upright) < flat.to + touch;
  const waiting = new Set(down);
  const grids: Grid[] = [];
  while (waiting.size > 0) {
    const [seed] = waiting;
    if (!seed) break;
    const uprights = new Set<Ruling>([seed]);
    const flats = new Set<Ruling>();
    let known = 0;
    while (known < uprights.size + flats.size) {
      known = uprights.size + flats.size;
      for (const flat of across) if ([...uprights].some((upright) => meets(flat, upright))) flats.add(flat);
      for (const upright of down) if ([...flats].some((flat) => meets(flat, upright))) uprights.add(upright);
    }
    for (const upright of uprights) waiting.delete(upright);
    if (uprights.size >= 2 && flats.size >= 2) grids.push(buildGrid([...flats], [...uprights], dpi));
  }
  return grids.filter(({ rows }) => rows.length > 0);
}

function buildGrid(flats: Ruling[], uprights: Ruling[], dpi: number): Grid {
  const touch = dpi * TOUCH_INCHES;
  const left = Math.min(...flats.map(({ from }) => from), ...uprights.map(({ near }) => near));
  const right = Math.max(...flats.map(({ to }) => to), ...uprights.map(({ far }) => far));
  const top = Math.min(...uprights.map(({ from }) => from), ...flats.map(({ near }) => near));
  const bottom = Math.max(...uprights.map(({ to }) => to), ...flats.map(({ far }) => far));
  const levels = gatherPositions(flats.filter(({ from, to }) => to - from > (right - left) * SPANNING_SHARE).map(computeMiddle), touch);
  const rows: Area[][] = [];
  const edges = gatherPositions([top, ...levels, bottom], touch);
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const to = edges[index + 1] ?? from;
    if (to - from < dpi * LOWEST_ROW_INCHES) continue;
    const dividers = uprights.filter((upright) => Math.min(upright.to, to) - Math.max(upright.from, from) > (to - from) * SPANNING_SHARE);
    const sides = gatherPositions([left, ...dividers.map(computeMiddle), right], touch);
    rows.push(sides.slice(0, -1).map((side, cell) => ({ left: side, top: from, right: sides[cell + 1] ?? right, bottom: to })));
  }
  return { left, top, right, bottom, rows };
}

function computeMiddle({ near, far }: Ruling): number {
  return (near + far) / 2;
}

/** The positions in order, with those that lie close together taken as one. */
function gatherPositions(positions: number[], touch: number): number[] {
  const inOrder = positions.toSorted((one, other) => one - other);
  return inOrder.filter((position, index) => index === 0 || position - (inOrder[index - 1] ?? 0) > touch).map(Math.round);
}
