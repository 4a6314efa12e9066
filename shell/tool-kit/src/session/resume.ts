const KEY = 'unfinished';

/** Remembers for this tab that a page has work to bring back, so that its scripts start without waiting for a sign of the visitor; null forgets it. */
export function markForResume(address: string | null): void {
  try {
    if (address === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, address);
  } catch {
    // A browser that keeps nothing has nothing to bring back either.
  }
}

/** Whether the visitor left work on this page of this tab. */
export function canResume(address: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === address;
  } catch {
    return false;
  }
}
