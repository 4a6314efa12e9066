import type { ToolId } from '@sheaf/api/contract/tools';
import { tools } from '../tools';

/** Files that were chosen for a tool before it was there to take them. They wait in this page alone. */
export interface HeldFiles {
  hold(files: readonly File[], tool: ToolId): void;
  /** What waits for a tool: all of it for one that works on several files, for the others what was chosen last. */
  heldFor(tool: ToolId): readonly File[];
  /** The same, which then waits no longer. */
  take(tool: ToolId): File[];
}

export function heldFiles(): HeldFiles {
  const waiting = new Map<ToolId, readonly File[]>();

  function heldFor(id: ToolId): readonly File[] {
    const all = waiting.get(id) ?? [];
    return tools.find((tool) => tool.id === id)?.takesSeveral ? all : all.slice(-1);
  }

  return {
    hold: (files, tool) => void waiting.set(tool, [...(waiting.get(tool) ?? []), ...files]),
    heldFor,
    take(tool) {
      const files = heldFor(tool);
      waiting.delete(tool);
      return [...files];
    },
  };
}
