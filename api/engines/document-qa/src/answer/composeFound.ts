import { citeSentence } from '../cite/citeSentence.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { detectAnswerType } from './answerType.ts';
import type { Estimate } from './estimateConfidence.ts';
import { findActor } from './findActor.ts';
import { findMatchedOffsets } from './findMatchedOffsets.ts';
import { findValue } from './findValue.ts';
import { isAboutOtherName } from './isAboutOtherName.ts';
import { isYesOrNo } from './isYesOrNo.ts';
import { lacksRarestWord } from './lacksRarestWord.ts';
import type { RankedSentence } from './rankSentences.ts';
import { statesCount } from './statesCount.ts';
import { chooseVerdict } from './yesNo/chooseVerdict.ts';
import {
  deniesCosts,
  dropContext,
  dropPlace,
  isAboutTopic,
  isComparableWith,
  isLabelledInOtherWords,
  listReferencedSentences,
} from './yesNo/topic.ts';

type Lead = NonNullable<BuiltInAnswer['lead']>;

/** From this share of the words of a question on, an item of a list is likely what somebody takes on. */
const MAX_WORDS = 0.6;

/** The sentences found for a question, and the confidence in them. */
export interface Found {
  parsed: ParsedQuestion;
  best: readonly RankedSentence[];
  estimate: Estimate;
  /** Whether words of earlier questions found it, which this question may not mean. */
  isBorrowed?: boolean;
}

/** Builds the answer from ranked sentences: the value or yes or no first, then the sentence with it. */
export function composeFound(index: OpenIndex, found: Found): BuiltInAnswer {
  const { parsed, estimate } = found;
  const best = found.isBorrowed ? found.best : putDecidingFirst(index, found);
  const quotes = best.map(({ sentence, features }, position) =>
    citeSentence(index, { sentence, score: Math.max(features.cover, features.meaning) }, position + 1),
  );
  const nothing = { isList: false, sentences: [], citations: [], closest: [], searchedPages: index.pages.length };
  const [first] = quotes;
  if (estimate.status === 'not_found' || !first) return { ...nothing, status: 'not_found', closest: quotes };
  const isBeside =
    found.isBorrowed === true ||
    lacksRarestQuestionWord(index, parsed, best[0]) ||
    (best[0] !== undefined && isAboutOtherName(index, dropContext(parsed), best[0].sentence));
  const isMoved = best[0] !== found.best[0];
  const status0 = isMoved ? 'partial' : estimate.status;
  const certainLead = isBeside ? undefined : chooseLead(index, { parsed: parsed, best, estimate: { ...estimate, status: status0 } });
  // A sentence that decides neither yes nor no is no answer to who asks for one.
  const decidesNothing = isYesOrNo(parsed) && certainLead === undefined;
  const isLikely = /^likely/.test(certainLead?.code ?? '');
  const lacksCount = best[0] !== undefined && !statesCount(parsed, sliceSentence(index, best[0].sentence));
  const status = isBeside || decidesNothing || isLikely || lacksCount ? 'partial' : status0;
  const lead = certainLead ?? (status === 'partial' ? { code: 'closest' as const, page: first.page } : undefined);
  return {
    ...nothing,
    status,
    ...(lead && { lead }),
    sentences: [{ text: first.quote, citation: first.id }],
    citations: quotes,
  };
}

/** Puts first the sentence that decides a yes-or-no question, where the best one does not and another is certainly about the topic. */
function putDecidingFirst(index: OpenIndex, { parsed, best, estimate }: Found): readonly RankedSentence[] {
  const [top, ...others] = best;
  if (!top || estimate.status === 'not_found' || !isYesOrNo(parsed)) return best;
  const decide = (each: RankedSentence, isCertain: boolean) =>
    lacksRarestQuestionWord(index, parsed, each)
      ? undefined
      : chooseVerdict(index, { parsed: parsed, top: each, isCertain, probability: estimate.probability });
  const topVerdict = decide(top, estimate.status === 'grounded');
  const isOpen = topVerdict?.code === 'likelyYes' && !isComparableWith(index, parsed, top.sentence, sliceSentence(index, top.sentence));
  const denying = isOpen ? others.find((each) => deniesBeside(index, each, top) && decide(each, false)?.code === 'likelyNo') : undefined;
  if (denying) return [denying, ...best.filter((each) => each !== denying)];
  if (topVerdict) return best;
  // What is denied or compared is certain enough; that something is there is said by many sentences.
  const deciding = others.find((each) => {
    const verdict =
      isAboutTopic(index, parsed, each) || deniesCosts(parsed.question, sliceSentence(index, each.sentence), each) ? decide(each, false) : undefined;
    const refersToTop = listReferencedSentences(index, each.sentence).includes(top.sentence);
    const isLabelled = isLabelledInOtherWords(each, sliceSentence(index, each.sentence));
    return (
      verdict &&
      (refersToTop || isLabelled || /no$/iu.test(verdict.code) || isComparableWith(index, parsed, each.sentence, sliceSentence(index, each.sentence)))
    );
  });
  return deciding ? [deciding, ...best.filter((each) => each !== deciding)] : best;
}

/** Returns whether a sentence near the best one has more of the question: "Theft is covered. Loss is not covered." */
function deniesBeside({ sentences }: OpenIndex, each: RankedSentence, top: RankedSentence): boolean {
  return sentences[each.sentence]?.paragraph === sentences[top.sentence]?.paragraph && each.features.cover > top.features.cover;
}

function chooseLead(index: OpenIndex, { parsed, best, estimate }: Found): Lead | undefined {
  const [top] = best;
  const span = top && index.sentences[top.sentence];
  if (!top || !span) return undefined;
  const text = index.text.slice(span.start, span.end).replace(/\s+/g, ' ');
  if (isYesOrNo(parsed))
    return chooseVerdict(index, { parsed: parsed, top, isCertain: estimate.status === 'grounded', probability: estimate.probability });
  const actor = detectAnswerType(parsed.question, parsed.language) === 'who' ? findActor(index, top.sentence) : undefined;
  if (actor !== undefined && estimate.status === 'grounded') return { code: 'value', value: actor };
  if (actor !== undefined && top.features.cover >= MAX_WORDS) return { code: 'likelyValue', value: actor, page: span.page };
  if (estimate.status !== 'grounded') return undefined;
  const value = findValue(parsed, text, findMatchedOffsets(index, parsed, text));
  return value === undefined ? undefined : { code: 'value', value };
}

/** Returns whether the best sentence for a yes-or-no question lacks its rarest word, which the document has elsewhere. */
function lacksRarestQuestionWord(index: OpenIndex, parsed: ParsedQuestion, top: RankedSentence | undefined): boolean {
  if (!top || !isYesOrNo(parsed)) return false;
  const main = dropPlace(parsed, sliceSentence(index, top.sentence));
  if (!listReferencedSentences(index, top.sentence).every((each) => lacksRarestWord(index, main, each))) return false;
  return !isComparableWith(index, parsed, top.sentence, sliceSentence(index, top.sentence));
}
