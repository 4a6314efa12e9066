import type { Shell } from '@sheaf/tool-contract';
import type { ConvertState } from './convertState';

/** A conversion that the visitor went away from: a class of its own, so that nothing else is taken for one. */
class SavedConversion {
  readonly state: ConvertState;

  constructor(state: ConvertState) {
    this.state = state;
  }
}

/** Returns what the visitor went away from, as it was; null where that is nothing. */
export function readSavedConversion({ leftWork }: Shell): ConvertState | null {
  const saved = leftWork?.();
  return saved instanceof SavedConversion ? saved.state : null;
}

/** Saves a conversion to be resumed later. One under way is stopped by leaving; its file and its options stay. */
export function saveConversion(shell: Shell, { progress, ...kept }: ConvertState): void {
  const saved: ConvertState = { ...kept, progress: progress.step === 'converting' ? { step: 'idle' } : progress, announcement: null };
  shell.leaveWork?.(saved.file ? new SavedConversion(saved) : null);
}
