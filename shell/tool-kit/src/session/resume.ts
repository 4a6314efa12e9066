// A page and its tool may be of different days, so the key stays as older builds know it.
const KEY = 'unfinished';

/** Remembers that this page of this tab has work to resume; null forgets it. Its scripts then start without an interaction. */
export function markForResume(address: string | null): void {
  try {
    if (address === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, address);
  } catch {
    // A browser that keeps nothing has nothing to bring back either.
  }
}

/** Returns whether this tab has work to resume on this page. */
export function canResume(address: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === address;
  } catch {
    return false;
  }
}
