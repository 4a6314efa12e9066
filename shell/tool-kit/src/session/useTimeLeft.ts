import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Returns the milliseconds until `endsAt`, updated every minute, and every second in the last one. Calls `onOver` once. */
export function useTimeLeft(endsAt: number, onOver: () => void): number {
  const [left, setLeft] = useState(() => endsAt - Date.now());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function updateTimeLeft() {
      const now = endsAt - Date.now();
      setLeft(now);
      if (now <= 0) return onOver();
      const step = now <= MINUTE_MS ? SECOND_MS : MINUTE_MS;
      // A moment after the number changes, so that a timer that fires early does not show the old one for a whole step.
      timer = setTimeout(updateTimeLeft, (now % step) + 1);
    }
    updateTimeLeft();
    // A device that slept has kept no timer.
    document.addEventListener('visibilitychange', updateTimeLeft);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', updateTimeLeft);
    };
  }, [endsAt, onOver]);

  return Math.max(0, left);
}

/** Converts milliseconds to whole minutes, or to whole seconds in the last minute. */
export function splitTimeLeft(leftMs: number): { minutes: number } | { seconds: number } {
  if (leftMs > MINUTE_MS) return { minutes: Math.floor(leftMs / MINUTE_MS) };
  return { seconds: Math.ceil(leftMs / SECOND_MS) };
}
