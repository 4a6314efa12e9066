import { wasCancelled } from '@sheaf/api/client/apiError';
import type { ChatClient } from '@sheaf/api/client/createChatCalls';
import { useSavedWork } from '@sheaf/tool-kit/useSavedWork';
import { useEffect } from 'react';
import type { ChatContext } from '../../model/chatContext';
import { chatSaver } from '../../model/chatSaver';
import { type ChatState, chatActions, isBlank, type SavedSession } from '../../model/chatState';
import { toReason } from '../../model/reason';
import { createTalkFromHistory } from '../../model/talkFrom';

/** Brings the conversation of this tab back, and keeps what that needs. Returns whether files from elsewhere may be taken now. */
export function useSavedTalk({ api, shell, dispatch }: ChatContext, state: ChatState): boolean {
  const { isReady } = useSavedWork(chatSaver, {
    shell,
    state,
    isBlank: isBlank(state),
    onRestore: (found) => dispatch(chatActions.found(found)),
  });
  const session = state.stage.step === 'restoring' ? state.stage.kept : null;

  useEffect(() => {
    if (!session) return undefined;
    const restoring = new AbortController();
    void restore(api, session, dispatch, restoring.signal);
    return () => restoring.abort();
  }, [api, session, dispatch]);

  return isReady && !session;
}

async function restore(api: ChatClient, session: SavedSession, dispatch: ChatContext['dispatch'], signal: AbortSignal): Promise<void> {
  try {
    const history = await api.chatHistory(session.sessionId, { signal });
    if (!signal.aborted) dispatch(chatActions.restored(createTalkFromHistory(history, session.pdfs)));
  } catch (error) {
    if (!signal.aborted && !wasCancelled(error)) dispatch(chatActions.restoringFailed(toReason(error)));
  }
}
