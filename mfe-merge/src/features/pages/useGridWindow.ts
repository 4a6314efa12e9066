import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { findRowsInView, type GridMeasures, measureGrid } from './gridMeasures';

export interface GridWindow extends GridMeasures {
  rows: number;
  /** The rows on the page, the last one not included. */
  firstRow: number;
  endRow: number;
}

// Where nothing can be measured, as in a test without a layout.
const WIDTH_WITHOUT_LAYOUT = 560;

interface Seen {
  width: number;
  top: number;
  bottom: number;
}

/** Returns which rows of a long grid to render: those near the view. The page scrolls, not the grid. */
export function useGridWindow(grid: RefObject<HTMLElement | null>, count: number): GridWindow {
  const [seen, setSeen] = useState<Seen>({ width: WIDTH_WITHOUT_LAYOUT, top: 0, bottom: 0 });
  const measures = measureGrid(seen.width);
  const rows = Math.ceil(count / measures.columns);
  const [firstRow, endRow] = findRowsInView(measures, rows, seen);

  useLayoutEffect(() => {
    const { current } = grid;
    if (current) setSeen(measureWindow(current));
  }, [grid]);

  useEffect(() => {
    const { current } = grid;
    if (!current) return;
    let frame = 0;
    const update = () => {
      frame = 0;
      const next = measureWindow(current);
      // A scroll of a few pixels changes no row; the state changes when it moved by a good part of one.
      setSeen((last) => (last.width === next.width && Math.abs(last.top - next.top) < SCROLL_STEP_PX ? last : next));
    };
    const later = () => {
      frame ||= requestAnimationFrame(update);
    };
    const resizes = new ResizeObserver(later);
    resizes.observe(current);
    addEventListener('scroll', later, { passive: true, capture: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
    };
  }, [grid]);

  return { ...measures, rows, firstRow, endRow };
}

const SCROLL_STEP_PX = 120;

function measureWindow(grid: HTMLElement): Seen {
  const { top, width } = grid.getBoundingClientRect();
  return { width: width || WIDTH_WITHOUT_LAYOUT, top: -top, bottom: innerHeight - top };
}
