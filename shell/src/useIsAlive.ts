import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while a page is drawn at build time and while it is taken over in the browser; true ever after. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
