import type { ChatClient } from '@sheaf/api/client/createChatCalls';
import type { ChatAnswer } from '@sheaf/api/contract/chat';
import { useOneCall } from '@sheaf/tool-kit/useOneCall';
import { type Dispatch, useRef } from 'react';
import { type ChatAction, chatActions } from '../../model/chatState';
import { type Reason, toReason } from '../../model/reason';
import { speakAnswer } from './spokenAnswer';

interface AnswerCallbacks {
  onAnswered: (answer: ChatAnswer) => void;
  onFail: (reason: Reason) => void;
}

/** Asks one question at a time and passes on what comes of its answer. Stopping, or leaving the screen, stops the server's work too. */
export function useAsking(api: ChatClient, dispatch: Dispatch<ChatAction>, { onAnswered, onFail }: AnswerCallbacks) {
  const run = useOneCall();
  const count = useRef(0);

  return {
    start(sessionId: string, question: string) {
      count.current += 1;
      const id = `asked-${count.current}`;
      dispatch(chatActions.asked({ id, question }));
      run.start({
        call(signal) {
          const onToken = (piece: string) => !signal.aborted && dispatch(chatActions.wrote({ id, piece }));
          return api.askAboutPdf({ sessionId, message: question }, { signal, onToken });
        },
        onDone(answer) {
          dispatch(chatActions.answered({ id, answer, spoken: speakAnswer(answer) }));
          onAnswered(answer);
        },
        onFail(error) {
          const reason = toReason(error);
          dispatch(chatActions.answerFailed({ id, reason }));
          onFail(reason);
        },
      });
    },
    stop() {
      run.stop();
      dispatch(chatActions.stopped());
    },
  };
}
