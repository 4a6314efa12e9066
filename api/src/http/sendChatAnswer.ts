import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { ChatAnswer, ChatEvent } from '../../contract/chat.ts';
import { acceptsEventStream, answerInEvents } from './answerInEvents.ts';
import { describeRefusal } from './describeRefusal.ts';

/** Computes an answer and reports its events meanwhile. */
type CreateAnswer = (onEvent?: (event: ChatEvent) => void) => Promise<ChatAnswer>;

/** Sends an answer as JSON, or in events to a caller who wants them. A failure is then the last event. */
export async function sendChatAnswer(ctx: Context, { signal, log }: { signal: AbortSignal; log: Logger }, createAnswer: CreateAnswer): Promise<void> {
  if (!acceptsEventStream(ctx)) {
    ctx.body = await createAnswer();
    return;
  }
  answerInEvents(ctx, async (send: (event: ChatEvent) => void) => {
    try {
      send({ event: 'done', data: await createAnswer(send) });
    } catch (error) {
      if (signal.aborted) return;
      const { code, status, sentence: text } = describeRefusal(ctx, error, log, 'An answer failed.');
      send({ event: 'error', data: { code, status, text } });
    }
  });
}
