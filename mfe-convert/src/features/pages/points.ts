/** Converts points of a page to CSS at the shown size: the sheet is a container and knows its width in points. */
export function scalePoints(points: number): string {
  return `calc(${points} * 100cqw / var(--across))`;
}
