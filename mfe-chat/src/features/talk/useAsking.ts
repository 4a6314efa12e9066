import { type ApiClient, wasCancelled } from '@sheaf/api/client';
import type { ChatAnswer } from '@sheaf/api/contract/chat';
import { type Dispatch, useEffect, useRef } from 'react';
import { type ChatAction, chatActions } from '../../model/chatState';
import { type Reason, reasonFrom } from '../../model/reason';
import { plainAnswer } from './answerBlocks';

interface AskEnds {
  onAnswered: (answer: ChatAnswer) => void;
  onFail: (reason: Reason) => void;
}

/** Asks one question at a time and passes on what comes of its answer. Stopping, or leaving the screen, stops the server's work too. */
export function useAsking(api: ApiClient, dispatch: Dispatch<ChatAction>, { onAnswered, onFail }: AskEnds) {
  const running = useRef<AbortController>(null);
  const count = useRef(0);

  useEffect(() => () => running.current?.abort(), []);

  async function ask(sessionId: string, question: string, { signal }: AbortController) {
    count.current += 1;
    const id = `asked-${count.current}`;
    dispatch(chatActions.asked({ id, question }));
    try {
      const onToken = (piece: string) => !signal.aborted && dispatch(chatActions.wrote({ id, piece }));
      const answer = await api.askAboutPdf({ sessionId, message: question }, { signal, onToken });
      if (signal.aborted) return;
      const ids = answer.citations.map((citation) => citation.id);
      dispatch(chatActions.answered({ id, answer, spoken: plainAnswer(answer.response, ids, () => '') }));
      onAnswered(answer);
    } catch (error) {
      if (signal.aborted || wasCancelled(error)) return;
      const reason = reasonFrom(error);
      dispatch(chatActions.answerFailed({ id, reason }));
      onFail(reason);
    }
  }

  return {
    start(sessionId: string, question: string) {
      running.current?.abort();
      running.current = new AbortController();
      void ask(sessionId, question, running.current);
    },
    stop() {
      running.current?.abort();
      dispatch(chatActions.stopped());
    },
  };
}
