/** In percent of the width there is, so that 100 shows whole lines on every screen. */
export const FIT_WIDTH = 100;

const ZOOMS = [50, 75, FIT_WIDTH, 125, 150, 200, 300, 400] as const;

/** Returns the next zoom level in one direction; unchanged at the end. */
export function stepZoom(zoom: number, by: -1 | 1): number {
  const next = by > 0 ? ZOOMS.find((larger) => larger > zoom) : ZOOMS.findLast((smaller) => smaller < zoom);
  return next ?? zoom;
}
