import type { ChatClient } from '@sheaf/api/client/chatCalls';
import { useOneReading } from '@sheaf/tool-kit/useOneReading';
import type { Dispatch } from 'react';
import { type ChatAction, chatActions } from '../../model/chatState';
import { type Reason, reasonFrom } from '../../model/reason';
import type { Talk } from '../../model/talk';
import { talkFromUpload } from '../../model/talkFrom';

interface UploadEnds {
  onReady: (talk: Talk) => void;
  onFail: (reason: Reason) => void;
}

/** Makes one PDF ready for questions at a time, and reports how far that is. Another file, or leaving the screen, stops it. */
export function useUpload(api: ChatClient, dispatch: Dispatch<ChatAction>, { onReady, onFail }: UploadEnds) {
  const reading = useOneReading();
  return {
    progress: reading.progress,
    start(file: File, password = '') {
      dispatch(chatActions.uploadStarted({ file, password }));
      reading.start({
        size: file.size,
        call: (listening) => api.uploadForChat(file, password ? { password } : undefined, listening),
        onRead: (uploaded) => {
          const talk = talkFromUpload(uploaded, { file, password, isLocked: false });
          dispatch(chatActions.uploadSucceeded(talk));
          onReady(talk);
        },
        onFail: (error) => {
          const reason = reasonFrom(error);
          dispatch(chatActions.uploadFailed(reason));
          onFail(reason);
        },
      });
    },
    cancel() {
      reading.stop();
      dispatch(chatActions.uploadCancelled());
    },
  };
}
