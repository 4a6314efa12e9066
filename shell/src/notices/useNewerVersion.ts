import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../services';

const CHECK_EVERY_MS = 10 * 60 * 1000;

/** Returns whether a newer version was deployed. Checks on focus, on a change of route, and at intervals. */
export function useNewerVersion(): boolean {
  const { remotes } = useServices();
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const [hasNewerVersion, setHasNewerVersion] = useState(false);

  useEffect(() => {
    if (hasNewerVersion) return undefined;
    let isWanted = true;
    function check() {
      if (document.hidden) return;
      // Without an answer nothing is shown; the next check tries again.
      remotes.findNewer().then(
        (isFound) => isWanted && isFound && setHasNewerVersion(true),
        (error: unknown) => console.info('Whether there is a newer version is not known:', error),
      );
    }
    if (pathname !== openedAt) check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
    };
  }, [remotes, pathname, openedAt, hasNewerVersion]);

  return hasNewerVersion;
}
