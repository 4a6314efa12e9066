import { useEffect } from 'react';
import { onFirstInteraction } from './onFirstInteraction';

/** Fetches parts of a screen ahead: some with the first touch of a visitor, the others once there is something to work on. */
export function useFetchAhead(hasWork: boolean, fetchAhead: (hasWork: boolean) => void): void {
  useEffect(() => (hasWork ? fetchAhead(true) : onFirstInteraction(() => fetchAhead(false))), [hasWork, fetchAhead]);
}
