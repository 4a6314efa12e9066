import { type RefObject, useLayoutEffect } from 'react';

/** Holds the distance of a pane from the top of the page, by which its style ends it within the window. */
export const DISTANCE_FROM_TOP = '--distance-from-top';

/** Measures the distance of a pane from the top of the page, and again whenever the page grows or shrinks. */
export function useDistanceFromTop(pane: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = pane;
      const distance = current ? current.getBoundingClientRect().top + window.scrollY : 0;
      current?.style.setProperty(DISTANCE_FROM_TOP, `${Math.round(distance)}px`);
    };
    const resizes = new ResizeObserver(measure);
    resizes.observe(document.body);
    measure();
    return () => resizes.disconnect();
  }, [pane]);
}
