import { useMessages } from '../../messages';
import type { ChatContext } from '../../model/chatContext';
import type { Talk } from '../../model/talk';
import { endSession } from '../session/endSession';
import { useUpload } from './useUpload';

/** Returns the handlers that prepare a PDF for questions, and their progress. */
export function useUploadHandlers({ api, shell, dispatch }: ChatContext, talk: Talk | null) {
  const { upload: words } = useMessages();
  const upload = useUpload(api, dispatch, { onReady: handleReady });

  function handleReady() {
    // Another PDF ends the previous conversation, in the browser and on the server.
    if (talk) endSession(api, talk);
    shell.toast({ title: words.doneTitle, description: words.doneText, tone: 'good' });
  }

  const handlePassword = (file: File, password: string) => upload.start(file, password);
  return {
    uploadProgress: upload.progress,
    onCancelUpload: upload.cancel,
    onFile: (file: File) => upload.start(file),
    onPassword: handlePassword,
    onUploadAgain: handlePassword,
  };
}
