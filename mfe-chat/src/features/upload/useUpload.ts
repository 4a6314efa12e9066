import type { ChatClient } from '@sheaf/api/client/chatCalls';
import { withRemedy } from '@sheaf/tool-kit/callFailure';
import { rejectNoPdf } from '@sheaf/tool-kit/rejectNoPdf';
import { useOneReading } from '@sheaf/tool-kit/useOneReading';
import type { Dispatch } from 'react';
import { useMessages } from '../../messages';
import { type ChatAction, chatActions } from '../../model/chatState';
import { reasonFrom } from '../../model/reason';
import type { Talk } from '../../model/talk';
import { talkFromUpload } from '../../model/talkFrom';

interface UploadEnds {
  onReady: (talk: Talk) => void;
}

/** Makes one PDF ready for questions at a time, and reports how far that is. Another file, or leaving the screen, stops it. */
export function useUpload(api: ChatClient, dispatch: Dispatch<ChatAction>, { onReady }: UploadEnds) {
  const reading = useOneReading();
  const { errors } = useMessages();
  return {
    progress: reading.progress,
    start(file: File, password = '') {
      dispatch(chatActions.uploadStarted({ file, password }));
      reading.start({
        size: file.size,
        call: async (listening) => {
          await rejectNoPdf(file, errors);
          return api.uploadForChat(file, password ? { password } : undefined, listening);
        },
        onRead: (uploaded) => {
          const talk = talkFromUpload(uploaded, { file, password, isLocked: false });
          dispatch(chatActions.uploadSucceeded(talk));
          onReady(talk);
        },
        onFail: (error) => dispatch(chatActions.uploadFailed(withRemedy(reasonFrom(error), error, errors))),
      });
    },
    cancel() {
      reading.stop();
      dispatch(chatActions.uploadCancelled());
    },
  };
}
