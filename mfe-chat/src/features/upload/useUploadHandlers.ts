import { useMessages } from '../../messages';
import type { ChatContext } from '../../model/chatContext';
import type { Reason } from '../../model/reason';
import type { Talk } from '../../model/talk';
import { endSession } from '../session/endSession';
import { useUpload } from './useUpload';

/** Returns the handlers that prepare a PDF for questions, and their progress. */
export function useUploadHandlers({ api, shell, dispatch }: ChatContext, talk: Talk | null) {
  const { upload: words } = useMessages();
  const upload = useUpload(api, dispatch, { onReady: handleReady, onFail: handleFailed });

  function handleReady() {
    // Another PDF ends the previous conversation, in the browser and on the server.
    if (talk) endSession(api, talk);
    shell.toast({ title: words.doneTitle, description: words.doneText, tone: 'good' });
  }

  function handleFailed({ sentence }: Reason) {
    shell.toast({ title: words.failedTitle, description: sentence ?? words.failedText, tone: 'bad' });
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
