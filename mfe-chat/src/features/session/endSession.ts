import type { ChatClient } from '@sheaf/api/client/createChatCalls';
import type { Talk } from '../../model/talk';

/** Deletes a conversation on the server that other PDFs replace. */
export function endSession(api: ChatClient, { sessionId, ending }: Talk): void {
  // If the call fails, the server deletes the session after its hour.
  if (!ending) api.deleteChat(sessionId).catch(() => undefined);
}
