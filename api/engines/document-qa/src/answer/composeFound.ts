import { citeSentence } from '../cite/citeSentence.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { detectAnswerType } from './answerType.ts';
import { asksForMissingThing, asksOtherThan } from './asksOtherThan.ts';
import type { Estimate } from './estimateConfidence.ts';
import { findMatchedOffsets } from './findMatchedOffsets.ts';
import { findValue } from './findValue.ts';
import type { RankedSentence } from './rankSentences.ts';
import { comparesAges, decideYesOrNo, givesRuleAskedFor } from './yesNo.ts';

/** Below this probability, an answer has no yes or no. */
const LIKELY = 0.35;
/** Matches words that ask for something else than yes or no. */
const INTERROGATIVES = {
  es: /(?<!\p{L})(?:qué|que|cuál(?:es)?|cual|quién(?:es)?|cuándo|cuando|cuánt\p{L}+|cuant\p{L}+|dónde|donde|cómo|como|dime|lista)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:w(?:er|en|em|as|ann|o|ie|arum|ieso|eshalb|ohin|oher|ozu|ofür|omit|elche\p{L}?)|bis wann|nenne|zeige)(?!\p{L})/iu,
};
/** Matches yes-or-no questions, also behind a remark: "My network is 5 GHz, will it work?" */
const OPENS_YES_OR_NO =
  /^\W*(?:and |but |so |y |und )?(?:is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|have|had|am)\s|[,;.] (?:is|are|will|can|does|do|may) (?:it|that|this|he|she|they|i|we|the)\b[^,]*\?\s*$/i;

type Lead = NonNullable<BuiltInAnswer['lead']>;

/** The sentences found for a question, and the confidence in them. */
export interface Found {
  read: ReadQuestion;
  best: readonly RankedSentence[];
  estimate: Estimate;
}

/** Builds the answer from ranked sentences: the value or yes or no first, then the sentence with it. */
export function composeFound(index: OpenIndex, { read, best, estimate }: Found): BuiltInAnswer {
  const quotes = best.map(({ sentence, features }, place) =>
    citeSentence(index, { sentence, score: Math.max(features.cover, features.meaning) }, place + 1),
  );
  const nothing = { isList: false, sentences: [], citations: [], closest: [], searchedPages: index.pages.length };
  const [first] = quotes;
  if (estimate.status === 'not_found' || !first) return { ...nothing, status: 'not_found', closest: quotes };
  const lead =
    chooseLead(index, { read, best, estimate }) ?? (estimate.status === 'partial' ? { code: 'closest' as const, page: first.page } : undefined);
  return {
    ...nothing,
    status: estimate.status,
    ...(lead && { lead }),
    sentences: [{ text: first.quote, citation: first.id }],
    citations: quotes,
  };
}

function chooseLead(index: OpenIndex, { read, best, estimate }: Found): Lead | undefined {
  const [top] = best;
  const span = top && index.sentences[top.sentence];
  if (!top || !span) return undefined;
  const text = index.text.slice(span.start, span.end).replace(/\s+/g, ' ');
  const isSure = estimate.status === 'grounded';
  if (isYesOrNo(read)) {
    const isMissing = asksForMissingThing(index, read, top.sentence);
    const isUnlikely = !isSure && estimate.probability < LIKELY && !comparesAges(read.question, text);
    const verdict = isMissing || isUnlikely ? undefined : decideYesOrNo(read.question, text);
    if (!isSure && verdict === 'yes' && !givesRuleAskedFor(read.question, text)) return undefined;
    // A question about another name or year cannot be confirmed.
    if (verdict === undefined || (verdict === 'yes' && asksOtherThan(index, read, top.sentence))) return undefined;
    return { code: isSure ? verdict : verdict === 'yes' ? 'likelyYes' : 'likelyNo' };
  }
  if (!isSure) return undefined;
  const value = findValue(detectAnswerType(read.question, read.language), text, findMatchedOffsets(index, read, text));
  return value === undefined ? undefined : { code: 'value', value };
}

function isYesOrNo({ question, language }: ReadQuestion): boolean {
  if (language === 'en') return OPENS_YES_OR_NO.test(question);
  return detectAnswerType(question, language) === 'yesNo' || (/\?\s*$/.test(question) && !INTERROGATIVES[language].test(question));
}
