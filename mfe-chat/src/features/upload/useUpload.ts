import type { ChatClient } from '@sheaf/api/client/chatCalls';
import { useOneReading } from '@sheaf/tool-kit/useOneReading';
import type { Dispatch } from 'react';
import { type ChatAction, chatActions } from '../../model/chatState';
import { type Reason, reasonFrom } from '../../model/reason';
import type { ChosenPdf, Talk } from '../../model/talk';
import { documentsFromUpload, talkFromUpload } from '../../model/talkFrom';

interface UploadEnds {
  onReady: (talk: Talk) => void;
  onFail: (reason: Reason) => void;
}

/** Makes PDFs ready for questions, one at a time, and reports how far that is. Other files, or leaving the screen, stop it. */
export function useUpload(api: ChatClient, dispatch: Dispatch<ChatAction>, { onReady, onFail }: UploadEnds) {
  const reading = useOneReading();

  function start([first, ...others]: readonly ChosenPdf[]): void {
    if (!first) return;
    const { file, password } = first;
    dispatch(chatActions.uploadStarted({ file, password }));
    reading.start({
      size: file.size,
      call: (listening) => api.uploadForChat(file, password ? { password } : undefined, listening),
      onRead: (uploaded) => {
        const talk = talkFromUpload(uploaded, { file, password, isLocked: false });
        dispatch(chatActions.uploadSucceeded(talk));
        onReady(talk);
        add(talk, others);
      },
      onFail: (error) => {
        const reason = reasonFrom(error);
        dispatch(chatActions.uploadFailed(reason));
        onFail(reason);
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
      call: (listening) => api.uploadForChat(file, { sessionId, ...(password && { password }) }, listening),
      onRead: (uploaded) => {
        const documents = documentsFromUpload(uploaded, before, { file, password, isLocked: false });
        dispatch(chatActions.documentAdded(documents));
        add({ sessionId, documents }, others);
      },
      onFail: (error) => {
        dispatch(chatActions.addingFailed({ file, reason: reasonFrom(error) }));
        add({ sessionId, documents: before }, others);
      },
    });
  }

  return { progress: reading.progress, start, add, stop: reading.stop };
}
