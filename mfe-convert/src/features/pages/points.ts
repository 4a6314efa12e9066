import type { PreviewFloat } from '@sheaf/api/contract/convertPreview';
import type { CSSProperties } from 'react';

/** Converts points of a page to CSS at the shown size: the sheet is a container and knows its width in points. */
export function scalePoints(points: number): string {
  return `calc(${points} * 100cqw / var(--across))`;
}

/** Returns the style of a picture or table that text flows around. `above` is the space before its paragraph, in which Word begins to count. */
export function buildFloatStyle({ side, below, gap }: PreviewFloat, above = 0): CSSProperties {
  const isLeft = side === 'left';
  return { float: side, marginTop: scalePoints(below - above), [isLeft ? 'marginRight' : 'marginLeft']: scalePoints(gap) };
}
