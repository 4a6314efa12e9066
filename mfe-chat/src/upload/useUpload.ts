import { type ApiClient, wasCancelled } from '@sheaf/api/client';
import { type ReadingNews, type ReadingProgress, readingBegins, readingGoesOn } from '@sheaf/shell/tool-contract/readingProgress';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { ChatAction } from '../state/chatState';
import { type Reason, reasonFrom } from '../state/reason';
import type { Talk } from '../state/talk';
import { talkFromUpload } from '../state/talkFrom';

interface UploadEnds {
  onReady: (talk: Talk) => void;
  onFail: (reason: Reason) => void;
}

const NO_FILE = { size: 0 };

/** Makes one PDF ready for questions at a time, and tells how far that is. Another file, or leaving the screen, stops it. */
export function useUpload(api: ApiClient, dispatch: Dispatch<ChatAction>, { onReady, onFail }: UploadEnds) {
  const [progress, setProgress] = useState<ReadingProgress>(() => readingBegins(NO_FILE));
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File, password: string, { signal }: AbortController) {
    const hear = (news: ReadingNews) => !signal.aborted && setProgress((before) => readingGoesOn(before, news, file));
    setProgress(readingBegins(file));
    dispatch({ type: 'uploadStarted', file, password });
    try {
      const uploaded = await api.uploadForChat(file, password ? { password } : undefined, {
        signal,
        onUpload: (share) => hear({ of: 'upload', share }),
        onProgress: (told) => hear({ of: 'work', progress: told }),
      });
      if (signal.aborted) return;
      const talk = talkFromUpload(uploaded, { file, password, isLocked: false }, Date.now());
      dispatch({ type: 'uploadSucceeded', talk });
      onReady(talk);
    } catch (error) {
      if (signal.aborted || wasCancelled(error)) return;
      const reason = reasonFrom(error);
      dispatch({ type: 'uploadFailed', reason });
      onFail(reason);
    }
  }

  return {
    progress,
    start(file: File, password = '') {
      running.current?.abort();
      running.current = new AbortController();
      void upload(file, password, running.current);
    },
    cancel() {
      running.current?.abort();
      dispatch({ type: 'uploadCancelled' });
    },
  };
}
