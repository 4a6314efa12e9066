import { useMessages } from '../../messages';
import type { ChatContext } from '../../model/chatContext';
import { chatActions } from '../../model/chatState';
import { toReason } from '../../model/reason';
import type { ChosenPdf, RefusedPdf, Talk } from '../../model/talk';
import { endSession } from '../session/endSession';
import { useUpload } from './useUpload';

const withoutPassword = (files: readonly File[]): ChosenPdf[] => files.map((file) => ({ file, password: '' }));

/** Returns the handlers that prepare PDFs for questions, and their progress. */
export function useUploadHandlers({ api, shell, dispatch }: ChatContext, talk: Talk | null) {
  const { upload: words, documents } = useMessages();
  const upload = useUpload(api, dispatch, { onReady: handleReady });

  function handleReady() {
    // Another PDF ends the previous conversation, in the browser and on the server.
    if (talk) endSession(api, talk);
    shell.toast({ title: words.doneTitle, description: words.doneText, tone: 'good' });
  }

  function handleCancel() {
    upload.stop();
    dispatch(talk?.adding ? chatActions.addingCancelled() : chatActions.uploadCancelled());
  }

  async function handleRemove(number: number) {
    if (!talk) return;
    try {
      await api.removeChatDocument(talk.sessionId, number);
      dispatch(chatActions.documentRemoved(number));
    } catch (error) {
      shell.toast({ title: documents.removeFailed, description: toReason(error).sentence ?? documents.removeFailedText, tone: 'bad' });
    }
  }

  return {
    uploadProgress: upload.progress,
    onCancelUpload: handleCancel,
    onFiles: (files: readonly File[]) => upload.start(withoutPassword(files)),
    onPassword: (pdf: ChosenPdf, others: readonly RefusedPdf[]) => upload.start([pdf], others),
    onUploadAgain: (pdfs: readonly ChosenPdf[]) => upload.start(pdfs),
    onAddFiles: (files: readonly File[]) => talk && upload.add(talk, withoutPassword(files)),
    onAddWithPassword: (file: File, password: string) => talk && upload.add(talk, [{ file, password }]),
    onRemove: (number: number) => void handleRemove(number),
  };
}
