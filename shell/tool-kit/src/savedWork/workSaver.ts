import { toolPaths } from '@sheaf/api/contract/tools';
import { markForResume, markInTab, readTabMark } from '../session/resume';
import { claimTab, isInTab } from './tab';
import { type FoundWork, openWorkStore, type PackedWork, SAVED_FOR_MS, type WorkKind, type WorkStore } from './workStore';

/** How a tool packs its state for storage, and restores it. */
export interface Packing<State, Restored> {
  /** Null when there is nothing to keep. */
  pack(state: State): PackedWork | null;
  /** Restores packed work. Returns null when it is of an unknown version or damaged. */
  unpack(found: FoundWork): Restored | null;
  /** Restores the part that outlives the rest. `isHourOver` is false when a session ended before the hour was over. */
  unpackLasting?(lasting: unknown, isHourOver: boolean): Restored | null;
}

/** The work that was found of an earlier visit. */
export interface FoundAgain<Restored> {
  restored: Restored | null;
  /** The names of files that were left here and whose bytes there was no room for; a result has no name and is ''. */
  missing: readonly string[];
  /** The work has expired and was deleted, except for its lasting part. */
  isExpired: boolean;
}

/** Saves the work of a tool in this browser. Nothing here rejects: without storage the work is only in the page's memory. */
export interface WorkSaver<State, Restored> {
  find(left: FoundWork | null): Promise<FoundAgain<Restored> | null>;
  pack(state: State): FoundWork | null;
  /** Returns the names of files there is no room for. */
  save(state: State): Promise<readonly string[]>;
  /** Saves the state of a page that is closing, without waiting for a result. */
  saveOnLeaving(state: State): void;
}

/** Databases of older versions, to be deleted. */
const OLD_DATABASES = ['sheaf-chat', 'sheaf-cover-letter'];

/** Creates the saver of a tool's work in this tab. */
export function createWorkSaver<State, Restored>(kind: WorkKind, packing: Packing<State, Restored>): WorkSaver<State, Restored> {
  const readClock = () => Date.now();
  const { mark, takeExpired } = openMarks(toolPaths[kind.tool], readClock);
  let cleaning: ReturnType<typeof setTimeout> | undefined;
  /** How often the page was left. A save that waited meanwhile is older than the one made then. */
  let leaveCount = 0;
  const { inTurn, opened } = openStoreOfTab(kind, readClock);

  function cleanUpAt(time: number): void {
    clearTimeout(cleaning);
    cleaning = setTimeout(() => void inTurn((store) => store.forgetOld(), undefined), Math.max(0, time - readClock()) + 1);
  }

  deleteOldDatabases();
  // A page that is left soon has no time to find out which tab it is.
  void inTurn((store) => store.prepare(), undefined);

  return {
    async find(left) {
      const found = left ?? (await inTurn(findInBrowser, null));
      const restored = found && packing.unpack(found);
      if (restored) return { restored, missing: found.missing, isExpired: false };
      const expired = takeExpired();
      return expired && { restored: packing.unpackLasting?.(expired.lasting, expired.isHourOver) ?? null, missing: [], isExpired: true };
    },

    pack(state) {
      const packed = packing.pack(state);
      return packed && { ...packed, missing: [] };
    },

    save(state) {
      const packed = packing.pack(state);
      const leaveCountBefore = leaveCount;
      mark(packed);
      return inTurn(async (store) => {
        if (leaveCount !== leaveCountBefore) return [];
        if (!packed) return store.forget().then(() => []);
        const leftOut = await store.save(packed);
        cleanUpAt(Math.min(packed.endsAt ?? Number.POSITIVE_INFINITY, readClock() + SAVED_FOR_MS));
        return leftOut;
      }, []);
    },

    saveOnLeaving(state) {
      const packed = packing.pack(state);
      const store = opened();
      leaveCount += 1;
      mark(packed);
      // What was deleted right before has to be gone, too.
      if (!packed) return void (store ? store.forget().catch(() => undefined) : inTurn((own) => own.forget(), undefined));
      if (store) store.saveOnLeaving(packed);
      else void inTurn((store) => store.save(packed), []);
    },
  };
}

async function findInBrowser(store: WorkStore): Promise<FoundWork | null> {
  await store.forgetOld();
  return store.find();
}

/** What the browser and this tab remember of the work at an address. */
function openMarks(path: string, now: () => number) {
  return {
    /** Remembers work that is kept, or forgets what was deleted. */
    mark(packed: PackedWork | null): void {
      const keptAt = now();
      const hourEndsAt = keptAt + SAVED_FOR_MS;
      if (packed) markForResume(path, hourEndsAt);
      markInTab(path, packed ? { keptAt, endsAt: Math.min(packed.endsAt ?? hourEndsAt, hourEndsAt), lasting: packed.lasting } : undefined);
    },

    /** Returns the lasting part of expired work, once. */
    takeExpired(): { lasting: unknown; isHourOver: boolean } | null {
      const left = readTabMark(path);
      if (!left || left.endsAt > now()) return null;
      markInTab(path, undefined);
      return { lasting: left.lasting, isHourOver: left.keptAt + SAVED_FOR_MS <= now() };
    },
  };
}

/** Opens the store of this tab and runs its operations in order, so that the newest state is saved last. */
function openStoreOfTab(kind: WorkKind, now: () => number) {
  let last: Promise<unknown> = Promise.resolve();
  // Read the tab each time: a test or a visitor may have cleared its id.
  let current: { tab: string; store: WorkStore } | null = null;
  async function open(): Promise<WorkStore> {
    const tab = await claimTab();
    if (current?.tab !== tab.id) current = { tab: tab.id, store: openWorkStore(kind, tab, now) };
    return current.store;
  }
  return {
    opened: () => (current && isInTab(current.tab) ? current.store : undefined),
    inTurn<T>(work: (store: WorkStore) => Promise<T>, otherwise: T): Promise<T> {
      const turn = last.then(async () => work(await open())).catch(() => otherwise);
      last = turn;
      return turn;
    },
  };
}

function deleteOldDatabases(): void {
  try {
    for (const name of OLD_DATABASES) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that keeps nothing has nothing old.
  }
}
