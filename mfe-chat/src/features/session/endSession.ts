import type { ChatClient } from '@sheaf/api/client/chatCalls';
import type { Talk } from '../../model/talk';
import { forgetSession } from './useKeptTalk';

/** Deletes a conversation that another PDF replaces, in the browser and on the server. */
export function endSession(api: ChatClient, { document: { sessionId }, ending }: Talk): void {
  forgetSession(sessionId);
  // If the call fails, the server deletes the session after its hour.
  if (!ending) api.deleteChat(sessionId).catch(() => undefined);
}
