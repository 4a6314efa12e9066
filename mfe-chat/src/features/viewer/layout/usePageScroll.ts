import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findPageAt, findPositionAt, findTop, type PageLayout, type PagePosition } from './pageLayout';

/** What of the document is on the page: those in view and their neighbours. */
export interface PagesInView {
  first: number;
  last: number;
  /** The one that is read. */
  current: number;
}

export interface ScrollTarget extends PagePosition {
  /** How far across the page, in parts of its width. */
  across?: number;
}

export interface PageScroll extends PagesInView {
  /** Brings a place into view, a page's beginning to the top; what is in view already stays where it is unless `isAlways`. */
  scrollTo(target: ScrollTarget, isAlways?: boolean): void;
  measureDistance(page: number): number;
}

// Where nothing can be measured, as in a test without a layout.
const HEIGHT_WITHOUT_LAYOUT = 800;
/** The line of the view on which the page that is read lies, and to which a place is brought. */
const READING_LINE = 1 / 3;
/** Further than so many views is not scrolled but jumped: every page on the way would be drawn for nothing. */
const SCROLLED_VIEWS = 3;
const MARGIN = 48;
/** It has arrived, or the visitor goes elsewhere. */
const ENDS_OF_SCROLL = ['scrollend', 'wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls a long document and reports which pages are in view. It keeps the reading position when pages change their size or the pane is hidden. */
export function usePageScroll(scroller: RefObject<HTMLElement | null>, layout: PageLayout): PageScroll {
  const [inView, setInView] = useState<PagesInView>({ first: 1, last: 2, current: 1 });
  const latest = useRef(layout);
  /** What is on the reading line. */
  const position = useRef<PagePosition>({ page: 1, share: 0 });
  /** Where a smooth scroll is on its way to. */
  const heading = useRef<ScrollTarget>(null);
  // A pane that is not shown, such as the other tab of a phone, has no height and forgets how far it was scrolled.
  const isHidden = useRef(true);

  const updateView = useCallback(() => {
    const { current: pane } = scroller;
    if (!pane || latest.current.tops.length === 0) return;
    const line = findReadingLine(pane);
    if (pane.clientHeight === 0) isHidden.current = true;
    else if (isHidden.current) {
      isHidden.current = false;
      pane.scrollTop = findTop(latest.current, position.current) - line;
    } else position.current = findPositionAt(latest.current, pane.scrollTop + line);
    const top = isHidden.current ? findTop(latest.current, position.current) - line : pane.scrollTop;
    const next = computeView(top, pane, latest.current);
    setInView((last) => (isSameView(last, next) ? last : next));
  }, [scroller]);

  useSteadyPosition(scroller, layout, { latest, position, heading }, updateView);
  useScrollEvents(scroller, updateView, heading);

  const scrollTo = useCallback(
    (target: ScrollTarget, isAlways = false) => {
      const { current: pane } = scroller;
      if (!pane) return;
      // A pane that has just been shown restores its position first, which would stop this scroll.
      if (isHidden.current) updateView();
      if (pane.clientHeight === 0)
        position.current = findPositionAt(latest.current, computeTop(target, pane, latest.current) + findReadingLine(pane));
      else {
        const scroll = planScroll(target, pane, latest.current, isAlways);
        if (!scroll) return;
        heading.current = scroll.behavior === 'smooth' ? target : null;
        pane.scrollTo(scroll);
      }
      updateView();
    },
    [scroller, updateView],
  );

  const measureDistance = useCallback((page: number) => measureDistanceFromView(page, scroller.current, latest.current), [scroller]);

  return { ...inView, scrollTo, measureDistance };
}

interface ScrollState {
  latest: RefObject<PageLayout>;
  position: RefObject<PagePosition>;
  heading: RefObject<ScrollTarget | null>;
}

/** Keeps the reading position, or the target of a smooth scroll, when pages change their size. */
function useSteadyPosition(
  scroller: RefObject<HTMLElement | null>,
  layout: PageLayout,
  { latest, position, heading }: ScrollState,
  updateView: () => void,
): void {
  useLayoutEffect(() => {
    const { current: pane } = scroller;
    const growth = layout.width / latest.current.width;
    latest.current = layout;
    if (pane && heading.current) {
      // To set where it is ends a scroll; the visitor still wants to arrive.
      pane.scrollTop = computeTop(heading.current, pane, layout);
      heading.current = null;
    } else if (pane && pane.scrollTop > 0) {
      const middle = pane.scrollLeft + pane.clientWidth / 2;
      pane.scrollTop = findTop(layout, position.current) - findReadingLine(pane);
      pane.scrollLeft = middle * growth - pane.clientWidth / 2;
    }
    updateView();
  }, [scroller, layout, updateView, latest, position, heading]);
}

/** Updates the view after each scroll and resize, and clears the target of a finished smooth scroll. */
function useScrollEvents(scroller: RefObject<HTMLElement | null>, updateView: () => void, heading: RefObject<ScrollTarget | null>): void {
  useEffect(() => {
    const { current: pane } = scroller;
    if (!pane) return;
    const arrive = () => {
      heading.current = null;
    };
    const resizes = new ResizeObserver(updateView);
    resizes.observe(pane);
    pane.addEventListener('scroll', updateView, { passive: true });
    for (const sign of ENDS_OF_SCROLL) pane.addEventListener(sign, arrive, { passive: true });
    return () => {
      resizes.disconnect();
      pane.removeEventListener('scroll', updateView);
      for (const sign of ENDS_OF_SCROLL) pane.removeEventListener(sign, arrive);
    };
  }, [scroller, updateView, heading]);
}

/** Returns the scroll to a place, or null when it is already in view. */
function planScroll(target: ScrollTarget, pane: HTMLElement, layout: PageLayout, isAlways: boolean): ScrollToOptions | null {
  const { scrollTop, scrollLeft, clientHeight } = pane;
  const y = findTop(layout, target);
  const top = computeTop(target, pane, layout);
  const left = computeLeft(target, pane, layout.width);
  const isInView = y > scrollTop + MARGIN && y < scrollTop + clientHeight - MARGIN;
  if (isInView && left === scrollLeft && !isAlways) return null;
  const isNear = Math.abs(top - scrollTop) < SCROLLED_VIEWS * clientHeight;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { top, left, behavior: isNear && !isCalm ? 'smooth' : 'instant' };
}

/** Returns how far a page is out of view, in CSS pixels. */
function measureDistanceFromView(page: number, pane: HTMLElement | null, { tops, heights }: PageLayout): number {
  if (!pane) return Number.POSITIVE_INFINITY;
  const [top = 0, height = 0] = [tops[page - 1], heights[page - 1]];
  return Math.max(0, top - pane.scrollTop - pane.clientHeight, pane.scrollTop - top - height);
}

function isSameView(one: PagesInView, other: PagesInView): boolean {
  return one.first === other.first && one.last === other.last && one.current === other.current;
}

function computeTop(target: ScrollTarget, pane: HTMLElement, layout: PageLayout): number {
  const y = findTop(layout, target);
  return target.share === 0 ? y : y - findReadingLine(pane);
}

function findReadingLine({ clientHeight }: HTMLElement): number {
  return (clientHeight || HEIGHT_WITHOUT_LAYOUT) * READING_LINE;
}

/** Computes the horizontal scroll position for a page wider than the view. */
function computeLeft({ across }: ScrollTarget, { scrollLeft, clientWidth }: HTMLElement, width: number): number {
  if (across === undefined || width <= clientWidth) return scrollLeft;
  const x = across * width;
  const isInView = x >= scrollLeft && x < scrollLeft + clientWidth * (1 - READING_LINE);
  return isInView ? scrollLeft : Math.min(Math.max(0, x - MARGIN), width - clientWidth + MARGIN);
}

/** The pages in view and one view around them. */
function computeView(top: number, pane: HTMLElement, layout: PageLayout): PagesInView {
  const height = pane.clientHeight || HEIGHT_WITHOUT_LAYOUT;
  const isAtEnd = top > 0 && pane.clientHeight > 0 && top + height >= pane.scrollHeight - 1;
  return {
    first: findPageAt(layout, top - height),
    last: findPageAt(layout, top + 2 * height),
    current: isAtEnd ? layout.tops.length : findPageAt(layout, top + findReadingLine(pane)),
  };
}
