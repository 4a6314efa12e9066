import type { ChatClient } from '@sheaf/api/client/chatCalls';
import type { Shell } from '@sheaf/tool-contract';
import type { Dispatch } from 'react';
import type { ChatAction } from './chatState';

/** What every handler of this tool works with: the server, the page around it and the state. */
export interface ChatContext {
  api: ChatClient;
  shell: Shell;
  dispatch: Dispatch<ChatAction>;
}
