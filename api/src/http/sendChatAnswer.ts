import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { ChatAnswer, ChatEvent } from '../../contract/chat.ts';
import { answerInEvents, wantsEvents } from './answerInEvents.ts';
import { describeRefusal } from './describeRefusal.ts';

/** Computes an answer and reports its events meanwhile. */
type MakeAnswer = (onEvent?: (event: ChatEvent) => void) => Promise<ChatAnswer>;

/** Sends an answer as JSON, or in events to a caller who wants them. A failure is then the last event. */
export async function sendChatAnswer(ctx: Context, { signal, log }: { signal: AbortSignal; log: Logger }, makeAnswer: MakeAnswer): Promise<void> {
  if (!wantsEvents(ctx)) {
    ctx.body = await makeAnswer();
    return;
  }
  answerInEvents(ctx, async (send: (event: ChatEvent) => void) => {
    try {
      send({ event: 'done', data: await makeAnswer(send) });
    } catch (error) {
      if (signal.aborted) return;
      const { code, status, sentence: text } = describeRefusal(ctx, error, log, 'An answer failed.');
      send({ event: 'error', data: { code, status, text } });
    }
  });
}
