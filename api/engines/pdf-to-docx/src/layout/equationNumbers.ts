import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { isEquationNumber } from '../read/equationNumber.ts';
import type { PictureRow } from './flowBlock.ts';

/** How far over or under the picture of its formula a number may be, in letter heights. */
const NEAR = 0.3;

/** Gives pictures of formulas the numbers that are beside them, alone at the edge of their column. Returns the other segments. */
export function takeEquationNumbers(rows: readonly PictureRow[], segments: readonly Segment[]): Segment[] {
  const taken = new Set<Segment>();
  const numbers = segments.filter(isEquationNumber);
  for (const row of numbers.length > 0 ? rows : []) {
    const beside = segments.filter(({ base, size }) => base > row.top && base - NEAR * size < row.bottom);
    const near = beside.filter(({ left, right }) => left > row.right || right < row.left);
    const [number, ...others] = near.filter((segment) => numbers.includes(segment));
    if (row.pictures.length !== 1 || !number || others.length > 0 || near.length !== beside.length) continue;
    const isBetween = near.some((each) => each !== number && each.left > row.right === number.left > row.right);
    if (isBetween) continue;
    row.number = number;
    taken.add(number);
  }
  return segments.filter((segment) => !taken.has(segment));
}
