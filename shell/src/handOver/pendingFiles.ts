import type { ToolId } from '@sheaf/api/contract/tools';
import { tools } from '../tools';

/** Files that were chosen for a tool before it was loaded. They are kept in this page only. */
export interface PendingFiles {
  add(files: readonly File[], tool: ToolId): void;
  /** Lists the pending files of a tool: all of them, or the last one for a tool that takes one file. */
  listFor(tool: ToolId): readonly File[];
  /** Returns the pending files and removes them. */
  take(tool: ToolId): File[];
}

/** Creates the list of files that wait for a tool to load. */
export function createPendingFiles(): PendingFiles {
  const waiting = new Map<ToolId, readonly File[]>();

  function listFor(id: ToolId): readonly File[] {
    const all = waiting.get(id) ?? [];
    return tools.find((tool) => tool.id === id)?.takesSeveral ? all : all.slice(-1);
  }

  return {
    add: (files, tool) => void waiting.set(tool, [...(waiting.get(tool) ?? []), ...files]),
    listFor,
    take(tool) {
      const files = listFor(tool);
      waiting.delete(tool);
      return [...files];
    },
  };
}
