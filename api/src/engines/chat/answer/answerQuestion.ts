import type { BuiltInAnswer } from '../builtInAnswer.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { type Asked, readQuestion } from '../retrieval/readQuestion.ts';
import { wholeDocumentAnswer } from '../whole/wholeDocumentAnswer.ts';
import { quoteOf } from './quoteOf.ts';
import { rankSentences } from './rankSentences.ts';

const FOUND_COVER = 0.6;
const NEAR_COVER = 0.4;
const MOST_QUOTES = 3;

/** Answers a question in sentences of the document, or says that it does not tell. */
export function answerQuestion(index: OpenIndex, asked: Asked): BuiltInAnswer {
  const whole = wholeDocumentAnswer(index, asked.question);
  if (whole) return whole;
  const best = rankSentences(index, readQuestion(index, asked)).slice(0, MOST_QUOTES);
  const cover = best[0]?.cover ?? 0;
  const quotes = best.map((each, place) => quoteOf(index, each, place + 1));
  const nothing = { isList: false, sentences: [], citations: [], closest: [], searchedPages: index.pages.length };
  if (cover < NEAR_COVER) return { ...nothing, status: 'not_found', closest: quotes };
  return {
    ...nothing,
    status: cover >= FOUND_COVER ? 'grounded' : 'partial',
    ...(cover < FOUND_COVER && { lead: { code: 'closest' as const } }),
    sentences: quotes.map(({ quote, id }) => ({ text: quote, citation: id })),
    citations: quotes,
  };
}
