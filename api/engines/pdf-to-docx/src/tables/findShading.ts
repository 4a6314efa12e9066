import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Ground } from '../read/drawing.ts';

const MIN_SHADED = 0.6;

/** Finds the ground that fills most of a box; of several the last, which is drawn over the others. */
export function findShading(box: Rectangle, grounds: Ground[]): string | undefined {
  const area = (box.right - box.left) * (box.bottom - box.top);
  const over = grounds.filter((ground) => {
    const across = Math.min(box.right, ground.right) - Math.max(box.left, ground.left);
    const down = Math.min(box.bottom, ground.bottom) - Math.max(box.top, ground.top);
    return across > 0 && down > 0 && across * down >= MIN_SHADED * area;
  });
  const color = over.at(-1)?.color;
  return color === 'ffffff' ? undefined : color;
}
