import type { BuiltInAnswer } from '@sheaf/document-qa/types/builtInAnswer';
import type { LanguageModel } from '../../ports.ts';
import { ModelUnavailable } from '../../ports.ts';
import { type CheckedAnswer, createCheckedAnswer } from './model/checkedAnswer.ts';
import { chooseExcerpts, type Excerpt } from './model/excerpts.ts';
import { buildModelPrompt, NOT_FOUND } from './model/modelPrompt.ts';
import { splitClaims } from './model/splitClaims.ts';
import type { Reply, ReplyHooks, ReplyRequest } from './reply.ts';

const MAX_ANSWER_TOKENS = 1500;
const MAX_CLOSEST = 3;
const MIN_SHOWN = /[\p{L}\p{N}]/u;

/** The outcome of a model call: its verified answer, or why the built-in one takes its place. */
export type ModelReply = { reply: Reply } | { trouble: 'model_unavailable' | 'claims_removed' };

/** Asks a model with the same passages that the built-in engine answers from, and shows nothing of it that was not verified. */
export async function streamModelReply(
  request: ReplyRequest,
  model: LanguageModel,
  builtIn: BuiltInAnswer,
  hooks: ReplyHooks,
  withinMs: number,
): Promise<ModelReply> {
  const late = AbortSignal.timeout(withinMs);
  const signal = AbortSignal.any([hooks.signal, late]);
  const inContext = { question: request.question, history: request.turns.map((turn) => turn.question) };
  const choices = await chooseExcerpts(inContext, request.documents, { model, builtIn }, hooks);
  for (const [index, excerpts] of choices.entries()) {
    try {
      return await replyFrom(excerpts);
    } catch (error) {
      hooks.signal.throwIfAborted();
      if (!late.aborted && !(error instanceof ModelUnavailable)) throw error;
      // A model with a small context may take a shorter prompt.
      const mayTakeLess = error instanceof ModelUnavailable && error.trouble === 'refused' && index < choices.length - 1;
      if (!mayTakeLess) return { trouble: 'model_unavailable' };
    }
  }
  // There is nothing a model could answer from.
  return { reply: { ...buildNotFoundReply(), citations: [] } };

  async function replyFrom(excerpts: Excerpt[]): Promise<ModelReply> {
    const answer = createCheckedAnswer({
      excerpts,
      question: request.question,
      verify: (quotes) => request.documents.verify(quotes, { ...hooks, signal }),
    });
    const pieces = model.stream({ messages: buildModelPrompt(excerpts, request), maxTokens: MAX_ANSWER_TOKENS, signal });
    let written = '';
    try {
      written = await addClaims(answer, pieces, hooks);
    } catch (error) {
      hooks.signal.throwIfAborted();
      // What was verified before the service stopped stays.
      if (answer.citations.length > 0 && (late.aborted || error instanceof ModelUnavailable))
        return { reply: composeCutReply(answer, request, model) };
      throw error;
    }
    if (answer.citations.length > 0) return { reply: composeReply(answer, request, model) };
    if (written.includes(NOT_FOUND)) return { reply: buildNotFoundReply() };
    return { trouble: 'claims_removed' };
  }

  function buildNotFoundReply(): Reply {
    const closest = (builtIn.closest.length > 0 ? builtIn.closest : builtIn.citations).slice(0, MAX_CLOSEST);
    const response = request.words.notFound({ pages: request.pageCount, documents: request.documents.count });
    return { response, status: 'not_found', citations: [], closest, searchedPages: request.pageCount, engine: model.label };
  }
}

/** Adds the claims of a model to its answer, shows what is verified, and returns all that it wrote. */
async function addClaims(answer: CheckedAnswer, pieces: AsyncIterable<string>, hooks: ReplyHooks): Promise<string> {
  let written = '';
  for await (const claim of splitClaims(pieces)) {
    written += claim.text;
    const text = await answer.add(claim);
    if (answer.citations.length > 0 && MIN_SHOWN.test(text)) hooks.onEvent?.({ event: 'token', data: { text } });
  }
  return written;
}

function composeReply({ text, citations, hasRemoved }: CheckedAnswer, { pageCount, words }: ReplyRequest, { label }: LanguageModel): Reply {
  return {
    response: text.trim(),
    status: hasRemoved ? 'partial' : 'grounded',
    citations,
    searchedPages: pageCount,
    engine: label,
    ...(hasRemoved ? { warnings: [{ code: 'claims_removed' as const, text: words.claims_removed }] } : {}),
  };
}

function composeCutReply(answer: CheckedAnswer, request: ReplyRequest, model: LanguageModel): Reply {
  return { ...composeReply(answer, request, model), status: 'partial', warnings: [{ code: 'model_unavailable', text: request.words.model_stopped }] };
}
