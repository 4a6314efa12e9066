import { type RefObject, useLayoutEffect, useState } from 'react';

// Where nothing can be measured, as in a test without a layout.
const WIDTH_WITHOUT_LAYOUT = 560;

/** Returns the inner width of a pane, and follows resizing. */
export function usePaneWidth(pane: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(WIDTH_WITHOUT_LAYOUT);

  useLayoutEffect(() => {
    const { current } = pane;
    if (!current) return;
    // Hidden, as on the other tab of a phone, it keeps its width: it will come back with it.
    const measureWidth = () => setWidth((last) => current.clientWidth || last);
    measureWidth();
    const resizes = new ResizeObserver(measureWidth);
    resizes.observe(current);
    return () => resizes.disconnect();
  }, [pane]);

  return width;
}
