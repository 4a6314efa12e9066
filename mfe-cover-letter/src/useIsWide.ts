import { from } from '@sheaf/design-system';
import { useSyncExternalStore } from 'react';

const WIDE = from.wide.replace('@media ', '');

function listen(onChange: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True where chat and document have room beside each other. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(WIDE).matches);
}
