import type { Shell } from '@sheaf/tool-contract';
import type { Dispatch } from 'react';
import type { LetterApi } from './letterApi';
import type { LetterAction } from './letterState';

/** The context of every handler of this tool: the API, the shell and the state. */
export interface LetterContext {
  api: LetterApi;
  shell: Shell;
  dispatch: Dispatch<LetterAction>;
}
