/** Safari has no idle callback; there the work runs after this time. */
const FALLBACK_DELAY_MS = 1000;

/** Runs `work` when the browser is idle. */
export function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, FALLBACK_DELAY_MS);
}
