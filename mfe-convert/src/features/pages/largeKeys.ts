import { FIT_WIDTH, stepZoom } from '@sheaf/tool-kit/zoom';
import type { KeyboardEvent } from 'react';
import { findIndexByKey } from './leafing';

export interface LargeKeyActions {
  index: number;
  count: number;
  zoom: number;
  /** What is scrolled; the other follows. */
  pane: HTMLElement | undefined;
  onLeaf: (index: number) => void;
  onZoom: (zoom: number) => void;
}

/** A screen further leaves this much of what was seen before. */
const SCREENFUL = 0.9;
const LINES_PX = 48;

/** Handles a key in the enlarged view and returns whether it did. A page taller than its pane scrolls to its end first. */
export function handleLargeKey(event: KeyboardEvent, { index, count, zoom, pane, onLeaf, onZoom }: LargeKeyActions): boolean {
  const { key, target } = event;
  if (target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return false;
  const isInPane = target instanceof HTMLElement && target.closest('section') !== null;
  const by = key === 'PageDown' || key === 'ArrowDown' ? 1 : -1;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    // A pane that has the focus moves by itself.
    if (isInPane || !pane) return false;
    pane.scrollTop += by * LINES_PX;
    return true;
  }
  if ((key === 'PageDown' || key === 'PageUp') && pane && canMove(pane, by)) {
    pane.scrollTop += by * SCREENFUL * pane.clientHeight;
    return true;
  }
  // A page that is wider than its place is moved by these, as everywhere.
  if ((key === 'ArrowLeft' || key === 'ArrowRight') && isInPane && zoom > FIT_WIDTH) return false;
  if (key === '+' || key === '=') onZoom(stepZoom(zoom, 1));
  else if (key === '-') onZoom(stepZoom(zoom, -1));
  else if (key === '0') onZoom(FIT_WIDTH);
  else {
    const next = findIndexByKey(key, index, count);
    if (next === undefined) return false;
    onLeaf(next);
  }
  return true;
}

function canMove({ scrollTop, scrollHeight, clientHeight }: HTMLElement, by: number): boolean {
  return by > 0 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 1;
}
