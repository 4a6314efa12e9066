import type { Shell } from '@sheaf/tool-contract';
import { useEffect, useRef } from 'react';
import type { ConvertState } from './convertState';

/** A conversion that the visitor went away from: a class of its own, so that nothing else is taken for one. */
class LeftConversion {
  readonly state: ConvertState;

  constructor(state: ConvertState) {
    this.state = state;
  }
}

/** What the visitor went away from, as it was; null where that is nothing. */
export function leftConversion({ leftWork }: Shell): ConvertState | null {
  const left = leftWork?.();
  return left instanceof LeftConversion ? left.state : null;
}

/** Leaves the conversion to be found again when the screen goes away. One under way is stopped then; its file and its options stay. */
export function useLeaving(shell: Shell, state: ConvertState): void {
  const latest = useRef(state);
  latest.current = state;
  useEffect(
    () => () => {
      const { progress, ...kept } = latest.current;
      const left: ConvertState = { ...kept, progress: progress.step === 'converting' ? { step: 'idle' } : progress, announcement: null };
      shell.leaveWork?.(left.file ? new LeftConversion(left) : null);
    },
    [shell],
  );
}
