import type { Shell } from '@sheaf/tool-contract';
import type { Dispatch } from 'react';
import type { LetterApi } from './letterApi';
import type { LetterAction } from './letterState';

/** What every handler of this tool works with: the server, the page around it and the state. */
export interface LetterContext {
  api: LetterApi;
  shell: Shell;
  dispatch: Dispatch<LetterAction>;
}
