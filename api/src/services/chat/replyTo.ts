import type { BuiltInAnswer } from '@sheaf/document-qa/types/builtInAnswer';
import type { LanguageModel } from '../../ports.ts';
import { composeAnswer } from './composeAnswer.ts';
import type { Reply, ReplyHooks, ReplyRequest } from './reply.ts';
import { streamModelReply } from './streamModelReply.ts';

/** A visitor watches, and the built-in answer is ready by then. */
const MODEL_WITHIN_MS = 60_000;

/** A visitor who sees nothing for longer believes that nothing happens. */
const BUILT_IN_AFTER_MS = 2_500;

/** Answers a question: by the model where there is one and its answer can be verified, else by the built-in engine. */
export async function replyTo(request: ReplyRequest, hooks: ReplyHooks): Promise<Reply> {
  const { question, turns, documents, model } = request;
  const inContext = { question, history: turns.map((turn) => turn.question) };
  const builtIn = await documents.answer(inContext, hooks);
  const reply = model ? await replyOfModel(request, model, builtIn, hooks) : composeAnswer(builtIn, request.words, documents.count);
  if (!model) hooks.onEvent?.({ event: 'token', data: { text: reply.response } });
  hooks.onEvent?.({ event: 'citations', data: { citations: reply.citations, status: reply.status } });
  return reply;
}

/** Asks the model, and shows the built-in answer while the model says nothing. */
async function replyOfModel(request: ReplyRequest, model: LanguageModel, builtIn: BuiltInAnswer, hooks: ReplyHooks): Promise<Reply> {
  const { words, documents, builtInAfterMs = BUILT_IN_AFTER_MS, withinMs = MODEL_WITHIN_MS } = request;
  const meanwhile = composeAnswer(builtIn, words, documents.count);
  const screen: { shows: 'nothing' | 'the model' | 'the built-in answer' } = { shows: 'nothing' };
  const timer = setTimeout(() => {
    if (screen.shows !== 'nothing' || meanwhile.status === 'not_found') return;
    screen.shows = 'the built-in answer';
    hooks.onEvent?.({ event: 'token', data: { text: meanwhile.response } });
  }, builtInAfterMs);
  const listening: ReplyHooks = {
    ...hooks,
    onEvent: (event) => {
      // The whole answer replaces what is shown, so its pieces would only mix with it.
      if (screen.shows === 'the built-in answer') return;
      screen.shows = 'the model';
      hooks.onEvent?.(event);
    },
  };
  try {
    const reply = await replyOfBoth(request, model, builtIn, listening, withinMs);
    const isUnsaid = reply.engine === 'built-in' || reply.status === 'not_found';
    if (isUnsaid && screen.shows !== 'the built-in answer') hooks.onEvent?.({ event: 'token', data: { text: reply.response } });
    return reply;
  } finally {
    clearTimeout(timer);
  }
}

async function replyOfBoth(request: ReplyRequest, model: LanguageModel, builtIn: BuiltInAnswer, hooks: ReplyHooks, withinMs: number): Promise<Reply> {
  const outcome = await streamModelReply(request, model, builtIn, hooks, withinMs);
  if ('reply' in outcome) return outcome.reply;
  const { trouble } = outcome;
  return { ...composeAnswer(builtIn, request.words, request.documents.count), warnings: [{ code: trouble, text: request.words[trouble] }] };
}
