import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { PlacedPicture } from '../read/pictures.ts';
import type { PictureRow } from './flowBlock.ts';

/** Pictures that share this much of their height are beside each other. */
const BESIDE = 0.5;

/** Pictures in rows as they are beside each other, from the top. */
export function groupPictures(pictures: PlacedPicture[]): PictureRow[] {
  const rows: PlacedPicture[][] = [];
  for (const picture of [...pictures].sort((one, other) => one.top - other.top)) {
    const row = rows.find((others) => others.some((other) => isBeside(picture, other)));
    if (row) row.push(picture);
    else rows.push([picture]);
  }
  return rows.map((row) => ({ ...findBounds(row), pictures: row.sort((one, other) => one.left - other.left) }));
}

function isBeside(one: Rectangle, other: Rectangle): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const isApart = one.left >= other.right - 1 || other.left >= one.right - 1;
  const isNear = Math.min(Math.abs(one.left - other.right), Math.abs(other.left - one.right)) < 24;
  return isApart && isNear && shared > BESIDE * Math.min(one.bottom - one.top, other.bottom - other.top);
}
