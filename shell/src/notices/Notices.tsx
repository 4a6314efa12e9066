import { useEffect, useState } from 'react';
import { OnDemand, onDemand } from '../onDemand';
import { noticeDismissed, useShellDispatch, useShellState } from '../store';

const regionPart = onDemand(async () => (await import('./NoticeRegion')).ToastRegion);

/** Loads the region without an interaction after this time, since the network may be gone later. */
const FETCH_DELAY_MS = 2000;
const FIRST_INTERACTIONS = ['pointerdown', 'keydown', 'change', 'drop'];

/** Loads the notice region at the first interaction, or soon after the page load, since a notice may have to report that the network is gone. */
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
      // Loaded again when there is a notice.
      regionPart.prepare().catch(() => undefined);
    }
    for (const eventName of FIRST_INTERACTIONS) addEventListener(eventName, fetchAhead, { capture: true, passive: true });
    return stop;
  }, []);

  // Notices repeat what the page shows, and the banner reports a missing network, so this failure needs no alert.
  return wasShown && <OnDemand part={regionPart} props={{ notice, onDismiss: () => dispatch(noticeDismissed()) }} missing={null} />;
}

/** Preloads the notice region. */
export const prepareNotices = regionPart.prepare;
