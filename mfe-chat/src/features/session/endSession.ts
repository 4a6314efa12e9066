import type { ChatClient } from '@sheaf/api/client/chatCalls';
import type { Talk } from '../../model/talk';
import { forgetSession } from './useKeptTalk';

/** Ends a conversation that another PDF has taken the place of, here and on the server. */
export function endSession(api: ChatClient, { document: { sessionId }, ending }: Talk): void {
  forgetSession(sessionId);
  // Should it not be reached, the server deletes it when its hour is over.
  if (!ending) api.deleteChat(sessionId).catch(() => undefined);
}
