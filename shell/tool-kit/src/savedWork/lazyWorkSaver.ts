import { toolPaths } from '@sheaf/api/contract/tools';
import { canResume } from '../session/resume';
import type { Packing, WorkSaver } from './workSaver';
import type { WorkKind } from './workStore';

/** What keeps the work of a tool: fetched with the first work there is, or to find what was left. */
export interface LazyWorkSaver<State, Restored> {
  /** Whether work may have been left in this browser. */
  mayHaveWork(): boolean;
  /** Null until it was opened. */
  opened(): WorkSaver<State, Restored> | null;
  /** Rejects when its script cannot be fetched. */
  open(): Promise<WorkSaver<State, Restored>>;
}

/** Creates a saver of work whose code loads at its first use. */
export function createLazyWorkSaver<State, Restored>(
  kind: WorkKind,
  loadPacking: () => Promise<Packing<State, Restored>>,
): LazyWorkSaver<State, Restored> {
  let opening: Promise<WorkSaver<State, Restored>> | null = null;
  let opened: WorkSaver<State, Restored> | null = null;

  async function load(): Promise<WorkSaver<State, Restored>> {
    const [{ createWorkSaver }, packing] = await Promise.all([import('./workSaver'), loadPacking()]);
    opened = createWorkSaver(kind, packing);
    return opened;
  }

  return {
    mayHaveWork: () => canResume(toolPaths[kind.tool]),
    opened: () => opened,
    open() {
      opening ??= load().catch((error: unknown) => {
        // The next change tries again.
        opening = null;
        throw error;
      });
      return opening;
    },
  };
}
