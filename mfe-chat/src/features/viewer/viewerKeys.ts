import { FIT_WIDTH, stepZoom } from '@sheaf/tool-kit/zoom';
import type { KeyboardEvent } from 'react';

export interface ViewerKeyActions {
  zoom: number;
  onZoom: (zoom: number) => void;
  onPage: (by: -1 | 1) => void;
  onSearch: () => void;
}

/** Handles a key in the viewer and returns whether it did. Letters and digits are left to text fields. */
export function handleViewerKey(event: KeyboardEvent, { zoom, onZoom, onPage, onSearch }: ViewerKeyActions): boolean {
  const { key, target } = event;
  const isInField = target instanceof HTMLInputElement;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'f') {
    // A second time it is the browser's own search.
    if (!isInField) onSearch();
    return !isInField;
  }
  if (isInField || event.ctrlKey || event.metaKey || event.altKey) return false;
  const by = STEPS[key];
  // A page wider than the view is moved by these, as everywhere.
  if (by !== undefined && zoom <= FIT_WIDTH) onPage(by);
  else if (key === '+' || key === '=') onZoom(stepZoom(zoom, 1));
  else if (key === '-') onZoom(stepZoom(zoom, -1));
  else if (key === '0') onZoom(FIT_WIDTH);
  else return false;
  return true;
}

const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };
