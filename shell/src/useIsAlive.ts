import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns false during prerendering and hydration, then true. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
