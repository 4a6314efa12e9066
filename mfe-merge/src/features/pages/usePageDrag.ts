import type { DragEndEvent, DragMoveEvent, DragStartEvent, Modifier } from '@dnd-kit/core';
import { getEventCoordinates } from '@dnd-kit/utilities';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { findGap, type Gap, type GridMeasures } from './gridMeasures';

export interface PageDragState {
  keys: ReadonlySet<string>;
  /** Where they would come to lie now. */
  gap: Gap | null;
}

export interface PageDrag {
  state: PageDragState | null;
  /** Carries what is dragged at the pointer, wherever in the grid it was taken from. */
  atPointer: Modifier;
  handlers: {
    onDragStart: (event: DragStartEvent) => void;
    onDragMove: (event: DragMoveEvent) => void;
    onDragEnd: (event: DragEndEvent) => void;
    onDragCancel: () => void;
  };
}

interface PageDragProps {
  grid: RefObject<HTMLElement | null>;
  measures: GridMeasures;
  count: number;
  findDragged: (key: string) => ReadonlySet<string>;
  onDrop: (keys: ReadonlySet<string>, gap: number) => void;
}

/**
 * Handles dragging in a grid of any length. dnd-kit knows only the grid, and the drop position is computed from the pointer: two
 * thousand pages that each could be dragged and dropped upon would have to be measured at every start.
 */
export function usePageDrag({ grid, measures, count, findDragged, onDrop }: PageDragProps): PageDrag {
  const [state, setState] = useState<PageDragState | null>(null);
  // Where the pointer took hold, from the upper left corner of the grid.
  const grip = useRef({ x: 0, y: 0 });

  function handleDragStart({ activatorEvent }: DragStartEvent) {
    const [key, pointer, rect] = [findPageKey(activatorEvent.target), getEventCoordinates(activatorEvent), grid.current?.getBoundingClientRect()];
    if (key === null || !pointer || !rect) return;
    grip.current = { x: pointer.x - rect.left, y: pointer.y - rect.top };
    setState({ keys: findDragged(key), gap: null });
  }

  function handleDragMove({ delta }: DragMoveEvent) {
    // What the page has scrolled meanwhile is in the delta.
    const gap = findGap(measures, count, { x: grip.current.x + delta.x, y: grip.current.y + delta.y });
    setState((last) => last && (last.gap?.index === gap.index && last.gap.top === gap.top ? last : { ...last, gap }));
  }

  function handleDragEnd() {
    if (state?.gap) onDrop(state.keys, state.gap.index);
    setState(null);
  }

  // From where it was taken hold of, and not from where the grid is by now: the page may have scrolled under the pointer.
  const atPointer: Modifier = useCallback(
    ({ transform }) => ({ ...transform, x: transform.x + grip.current.x + BESIDE_POINTER_PX, y: transform.y + grip.current.y + BESIDE_POINTER_PX }),
    [],
  );

  return {
    state,
    atPointer,
    handlers: { onDragStart: handleDragStart, onDragMove: handleDragMove, onDragEnd: handleDragEnd, onDragCancel: () => setState(null) },
  };
}

/** Returns the key of the page that an event happened on. */
export function findPageKey(target: EventTarget | null): string | null {
  const cell = target instanceof Element ? target.closest('[data-page]') : null;
  return cell?.getAttribute('data-page') ?? null;
}

// A little off the pointer, so that the gap below it stays in sight.
const BESIDE_POINTER_PX = 12;
