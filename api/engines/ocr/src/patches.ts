import type { Area } from './greyImage.ts';

/** A group of marks, and how many there are. */
export interface Patch extends Area {
  count: number;
}

/** Finds the groups of marks that touch, if only by their corners, in a raster so many marks wide. Takes the marks away. */
export function findPatches(marks: Uint8Array, across: number): Patch[] {
  const patches: Patch[] = [];
  const waiting: number[] = [];
  const take = (place: number) => {
    if (!marks[place]) return;
    marks[place] = 0;
    waiting.push(place);
  };
  for (let start = 0; start < marks.length; start += 1) {
    if (!marks[start]) continue;
    take(start);
    const patch = { left: across, top: marks.length, right: 0, bottom: 0, count: 0 };
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      const [x, y] = [place % across, Math.floor(place / across)];
      patch.left = Math.min(patch.left, x);
      patch.top = Math.min(patch.top, y);
      patch.right = Math.max(patch.right, x + 1);
      patch.bottom = Math.max(patch.bottom, y + 1);
      patch.count += 1;
      for (const row of [place - across, place, place + across]) {
        if (x > 0) take(row - 1);
        take(row);
        if (x < across - 1) take(row + 1);
      }
    }
    patches.push(patch);
  }
  return patches;
}
