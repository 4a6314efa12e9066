import type { Shell } from '@sheaf/tool-contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LazyWorkSaver } from './lazyWorkSaver';
import type { FoundWork } from './workStore';

export interface SavedWorkOptions<State, Restored> {
  shell: Pick<Shell, 'leaveWork' | 'leftWork'>;
  state: State;
  /** Whether there is nothing to keep. */
  isBlank: boolean;
  onRestore: (restored: Restored) => void;
}

export interface SavedWork {
  /** What was left here has been brought back, or there was nothing. Files from elsewhere are taken from now on. */
  isReady: boolean;
  /** The names of files that were left here and whose bytes there was no room for; a result has no name and is ''. */
  missing: readonly string[];
  /** The names of the present files that cannot be kept. */
  leftOut: readonly string[];
  /** The saved work has expired and was deleted, and no new work has begun. */
  isExpired: boolean;
}

/** Short enough that little is lost when a page is left, long enough for a word to be typed. */
const SAVE_DELAY_MS = 200;
const NONE: readonly string[] = [];

/** Work that waits in the memory of the page: a class of its own, so that nothing else is taken for it. */
class WorkInMemory {
  readonly found: FoundWork;

  constructor(found: FoundWork) {
    this.found = found;
  }
}

/** Brings the work of this tab back when its tool is opened again, and keeps it from then on: in the memory of the page and in this browser. */
export function useSavedWork<State, Restored>(saver: LazyWorkSaver<State, Restored>, options: SavedWorkOptions<State, Restored>): SavedWork {
  const { state, isBlank } = options;
  const [isReady, setIsReady] = useState(false);
  const [missing, setMissing] = useState(NONE);
  const [leftOut, setLeftOut] = useState(NONE);
  const [isExpired, setIsExpired] = useState(false);
  const newest = useRef(options);
  newest.current = options;
  const noRoomFor = useRef(NONE);
  const hasSaved = useRef(false);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** There is something that is not kept yet. */
  const isDirty = useRef(false);
  const isMounted = useRef(true);

  useLayoutEffect(() => {
    isMounted.current = true;
    const inMemory = newest.current.shell.leftWork?.();
    const found = inMemory instanceof WorkInMemory ? inMemory.found : null;
    if (found || saver.mayHaveWork()) void restore().then(() => isMounted.current && setIsReady(true));
    else setIsReady(true);

    async function restore(): Promise<void> {
      const result = await saver
        .open()
        .then((opened) => opened.find(found))
        // When its script fails to load nothing is restored; the visitor sees an empty screen that works.
        .catch(() => null);
      if (!isMounted.current || !result) return;
      hasSaved.current = !result.isExpired;
      setMissing(result.missing);
      setIsExpired(result.isExpired);
      if (result.restored) newest.current.onRestore(result.restored);
    }
  }, [saver]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the state is saved a moment later.
  useEffect(() => {
    if (isBlank && !hasSaved.current) return;
    setIsExpired(false);
    isDirty.current = true;
    // Open at once, so that a page that is closed before the delay ends can still save.
    void saver.open().catch(() => undefined);
    // Delete without a delay.
    if (isReady && isBlank) {
      clearTimeout(pending.current);
      pending.current = undefined;
      void save();
    }
    if (!isReady || isBlank || pending.current !== undefined) return;
    pending.current = setTimeout(() => {
      pending.current = undefined;
      void save();
    }, SAVE_DELAY_MS);
  }, [state, isReady]);

  async function save(): Promise<void> {
    hasSaved.current = true;
    try {
      const opened = await saver.open();
      const { shell, state } = newest.current;
      leave(shell, opened.pack(state));
      const names = await opened.save(state);
      if (newest.current.state === state) isDirty.current = false;
      if (!isMounted.current || names.join() === noRoomFor.current.join()) return;
      noRoomFor.current = names;
      setLeftOut(names);
    } catch {
      // When its script fails to load the work is kept in this page only; the next change tries again.
    }
  }

  useEffect(() => {
    function saveNow() {
      clearTimeout(pending.current);
      pending.current = undefined;
      const opened = saver.opened();
      const { shell, state } = newest.current;
      if (!opened || !isDirty.current) return;
      isDirty.current = false;
      leave(shell, opened.pack(state));
      opened.saveOnLeaving(state);
    }
    window.addEventListener('pagehide', saveNow);
    return () => {
      isMounted.current = false;
      window.removeEventListener('pagehide', saveNow);
      // Unmounted: the visitor opened another tool within the page.
      saveNow();
    };
  }, [saver]);

  return { isReady, missing, leftOut, isExpired };
}

function leave({ leaveWork }: Pick<Shell, 'leaveWork'>, found: FoundWork | null): void {
  leaveWork?.(found && new WorkInMemory(found));
}
