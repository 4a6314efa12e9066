/** This tab of the browser, as kept work belongs to it. */
export interface Tab {
  id: string;
  /** The open tab this one is a duplicate of. */
  copyOf: string | null;
  /** The ids of all open tabs; null where the browser cannot list them. */
  listOpen(): Promise<ReadonlySet<string> | null>;
  /** Returns whether work with this tool was kept or deleted in this tab before. */
  hasBegun(tool: string): boolean;
  markBegun(tool: string): void;
}

const ID_KEY = 'sheafTab';
const BEGUN_KEY = 'sheafBegun';
const LOCK_PREFIX = 'sheaf-tab-';
/** A page releases its lock a moment after the next page has started. */
const LOCK_WAIT_MS = 1000;

let claimed: Promise<Tab> | null = null;
let claimedId: string | null = null;

/** Finds out which tab this is, once for each page. A duplicated tab gets an id of its own. */
export function claimTab(): Promise<Tab> {
  if (!claimed || claimedId !== readItem(ID_KEY)) claimed = claim();
  return claimed;
}

/** Returns whether this page is still in the tab of this id: the visitor may have cleared the browser's storage. */
export function isInTab(id: string): boolean {
  return readItem(ID_KEY) === id;
}

async function claim(): Promise<Tab> {
  const before = readItem(ID_KEY);
  const isOurs = before !== null && (await acquireLock(before));
  const id = isOurs ? before : buildId(Date.now());
  if (!isOurs) await acquireLock(id);
  writeItem(ID_KEY, id);
  claimedId = readItem(ID_KEY);
  return {
    id,
    copyOf: isOurs ? null : before,
    listOpen,
    hasBegun: (tool) => listBegun().includes(tool),
    markBegun(tool) {
      const begun = listBegun();
      if (!begun.includes(tool)) writeItem(BEGUN_KEY, [...begun, tool].join(' '));
    },
  };
}

/** Holds the lock of this id until the page is left. Returns false when another tab holds it. */
function acquireLock(id: string): Promise<boolean> {
  // Typed as always there, and absent on pages without HTTPS.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const holdUntilUnload = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks.request(LOCK_PREFIX + id, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, holdUntilUnload).catch(() => resolve(false));
  });
}

async function listOpen(): Promise<ReadonlySet<string> | null> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return null;
  const { held = [] } = await locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [])));
}

/** Returns a unique id that begins with the time; pages without HTTPS lack `crypto.randomUUID`. */
export function buildId(now: number): string {
  return `${now.toString(36)}-${Math.random().toString(36).slice(2)}`;
}

const listBegun = () => (readItem(BEGUN_KEY) ?? '').split(' ');

function readItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // A browser that keeps nothing: this tab is a new one with each page.
    return null;
  }
}

function writeItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
