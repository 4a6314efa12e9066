import type { Shell } from '@sheaf/tool-contract';
import type { Dispatch } from 'react';
import type { LetterApi } from './letterApi';
import type { LetterAction } from './letterState';

/** The API, the shell and the dispatch function that the handlers of this tool need. */
export interface LetterContext {
  api: LetterApi;
  shell: Shell;
  dispatch: Dispatch<LetterAction>;
}
