import { useEffect } from 'react';
import { onFirstInteraction } from './onFirstInteraction';

/** Preloads parts of a screen: some at the first interaction, the others once there is something to work on. */
export function useFetchAhead(hasWork: boolean, fetchAhead: (hasWork: boolean) => void): void {
  useEffect(() => (hasWork ? fetchAhead(true) : onFirstInteraction(() => fetchAhead(false))), [hasWork, fetchAhead]);
}
