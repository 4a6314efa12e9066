import { from } from '@sheaf/design-system';
import { useSyncExternalStore } from 'react';

const WIDE = from.wide.replace('@media ', '');

function listen(onChange: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** A page is drawn ahead of all visits for a phone; before anything was chosen both look alike. */
const isWideAhead = () => false;

/** Returns whether the window is wide enough for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(WIDE).matches, isWideAhead);
}
