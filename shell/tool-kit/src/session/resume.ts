const KEY = 'savedWork';

/** Work that was kept in this tab. */
export interface TabMark {
  /** When it was last kept and when its time is up, in milliseconds. */
  keptAt: number;
  endsAt: number;
  /** What a tool keeps beyond that time. */
  lasting?: unknown;
}

/** Remembers that this browser keeps work of the tool at this English address, and until when in milliseconds. The page's scripts then start at once. */
export function markForResume(path: string, until: number): void {
  writeMark('localStorage', path, until);
}

/** Remembers that work of the tool at this English address was kept in this tab, or that it was deleted. */
export function markInTab(path: string, mark: TabMark | undefined): void {
  writeMark('sessionStorage', path, mark);
}

/** Returns what is remembered of work in this tab. */
export function readTabMark(path: string): TabMark | null {
  const mark: unknown = Reflect.get(readMarks('sessionStorage'), path);
  const isMark = typeof mark === 'object' && mark !== null && 'keptAt' in mark && 'endsAt' in mark;
  return isMark ? { keptAt: Number(mark.keptAt), endsAt: Number(mark.endsAt), lasting: 'lasting' in mark ? mark.lasting : undefined } : null;
}

/** Returns whether work was left at this address, in any language. In the work's own tab this holds after its time too, so that the visitor is notified. */
export function canResume(address: string): boolean {
  const isForAddress = ([path]: [string, unknown]) => address.endsWith(path);
  return (
    Object.entries(readMarks('localStorage')).some((mark) => isForAddress(mark) && Number(mark[1]) > Date.now()) ||
    Object.entries(readMarks('sessionStorage')).some(isForAddress)
  );
}

type StorageName = 'localStorage' | 'sessionStorage';

function writeMark(storageName: StorageName, path: string, mark: unknown): void {
  try {
    const marks = { ...readMarks(storageName), [path]: mark };
    // What was deleted leaves no trace, not even an empty list.
    if (Object.values(marks).every((value) => value === undefined)) window[storageName].removeItem(KEY);
    else window[storageName].setItem(KEY, JSON.stringify(marks));
  } catch {
    // A browser that keeps nothing has nothing to bring back either.
  }
}

function readMarks(storageName: StorageName): object {
  try {
    return Object(JSON.parse(window[storageName].getItem(KEY) ?? '{}'));
  } catch {
    // A browser that keeps nothing, or a value that another program stored under this key.
    return {};
  }
}
