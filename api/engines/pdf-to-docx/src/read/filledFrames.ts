import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { PathPart } from './pathParts.ts';

/** A frame that is filled between its edges is this thick at most, in points, and as thick on all of its sides. */
const THICKEST = 8;
const THINNEST = 0.1;
const EVEN = 1;

/** A frame as its middle line. */
export interface FilledFrame {
  part: PathPart;
  thickness: number;
}

/**
 * Finds frames that are drawn as two boxes in one path with the room between them filled, as browsers do with borders and rounded corners. Returns the other
 * parts of the path as they were.
 */
export function findFilledFrames(parts: readonly PathPart[], isEvenOdd: boolean): { frames: FilledFrame[]; others: PathPart[] } {
  const frames: FilledFrame[] = [];
  const others: PathPart[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const [one, other] = [parts[index], parts[index + 1]];
    const frame = one && other && findFrame(one, other, isEvenOdd);
    if (frame) {
      frames.push(frame);
      index += 1;
    } else if (one) others.push(one);
  }
  return { frames, others };
}

function findFrame(one: PathPart, other: PathPart, isEvenOdd: boolean): FilledFrame | undefined {
  if (!isBox(one) || !isBox(other) || (!isEvenOdd && one.isClockwise === other.isClockwise)) return undefined;
  const [outer, inner] = one.left < other.left ? [one, other] : [other, one];
  const sides = [inner.left - outer.left, outer.right - inner.right, inner.top - outer.top, outer.bottom - inner.bottom];
  const [thinnest, thickest] = [Math.min(...sides), Math.max(...sides)];
  if (thinnest < THINNEST || thickest > THICKEST || thickest - thinnest > EVEN) return undefined;
  const thickness = sides.reduce((sum, side) => sum + side, 0) / sides.length;
  return { part: { ...outer, ...findMiddle(outer, thickness) }, thickness };
}

function isBox({ kind }: PathPart): boolean {
  return kind === 'rectangle' || kind === 'roundedBox';
}

function findMiddle({ left, top, right, bottom }: Rectangle, thickness: number): Rectangle {
  const half = thickness / 2;
  return { left: left + half, top: top + half, right: right - half, bottom: bottom - half };
}
