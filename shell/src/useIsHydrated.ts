import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns false during prerendering and hydration, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
