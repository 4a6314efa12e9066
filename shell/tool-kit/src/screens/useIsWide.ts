import { from } from '@sheaf/design-system';
import { useSyncExternalStore } from 'react';

const WIDE = from.wide.replace('@media ', '');

function listen(onChange: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Pages are prerendered for a phone; before files are chosen both widths look alike. */
const isWideAhead = () => false;

/** Returns whether the window is wide enough for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(WIDE).matches, isWideAhead);
}
