import type { Shell } from '@sheaf/tool-contract';
import { useEffect, useRef } from 'react';
import type { ConvertState } from '../../model/convertState';
import { saveConversion } from '../../model/savedConversion';

/** Saves the conversion when the screen goes away, so that it can be resumed. */
export function useSaveOnLeave(shell: Shell, state: ConvertState): void {
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => () => saveConversion(shell, latest.current), [shell]);
}
