import { useEffect } from 'react';

/** Lets the browser ask before the page is closed or loaded anew, as long as something would be lost with it. The words are the browser's own. */
export function useBeforeUnloadWarning(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
}
