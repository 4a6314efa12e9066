import type { ChatClient } from '@sheaf/api/client/createChatCalls';
import { withRemedy } from '@sheaf/tool-kit/callFailure';
import { rejectNoPdf } from '@sheaf/tool-kit/rejectNoPdf';
import { useOneReading } from '@sheaf/tool-kit/useOneReading';
import type { Dispatch } from 'react';
import { useMessages } from '../../messages';
import { type ChatAction, chatActions } from '../../model/chatState';
import { toReason } from '../../model/reason';
import type { ChosenPdf, Talk } from '../../model/talk';
import { createTalkFromUpload, listUploadedDocuments } from '../../model/talkFrom';

interface UploadEnds {
  onReady: (talk: Talk) => void;
}

/** Makes PDFs ready for questions, one at a time, and reports how far that is. Other files, or leaving the screen, stop it. */
export function useUpload(api: ChatClient, dispatch: Dispatch<ChatAction>, { onReady }: UploadEnds) {
  const reading = useOneReading();
  const { errors } = useMessages();

  function start([first, ...others]: readonly ChosenPdf[]): void {
    if (!first) return;
    const { file, password } = first;
    dispatch(chatActions.uploadStarted({ file, password }));
    reading.start({
      size: file.size,
      call: async (listening) => {
        await rejectNoPdf(file, errors);
        return api.uploadForChat(file, password ? { password } : undefined, listening);
      },
      onRead: (uploaded) => {
        const talk = createTalkFromUpload(uploaded, { file, password, isLocked: false });
        dispatch(chatActions.uploadSucceeded(talk));
        onReady(talk);
        add(talk, others);
      },
      onFail: (error) => dispatch(chatActions.uploadFailed(withRemedy(toReason(error), error, errors))),
    });
  }

  /** Adds PDFs to a conversation. One that cannot be read does not stop the others. */
  function add({ sessionId, documents: before }: Pick<Talk, 'sessionId' | 'documents'>, [next, ...others]: readonly ChosenPdf[]): void {
    if (!next) return;
    const { file, password } = next;
    dispatch(chatActions.addingStarted(file));
    reading.start({
      size: file.size,
      call: async (listening) => {
        await rejectNoPdf(file, errors);
        return api.uploadForChat(file, { sessionId, ...(password && { password }) }, listening);
      },
      onRead: (uploaded) => {
        const documents = listUploadedDocuments(uploaded, before, { file, password, isLocked: false });
        dispatch(chatActions.documentAdded(documents));
        add({ sessionId, documents }, others);
      },
      onFail: (error) => {
        dispatch(chatActions.addingFailed({ file, reason: withRemedy(toReason(error), error, errors) }));
        add({ sessionId, documents: before }, others);
      },
    });
  }

  return { progress: reading.progress, start, add, stop: reading.stop };
}
