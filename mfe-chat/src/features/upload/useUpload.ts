import type { ChatClient } from '@sheaf/api/client/createChatCalls';
import { isAboutFile, isUnsent, withRemedy } from '@sheaf/tool-kit/callFailure';
import { sendChecked } from '@sheaf/tool-kit/sendChecked';
import { useOneReading } from '@sheaf/tool-kit/useOneReading';
import type { Dispatch } from 'react';
import { useMessages } from '../../messages';
import { type ChatAction, chatActions } from '../../model/chatState';
import { toReason } from '../../model/reason';
import type { ChosenPdf, RefusedPdf, Talk } from '../../model/talk';
import { createTalkFromUpload, listUploadedDocuments } from '../../model/talkFrom';

interface UploadEnds {
  onReady: (talk: Talk) => void;
}

/** Makes PDFs ready for questions, one at a time, and reports how far that is. Other files, or leaving the screen, stop it. */
export function useUpload(api: ChatClient, dispatch: Dispatch<ChatAction>, { onReady }: UploadEnds) {
  const reading = useOneReading();
  const { errors } = useMessages();

  const describeRefusal = (pdf: ChosenPdf, error: unknown): RefusedPdf => ({
    ...pdf,
    reason: withRemedy(toReason(error), error, errors),
    isUnsent: isUnsent(error),
  });

  /** Begins a conversation with the first PDF that can be read, and adds the others. `refused` are those that could not be before. */
  function start([first, ...others]: readonly ChosenPdf[], refused: readonly RefusedPdf[] = []): void {
    if (!first) return;
    const { file, password } = first;
    dispatch(chatActions.uploadStarted(first));
    reading.start({
      size: file.size,
      call: (listening) => sendChecked(first, { listening, errors }, (hooks) => api.uploadForChat(file, password ? { password } : undefined, hooks)),
      onRead: (uploaded) => {
        const talk = { ...createTalkFromUpload(uploaded, { file, password, isLocked: false }), notAdded: [...refused] };
        dispatch(chatActions.uploadSucceeded(talk));
        onReady(talk);
        add(talk, others);
      },
      onFail: (error) => {
        const failed = [...refused, describeRefusal(first, error)];
        if (!isAboutFile(error)) dispatch(chatActions.uploadFailed({ refused: failed, again: [first, ...others] }));
        else if (others.length > 0) start(others, failed);
        else dispatch(chatActions.uploadFailed({ refused: failed, again: [] }));
      },
    });
  }

  /** Adds PDFs to a conversation. One that cannot be read does not stop the others. */
  function add({ sessionId, documents: before }: Pick<Talk, 'sessionId' | 'documents'>, [next, ...others]: readonly ChosenPdf[]): void {
    if (!next) return;
    const { file, password } = next;
    dispatch(chatActions.addingStarted(file));
    reading.start({
      size: file.size,
      call: (listening) =>
        sendChecked(next, { listening, errors }, (hooks) => api.uploadForChat(file, { sessionId, ...(password && { password }) }, hooks)),
      onRead: (uploaded) => {
        const documents = listUploadedDocuments(uploaded, before, { file, password, isLocked: false });
        dispatch(chatActions.documentAdded(documents));
        add({ sessionId, documents }, others);
      },
      onFail: (error) => {
        dispatch(chatActions.addingFailed(describeRefusal(next, error)));
        add({ sessionId, documents: before }, others);
      },
    });
  }

  return { progress: reading.progress, start, add, stop: reading.stop };
}
