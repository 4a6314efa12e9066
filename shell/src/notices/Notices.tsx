import { useEffect, useState } from 'react';
import { OnDemand, onDemand } from '../onDemand';
import { noticeDismissed, useShellDispatch, useShellState } from '../store';

const regionPart = onDemand(async () => (await import('./NoticeRegion')).ToastRegion);

/** Anyone who has done nothing by then may do it without a network. */
const FETCH_DELAY_MS = 2000;
const FIRST_INTERACTIONS = ['pointerdown', 'keydown', 'change', 'drop'];

/** Fetches the corner for notices with the first thing somebody does, or soon after: a notice answers what was done, and may have to say that the network is away. */
export function Notices() {
  const dispatch = useShellDispatch();
  const notice = useShellState((state) => state.notice.shown);
  const [wasShown, setWasShown] = useState(false);
  if (notice && !wasShown) setWasShown(true);

  useEffect(() => {
    const timer = setTimeout(fetchAhead, FETCH_DELAY_MS);
    function stop() {
      clearTimeout(timer);
      for (const eventName of FIRST_INTERACTIONS) removeEventListener(eventName, fetchAhead, true);
    }
    function fetchAhead() {
      stop();
      // Asked for again when there is something to say.
      regionPart.prepare().catch(() => undefined);
    }
    for (const eventName of FIRST_INTERACTIONS) addEventListener(eventName, fetchAhead, { capture: true, passive: true });
    return stop;
  }, []);

  // A notice repeats what the page shows, and the banner says that the network is away: a missing notice needs no alert.
  return wasShown && <OnDemand part={regionPart} props={{ notice, onDismiss: () => dispatch(noticeDismissed()) }} missing={null} />;
}

/** So that a notice is there at once. */
export const prepareNotices = regionPart.prepare;
