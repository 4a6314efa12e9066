import { findEnding } from '@sheaf/tool-kit/callFailure';
import { useMessages } from '../../messages';
import type { ChatContext } from '../../model/chatContext';
import { chatActions } from '../../model/chatState';
import { toReason } from '../../model/reason';
import type { Talk } from '../../model/talk';

/** Returns a function that deletes the conversation and its document, and reports the result. */
export function useChatDeletion({ api, shell, dispatch }: ChatContext, talk: Talk | null, stopAnswer: () => void): () => Promise<void> {
  const { session: words, documents: names } = useMessages();
  return async () => {
    if (!talk) return;
    try {
      await api.deleteChat(talk.sessionId);
    } catch (error) {
      // A session that has ended counts as deleted.
      if (!findEnding(toReason(error))) return shell.toast({ title: words.deleteFailed, description: words.deleteFailedText, tone: 'bad' });
    }
    stopAnswer();
    dispatch(chatActions.deleted());
    shell.toast({ title: words.deletedTitle, description: words.deletedText(names.list(talk.documents.map(({ name }) => name))), tone: 'good' });
  };
}
