import type { ChatClient } from '@sheaf/api/client/createChatCalls';
import type { Shell } from '@sheaf/tool-contract';
import type { Dispatch } from 'react';
import type { ChatAction } from './chatState';

/** The context of every handler of this tool: the API, the shell and the state. */
export interface ChatContext {
  api: ChatClient;
  shell: Shell;
  dispatch: Dispatch<ChatAction>;
}
