import type { BuiltInAnswer } from '@sheaf/document-qa/types/builtInAnswer';
import type { LanguageModel } from '../../ports.ts';
import { composeAnswer } from './composeAnswer.ts';
import { modelReply } from './model/modelReply.ts';
import type { Reply, ReplyHooks, ReplyRequest } from './reply.ts';

/** A visitor watches, and the built-in answer is ready by then. */
const MODEL_WITHIN_MS = 60_000;

/** Answers a question: by the model where there is one and its answer bears looking into, else by the built-in engine. */
export async function replyTo(request: ReplyRequest, hooks: ReplyHooks): Promise<Reply> {
  const { question, turns, document, model, withinMs = MODEL_WITHIN_MS } = request;
  const asked = { question, history: turns.map((turn) => turn.question) };
  const builtIn = await document.answer(asked, hooks);
  const reply = model ? await replyOfBoth(request, model, builtIn, hooks, withinMs) : composeAnswer(builtIn, request.words);
  if (!model || reply.engine === 'built-in' || reply.status === 'not_found') hooks.onEvent?.({ event: 'token', data: { text: reply.response } });
  hooks.onEvent?.({ event: 'citations', data: { citations: reply.citations, status: reply.status } });
  return reply;
}

async function replyOfBoth(request: ReplyRequest, model: LanguageModel, builtIn: BuiltInAnswer, hooks: ReplyHooks, withinMs: number): Promise<Reply> {
  const asked = await modelReply(request, model, builtIn, hooks, withinMs);
  if ('reply' in asked) return asked.reply;
  const { trouble } = asked;
  return { ...composeAnswer(builtIn, request.words), warnings: [{ code: trouble, text: request.words[trouble] }] };
}
