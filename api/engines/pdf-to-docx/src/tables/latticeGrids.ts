import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing, Ruling } from '../read/drawing.ts';

/** Lines that end this close to each other, in points, meet. */
const MEETS = 2.5;
const SAME_PLACE = 2.5;
const MIN_LENGTH = 4;
const MAX_RULINGS = 6000;
const MAX_EDGES = 200;

/** Lines that meet each other and part a piece of the page into fields. */
export interface LatticeGrid extends Rectangle {
  xs: number[];
  ys: number[];
  level: Ruling[];
  upright: Ruling[];
}

/** Finds the grids that the lines of a page make, largest first. */
export function findLatticeGrids({ rulings }: Drawing): LatticeGrid[] {
  const level = joinRulings(rulings.filter((ruling) => ruling.isHorizontal));
  const upright = joinRulings(rulings.filter((ruling) => !ruling.isHorizontal));
  if (level.length + upright.length > MAX_RULINGS) return [];
  const groups = connected([...level, ...upright]);
  return groups
    .map(buildGrid)
    .filter((grid) => grid !== undefined)
    .sort((one, other) => measureArea(other) - measureArea(one));
}

function buildGrid(rulings: Ruling[]): LatticeGrid | undefined {
  const level = rulings.filter(({ isHorizontal }) => isHorizontal);
  const upright = rulings.filter(({ isHorizontal }) => !isHorizontal);
  if (level.length < 2 || upright.length < 1) return undefined;
  const bounds = findBounds(rulings);
  const ys = clusterPositions(level.map(({ top }) => top));
  let xs = clusterPositions(upright.map(({ left }) => left));
  // A table may be open at its sides, where its level lines end.
  const left = Math.min(...level.map((ruling) => ruling.left));
  const right = Math.max(...level.map((ruling) => ruling.right));
  if ((xs[0] ?? 0) - left > 3 * SAME_PLACE) xs = [left, ...xs];
  if (right - (xs.at(-1) ?? 0) > 3 * SAME_PLACE) xs = [...xs, right];
  if (xs.length < 2 || ys.length < 2 || xs.length > MAX_EDGES || ys.length > MAX_EDGES) return undefined;
  return { ...bounds, xs, ys, level, upright };
}

/** Joins ruling lines that were drawn in pieces. */
export function joinRulings(rulings: Ruling[]): Ruling[] {
  const along = (ruling: Ruling) =>
    ruling.isHorizontal ? { at: ruling.top, from: ruling.left, to: ruling.right } : { at: ruling.left, from: ruling.top, to: ruling.bottom };
  const sorted = rulings.map((ruling) => ({ ruling, ...along(ruling) })).sort((one, other) => one.at - other.at);
  const bands: (typeof sorted)[] = [];
  for (const each of sorted) {
    const band = bands.at(-1);
    if (band && each.at - (band[0]?.at ?? 0) < 1) band.push(each);
    else bands.push([each]);
  }
  return bands
    .flatMap((band) => {
      const joined: Ruling[] = [];
      let end = Number.NEGATIVE_INFINITY;
      for (const { ruling, from, to } of band.sort((one, other) => one.from - other.from)) {
        const last = joined.at(-1);
        if (last && from - end < MEETS) {
          end = Math.max(end, to);
          if (ruling.isHorizontal) last.right = end;
          else last.bottom = end;
          last.thickness = Math.max(last.thickness, ruling.thickness);
        } else {
          joined.push({ ...ruling });
          end = to;
        }
      }
      return joined;
    })
    .filter(({ left, right, top, bottom }) => right - left + bottom - top >= MIN_LENGTH);
}

function connected(rulings: Ruling[]): Ruling[][] {
  const parent = rulings.map((_, index) => index);
  const root = (place: number): number => {
    let at = place;
    while (parent[at] !== at && parent[at] !== undefined) {
      parent[at] = parent[parent[at] ?? at] ?? at;
      at = parent[at] ?? at;
    }
    return at;
  };
  const order = rulings.map((ruling, index) => ({ ruling, place: index })).sort((one, other) => one.ruling.left - other.ruling.left);
  for (const [at, { ruling, place }] of order.entries()) {
    for (const next of order.slice(at + 1)) {
      if (next.ruling.left > ruling.right + MEETS) break;
      if (next.ruling.isHorizontal !== ruling.isHorizontal && doMeet(ruling, next.ruling)) parent[root(place)] = root(next.place);
    }
  }
  return [...Map.groupBy(rulings, (_, place) => root(place)).values()];
}

function doMeet(one: Rectangle, other: Rectangle): boolean {
  return one.left <= other.right + MEETS && other.left <= one.right + MEETS && one.top <= other.bottom + MEETS && other.top <= one.bottom + MEETS;
}

/** Clusters positions: those closer than `tolerance` count as one. */
export function clusterPositions(values: number[], tolerance = SAME_PLACE): number[] {
  const groups: number[][] = [];
  for (const value of [...values].sort((one, other) => one - other)) {
    const group = groups.at(-1);
    if (group && value - (group[0] ?? value) <= tolerance) group.push(value);
    else groups.push([value]);
  }
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length);
}

function measureArea({ left, top, right, bottom }: Rectangle): number {
  return (right - left) * (bottom - top);
}
