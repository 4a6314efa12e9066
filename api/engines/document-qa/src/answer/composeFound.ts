import { findTerms } from '@sheaf/language/terms/searchTerms';
import { citeSentence } from '../cite/citeSentence.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { detectAnswerType } from './answerType.ts';
import { asksForUnmetThing, asksOtherThan } from './asksOtherThan.ts';
import type { Estimate } from './estimateConfidence.ts';
import { findValue } from './findValue.ts';
import type { RankedSentence } from './rankSentences.ts';
import { decideYesOrNo } from './yesNo.ts';

/** Below it, not even a likely yes or no is said. */
const LIKELY = 0.35;
const MOST_RELATED = 5;
const YES_OR_NO_QUESTIONS = { en: 'yesNo', es: 'yesNo', de: 'yesNo' } as const;
/** A question that goes on after a remark: "My network is 5 GHz, will it work?" */
const OPENS_YES_OR_NO =
  /^\W*(?:and |but |so |y |und )?(?:is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|have|had|am)\s|[,;.] (?:is|are|will|can|does|do|may) (?:it|that|this|he|she|they|i|we|the)\b[^,]*\?\s*$/i;

type Lead = NonNullable<BuiltInAnswer['lead']>;

/** What was found for a question, and how sure it is. */
export interface Found {
  read: ReadQuestion;
  best: readonly RankedSentence[];
  estimate: Estimate;
}

/** Returns the answer that a question gets from ranked sentences: the value or yes or no first, then the sentence that says it. */
export function composeFound(index: OpenIndex, { read, best, estimate }: Found): BuiltInAnswer {
  const quotes = best.map(({ sentence, features }, place) =>
    citeSentence(index, { sentence, score: Math.max(features.cover, features.meaning) }, place + 1),
  );
  const nothing = { isList: false, sentences: [], citations: [], closest: [], searchedPages: index.pages.length };
  const [first] = quotes;
  if (estimate.status === 'not_found' || !first) return { ...nothing, status: 'not_found', closest: quotes };
  const lead =
    leadFor(index, { read, best, estimate }) ?? (estimate.status === 'partial' ? { code: 'closest' as const, page: first.page } : undefined);
  return {
    ...nothing,
    status: estimate.status,
    ...(lead && { lead }),
    sentences: [{ text: withoutBullet(first.quote), citation: first.id }],
    citations: quotes,
  };
}

function leadFor(index: OpenIndex, { read, best, estimate }: Found): Lead | undefined {
  const [top] = best;
  const span = top && index.sentences[top.sentence];
  if (!top || !span) return undefined;
  const text = index.text.slice(span.start, span.end).replace(/\s+/g, ' ');
  const isSure = estimate.status === 'grounded';
  if (isYesOrNo(read)) {
    const isUnmet = asksForUnmetThing(index, read, top.sentence);
    const verdict = isUnmet || (!isSure && estimate.probability < LIKELY) ? undefined : decideYesOrNo(read.question, text);
    // Whoever asks of another name or year is told no, if anything.
    if (verdict === undefined || (verdict === 'yes' && asksOtherThan(index, read, top.sentence))) return undefined;
    return { code: isSure ? verdict : verdict === 'yes' ? 'likelyYes' : 'likelyNo' };
  }
  if (!isSure) return undefined;
  const value = findValue(detectAnswerType(read.question, read.language), text, metPlaces(index, read, text));
  return value === undefined ? undefined : { code: 'value', value };
}

function isYesOrNo({ question, language }: ReadQuestion): boolean {
  if (language === 'en') return OPENS_YES_OR_NO.test(question);
  return detectAnswerType(question, language) === YES_OR_NO_QUESTIONS[language];
}

/** Where in a sentence the last word of the question stands that it has: it mostly tells one value from another. */
function metPlaces(index: OpenIndex, { terms }: ReadQuestion, text: string): number[] {
  const words = findTerms(text, index.language);
  for (const { forms, related } of terms.toReversed()) {
    const asked = new Set([...forms, ...related.slice(0, MOST_RELATED)].map(({ number }) => index.termAt(number)));
    const places = words.flatMap(({ term, start }) => (asked.has(term) ? [start] : []));
    if (places.length > 0) return places;
  }
  return [];
}

function withoutBullet(quote: string): string {
  return quote.replace(/^[•▪●◦*–—-]\s+/, '');
}
