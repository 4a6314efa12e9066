import { toolPaths } from '@sheaf/api/contract/tools';
import { markForResume } from '../session/resume';
import { claimTab, isInTab } from './tab';
import { type FoundWork, openWorkStore, type PackedWork, SAVED_FOR_MS, type WorkKind, type WorkStore } from './workStore';

/** How a tool packs its state, and what it makes of packed work that is found again. */
export interface Packing<State, Restored> {
  /** Null when there is nothing to keep. */
  pack(state: State): PackedWork | null;
  /** Null when this is not understood. */
  unpack(found: FoundWork): Restored | null;
}

/** Where the work of a tool is kept in this browser. Nothing here rejects: a browser that keeps nothing has the page's memory alone. */
export interface WorkSaver<State, Restored> {
  find(left: FoundWork | null): Promise<{ restored: Restored; missing: readonly string[] } | null>;
  pack(state: State): FoundWork | null;
  /** Returns the names of files there is no room for. */
  keep(state: State): Promise<readonly string[]>;
  /** Keeps the state of a page that is being left, which hears of no answer. */
  keepOnLeaving(state: State): void;
}

/** Databases of older versions, which nobody would clean up any more. */
const OLD_DATABASES = ['sheaf-chat', 'sheaf-cover-letter'];

/** Creates the saver of a tool's work in this tab. */
export function createWorkSaver<State, Restored>(kind: WorkKind, packing: Packing<State, Restored>): WorkSaver<State, Restored> {
  const readClock = () => Date.now();
  let cleaning: ReturnType<typeof setTimeout> | undefined;
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
      return restored && { restored, missing: found.missing };
    },

    pack(state) {
      const packed = packing.pack(state);
      return packed && { ...packed, missing: [] };
    },

    keep(state) {
      const packed = packing.pack(state);
      if (!packed) return inTurn(async (store) => store.forget().then(() => []), []);
      mark();
      return inTurn(async (store) => {
        const leftOut = await store.keep(packed);
        cleanUpAt(Math.min(packed.endsAt ?? Number.POSITIVE_INFINITY, readClock() + SAVED_FOR_MS));
        return leftOut;
      }, []);
    },

    keepOnLeaving(state) {
      const packed = packing.pack(state);
      const store = opened();
      // What was deleted right before has to be gone, too.
      if (!packed) return void (store ? store.forget().catch(() => undefined) : inTurn((own) => own.forget(), undefined));
      mark();
      if (store) store.keepOnLeaving(packed);
      else void inTurn((store) => store.keep(packed), []);
    },
  };

  function mark(): void {
    markForResume(toolPaths[kind.tool], readClock() + SAVED_FOR_MS);
  }

  async function findInBrowser(store: WorkStore): Promise<FoundWork | null> {
    await store.forgetOld();
    return store.find();
  }
}

/** The store of the tab this page is in, and what is done with it one after another, so that what is kept last is what was packed last. */
function openStoreOfTab(kind: WorkKind, now: () => number) {
  let last: Promise<unknown> = Promise.resolve();
  // Asked for each time: a test or a visitor may have cleared what says which tab this is.
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
