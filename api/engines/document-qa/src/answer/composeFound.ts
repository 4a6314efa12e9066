import { findTerms } from '@sheaf/language/terms/searchTerms';
import { citeSentence } from '../cite/citeSentence.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { asksForMissingThing, asksOtherThan, namesWiderThing } from './asksOtherThan.ts';
import { measureWorstMatch } from './certainty.ts';
import { type Estimate, hasUnknownTopic } from './estimateConfidence.ts';
import { findLeadIn } from './findLeadIn.ts';
import { findMatchedOffsets } from './findMatchedOffsets.ts';
import { findValue } from './findValue.ts';
import { isYesOrNo } from './isYesOrNo.ts';
import { lacksRarestWord } from './lacksRarestWord.ts';
import { comparesChanges } from './preferComparable.ts';
import type { RankedSentence } from './rankSentences.ts';
import type { Verdict } from './verdict.ts';
import { asksPermission, comparesPrices, comparesValues, decideYesOrNo, givesRuleAskedFor, namesOtherFigure, setsCondition } from './yesNo.ts';

/** Below this probability, an answer has no yes or no. */
const LIKELY = 0.35;
/** An uncertain sentence with this share of the question's words may still give a yes or no. */
const NEARLY_ALL = 0.6;
const SAME_MATTER = 0.4;
/** A rule is about the matter if it has this share of those words of the question that the document has, by themselves or in other words. */
const WORDED_OTHERWISE = 0.5;
/** With less than this share of the words of the question, a sentence denies nothing. */
const LITTLE_COVER = 0.2;
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
  const isBeside = speaksOfAnother(index, read, best[0]);
  const status = isBeside ? 'partial' : estimate.status;
  const sureLead = isBeside ? undefined : chooseLead(index, { read, best, estimate });
  const lead = sureLead ?? (status === 'partial' ? { code: 'closest' as const, page: first.page } : undefined);
  return {
    ...nothing,
    status,
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
    const isComparable = isComparableWith(index, read, top.sentence, text);
    const worst = measureWorstMatch(index, read.terms, top.sentence);
    // A rule that names the rarest word of the question is about the matter, however it is worded.
    const isRuleOfIt = asksPermission(read.question) && givesRuleAskedFor(read.question, text) && worst <= SAME_MATTER && !hasUnknownTopic(read);
    const listVerdict = decideFromLeadIn(findLeadIn(index, top.sentence));
    const isAboutIt = top.features.paraphrase + measureCoverOfKnown(read, top.features.cover) >= WORDED_OTHERWISE;
    const isRuleInOtherWords = isAboutIt && !hasUnknownTopic(read) && (asksPermission(read.question) || listVerdict !== undefined);
    const isUnlikely =
      !isSure &&
      estimate.probability < LIKELY &&
      top.features.cover < NEARLY_ALL &&
      !isComparable &&
      !isRuleOfIt &&
      !(isRuleInOtherWords && (listVerdict !== undefined || givesRuleAskedFor(read.question, text)));
    const verdict = isMissing || isUnlikely ? undefined : (listVerdict ?? decideYesOrNo(read.question, text, findMatchedWords(index, read, text)));
    const isGuess =
      listVerdict === undefined && (!givesRuleAskedFor(read.question, text) || (!isSure && worst === 1 && top.features.phrase === 0 && !isAboutIt));
    if (isGuess && !isComparable && (verdict === 'yes' || top.features.cover < LITTLE_COVER)) return undefined;
    if (!isComparable && !isMissing && asksPermission(read.question) && namesWiderThing(index, read, top.sentence)) return undefined;
    if (verdict === 'yes' && !isComparable && namesOtherFigure(read.question, text)) return undefined;
    // A question about another name or year cannot be confirmed.
    if (verdict === undefined || (verdict === 'yes' && !isComparable && asksOtherThan(index, read, top.sentence))) return undefined;
    if (verdict === 'yes' && !isComparable && setsCondition(read.question, text)) return { code: 'yesOnCondition' };
    return { code: isSure ? verdict : verdict === 'yes' ? 'likelyYes' : 'likelyNo' };
  }
  if (!isSure) return undefined;
  const value = findValue(read, text, findMatchedOffsets(index, read, text));
  return value === undefined ? undefined : { code: 'value', value };
}

/** Measures which share of those words of the question a sentence has that the document has at all. */
function measureCoverOfKnown({ terms }: ReadQuestion, cover: number): number {
  const weigh = (some: ReadQuestion['terms']) => some.reduce((sum, { weight }) => sum + weight, 0);
  const known = weigh(terms.filter(({ forms }) => forms.length > 0));
  return known > 0 ? (cover * weigh(terms)) / known : 0;
}

/** Finds the words of a sentence that match the question, by themselves or in other words. */
function findMatchedWords(index: OpenIndex, { terms, language }: ReadQuestion, text: string): string[] {
  const numbers = new Set(terms.flatMap(({ forms, reworded }) => [...forms, ...reworded].map(({ number }) => number)));
  return findTerms(text, index.language === 'und' ? language : index.language).flatMap(({ term, word }) => {
    const number = index.numberOf(term);
    return number !== undefined && numbers.has(number) ? [word] : [];
  });
}

const EXCLUDES =
  /\b(?:not (?:covered|insured|included|allowed|permitted)|(?:do|does|will) not (?:cover|pay|insure|include)|exclusions?|excluded|forbidden|prohibited|never covered)\b|(?<!\p{L})(?:no (?:cubre|incluye|está permitid|se permite|pagamos)|exclusi[oó]n|excluid|prohibid|nicht (?:versichert|erlaubt|enthalten|gestattet)|ausgeschlossen|ausschlüsse|verboten)/iu;
const INCLUDES =
  /\b(?:covered|insured|included|we (?:cover|pay|insure)|allowed|permitted)\b|(?<!\p{L})(?:incluye|cubre|está permitid|versichert sind|enthalten sind|erlaubt)/iu;

/** Decides by what introduces a list: an item below "We do not pay for" is not paid for. */
function decideFromLeadIn(leadIn: string | undefined): Verdict | undefined {
  if (leadIn === undefined) return undefined;
  return EXCLUDES.test(leadIn) ? 'no' : INCLUDES.test(leadIn) ? 'yes' : undefined;
}

/** Tells whether the best sentence for a yes-or-no question lacks its rarest word, which the document has elsewhere. */
function speaksOfAnother(index: OpenIndex, read: ReadQuestion, top: RankedSentence | undefined): boolean {
  if (!top || !isYesOrNo(read) || !lacksRarestWord(index, read, top.sentence)) return false;
  return !isComparableWith(index, read, top.sentence, sliceSentence(index, top.sentence));
}

/** Tells whether a question and a sentence have an age, a day, a month, a measure, a price or a change to compare. */
function isComparableWith(index: OpenIndex, read: ReadQuestion, sentence: number, text: string): boolean {
  return comparesValues(read.question, text) || comparesPrices(read.question, text) || comparesChanges(index, read, sentence);
}
