import type { ApiClient } from '@sheaf/api/client';
import type { Shell } from '@sheaf/tool-contract';
import type { Dispatch } from 'react';
import type { ChatAction } from './chatState';

/** What every handler of this tool works with: the server, the page around it and the state. */
export interface ChatContext {
  api: ApiClient;
  shell: Shell;
  dispatch: Dispatch<ChatAction>;
}
