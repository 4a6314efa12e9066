import { wasCancelled } from '@sheaf/api/client/apiError';
import { type Dispatch, useEffect, useRef } from 'react';
import type { ChosenFile } from '../../model/chosenFile';
import { factsRead, type MergeAction } from '../../model/mergeState';
import { inspectPdf } from '../../worker/inspectPdf';

/** A password is tried once its typing pauses. */
const TYPING_PAUSE_MS = 350;

interface Inspection {
  password: string;
  stop: AbortController;
}

/** Looks at every file as it comes in, on this device, and once more with each password given for it. */
export function useFileFacts(files: readonly ChosenFile[], dispatch: Dispatch<MergeAction>): void {
  const inspections = useRef(new Map<number, Inspection>());

  useEffect(() => {
    const known = inspections.current;
    const listed = new Set(files.map(({ id }) => id));
    for (const [id, { stop }] of known) {
      if (listed.has(id)) continue;
      stop.abort();
      known.delete(id);
    }
    for (const { id, file, password, facts } of files) {
      const before = known.get(id);
      if (before?.password === password) continue;
      before?.stop.abort();
      const stop = new AbortController();
      known.set(id, { password, stop });
      // A file that undo brought back is known already.
      const isKnown = !before && facts.state !== 'reading';
      if (!isKnown) void inspect(id, file, password, stop.signal, before ? TYPING_PAUSE_MS : 0);
    }

    async function inspect(id: number, file: File, password: string, signal: AbortSignal, pause: number) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal.aborted) return;
      try {
        const facts = await inspectPdf(file, password, signal);
        if (!signal.aborted) dispatch(factsRead({ id, facts }));
      } catch (error) {
        // Without a look the file is merged all the same; whoever merges it says what is wrong with it.
        if (!signal.aborted && !wasCancelled(error)) console.error(error);
      }
    }
  }, [files, dispatch]);

  useEffect(() => {
    const known = inspections.current;
    return () => {
      for (const { stop } of known.values()) stop.abort();
      known.clear();
    };
  }, []);
}
