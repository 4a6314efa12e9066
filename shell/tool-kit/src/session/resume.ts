const KEY = 'savedWork';

/** Remembers that this browser keeps work of the tool at this English address, and until when in milliseconds. The page's scripts then start at once. */
export function markForResume(path: string, until: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readMarks(), [path]: until }));
  } catch {
    // A browser that keeps nothing has nothing to bring back either.
  }
}

/** Returns whether work may have been left at this address, in any language. */
export function canResume(address: string): boolean {
  return Object.entries(readMarks()).some(([path, until]) => address.endsWith(path) && Number(until) > Date.now());
}

function readMarks(): object {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // A browser that keeps nothing, or a value that another program stored under this key.
    return {};
  }
}
