import { estimateConfidence } from './answer/estimateConfidence.ts';
import { type RankedSentence, rankSentences } from './answer/rankSentences.ts';
import { citeSentence } from './cite/citeSentence.ts';
import { answerDocumentQuestion } from './documentQuestions/answerDocumentQuestion.ts';
import type { OpenIndex } from './index/openChatIndex.ts';
import { type Asked, type ReadQuestion, readQuestion } from './retrieve/readQuestion.ts';
import type { BuiltInAnswer } from './types/builtInAnswer.ts';

const MOST_QUOTES = 3;

/** Answers a question in sentences of the document, or says that it does not tell. */
export function answerQuestion(index: OpenIndex, asked: Asked): BuiltInAnswer {
  const whole = answerDocumentQuestion(index, asked.question);
  if (whole) return whole;
  const { best, status } = bestFor(index, asked);
  const quotes = best.map(({ sentence, features }, place) => citeSentence(index, { sentence, score: features.cover }, place + 1));
  const nothing = { isList: false, sentences: [], citations: [], closest: [], searchedPages: index.pages.length };
  if (status === 'not_found') return { ...nothing, status, closest: quotes };
  return {
    ...nothing,
    status,
    ...(status === 'partial' && { lead: { code: 'closest' as const } }),
    sentences: quotes.map(({ quote, id }) => ({ text: quote, citation: id })),
    citations: quotes,
  };
}

interface Found {
  best: RankedSentence[];
  status: BuiltInAnswer['status'];
}

/** What a question that leans slightly on earlier ones finds by itself is its answer; their words would only lead away from it. */
function bestFor(index: OpenIndex, { question, history }: Asked): Found {
  const read = readQuestion(index, { question, history });
  if (read.followUp !== 'slight') return found(index, read);
  const alone = found(index, readQuestion(index, { question, history: [] }));
  return alone.status !== 'not_found' ? alone : found(index, read);
}

function found(index: OpenIndex, read: ReadQuestion): Found {
  // A heading may be what was asked for; after a sentence it only says where that stands.
  const ranked = rankSentences(index, read);
  const best = ranked.filter(({ sentence }, place) => place === 0 || !isHeading(index, sentence)).slice(0, MOST_QUOTES);
  return { best, status: estimateConfidence(index, read, ranked).status };
}

function isHeading({ paragraphs, sentences }: OpenIndex, sentence: number): boolean {
  return paragraphs[sentences[sentence]?.paragraph ?? -1]?.kind === 'heading';
}
