import { toolPaths } from '@sheaf/api/contract/tools';
import { canResume } from '../session/resume';
import type { Keeping, Packing } from './keeping';
import type { WorkKind } from './workStore';

/** What keeps the work of a tool: fetched with the first work there is, or to find what was left. */
export interface LazyKeeping<State, Restored> {
  /** Whether work may have been left in this browser. */
  mayHaveWork(): boolean;
  /** Null until it was opened. */
  opened(): Keeping<State, Restored> | null;
  /** Rejects when its script cannot be fetched. */
  open(): Promise<Keeping<State, Restored>>;
}

export function lazyKeeping<State, Restored>(kind: WorkKind, loadPacking: () => Promise<Packing<State, Restored>>): LazyKeeping<State, Restored> {
  let opening: Promise<Keeping<State, Restored>> | null = null;
  let opened: Keeping<State, Restored> | null = null;

  async function load(): Promise<Keeping<State, Restored>> {
    const [{ createKeeping }, packing] = await Promise.all([import('./keeping'), loadPacking()]);
    opened = createKeeping(kind, packing);
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
