import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { detectAnswerType, TYPES_WITH_CUE } from './answerType.ts';
import { asksOtherThan } from './asksOtherThan.ts';
import { type Certainty, certaintyNames, measureCertainty, measureWorstMatch } from './certainty.ts';
import { knownWeights, rightWeights } from './certaintyWeights.ts';
import { findExpectedUnit } from './findExpectedUnit.ts';
import { isYesOrNo } from './isYesOrNo.ts';
import { lacksNamedTopic } from './lacksNamedTopic.ts';
import { hasValueInCondition, matchesConditionOnly } from './matchesConditionOnly.ts';
import { deniesRequestedAct, onlySupposes } from './polarity.ts';
import type { RankedSentence } from './rankSentences.ts';
import type { Features } from './sentenceFeatures.ts';
import { lacksAnswerCue } from './sentenceFeatures.ts';
import { statesPrice } from './statesPrice.ts';
import { findHeading } from './yesNo/findRule.ts';
import { comparesValues } from './yesNo/quantities.ts';

/** From this probability on, the best sentence is the answer. */
const MIN_PROBABILITY = 0.7;
/** In a long document, words match by chance, so more evidence is needed. */
const KNOWN_IN_SHORT = 0.12;
const KNOWN_IN_FEW_PAGES = 0.18;
/** Thresholds for a question about a topic that the document never names. */
const UNKNOWN_IN_FEW_PAGES = 0.3;
const UNKNOWN_IN_SHORT = 0.2;
const KNOWN_IN_LONG = 0.65;
const SHORT_SENTENCES = 60;
/** In a short document, a sentence with the rarest word of a question and this share of all words is worth showing. */
const MIN_COVER = 0.25;
/** Up to this many sentences, about five pages, the closest passage helps a visitor more than a refusal. */
const FEW_SENTENCES = 140;
/** The least score of a sentence with enough words of the question in a document of any length. */
const MIN_NEAR_SCORE = 0.49;
const MIN_KNOWN_IN_LONG = 0.4;
/** From this score on, a sentence has nearly all words of the question. */
const MIN_NEARLY_ALL_SCORE = 0.75;
/** Neighbouring sentences, word pairs, closeness and answer type count less than the words of the sentence. */
const PAIRS_SHARE = 0.3;
const NEIGHBOUR_SHARE = 0.5;
const CUE_SHARE = 0.1;
const CLOSENESS_SHARE = 0.1;
/** A question word may be an unknown topic if no term of the document is this similar. */
const MIN_RELATED = 0.5;

const EVIDENCE_FEATURES = [
  'cover',
  'meaning',
  'phrase',
  'paraphrase',
  'before',
  'after',
  'heading',
  'meaningBefore',
  'meaningHeading',
  'phraseHeading',
] as const;

/** The number of a heading: "1.", "§ 4", "Clause 12:". */
const NUMBERING = /^\W*(?:(?:section|clause|article|chapter|part|artículo|cláusula|abschnitt|teil)\s)?[\divx.]*\d[\d.]*[.):]?\s*/iu;

export interface Estimate {
  status: BuiltInAnswer['status'];
  /** The probability that the best sentence is the answer, from 0 to 1. */
  probability: number;
}

/** Decides whether the best sentence is given as the answer, as the closest passage, or not at all. */
export function estimateConfidence(index: OpenIndex, parsed: ParsedQuestion, ranked: readonly RankedSentence[]): Estimate {
  const [best] = ranked;
  if (!best) return { status: 'not_found', probability: 0 };
  const certainty = measureCertainty(index, parsed, ranked);
  const [probability, known] = [computeProbability(certainty, rightWeights), computeProbability(certainty, knownWeights)];
  const least = chooseKnownThreshold(index.sentences.length, hasUnknownTopic(parsed));
  const worst = measureWorstMatch(index, parsed.terms, best.sentence);
  const hasRarestWord = index.sentences.length <= SHORT_SENTENCES && worst === 0 && best.features.cover >= MIN_COVER;
  const isMeasured = findExpectedUnit(parsed.question)?.test(sliceSentence(index, best.sentence)) === true;
  const isReworded = index.sentences.length <= SHORT_SENTENCES && best.features.phrase + best.features.paraphrase > 0;
  const isFound =
    isReworded ||
    (isMeasured && index.sentences.length <= SHORT_SENTENCES) ||
    hasRarestWord ||
    statesTotalPrice(index, parsed, best) ||
    isComparable(index, parsed, best.sentence) ||
    (known >= least && hasEvidence(best.features)) ||
    probability >= MIN_PROBABILITY ||
    (scoreMatch(best.features) >= MIN_NEAR_SCORE && known >= chooseNearThreshold(index.sentences.length));
  if (!isFound || !hasAnyWord(parsed)) return { status: 'not_found', probability };
  const hasContentTerm = parsed.terms.some(({ isFraming }) => !isFraming);
  const isOwnSection = opensNamedSection(index, parsed, best);
  const hasNearlyAllWords = hasContentTerm && scoreMatch(best.features) >= MIN_NEARLY_ALL_SCORE && best.features.noAnswerCue === 0;
  const isCertain =
    ((probability >= MIN_PROBABILITY && best.features.noAnswerCue === 0) || hasNearlyAllWords || isOwnSection) &&
    !certainty.isRow &&
    !lacksKind(parsed, best.features) &&
    !hasUnknownTopic(parsed) &&
    hasQuestionWord(best.features) &&
    !(matchesConditionOnly(index, parsed, best.sentence) && !isYesOrNo(parsed)) &&
    !hasValueInCondition(index, parsed, best.sentence) &&
    !asksOtherThan(index, parsed, best.sentence) &&
    !namesOtherMatter(index, parsed, best) &&
    !deniesOrSupposes(parsed, sliceSentence(index, best.sentence));
  return { status: isCertain ? 'grounded' : 'partial', probability };
}

/** Returns whether a sentence has the value asked for and comes first below a heading that opens with the one thing the question names: "Rent and bills". */
function opensNamedSection(index: OpenIndex, { terms, language }: ParsedQuestion, { sentence, features }: RankedSentence): boolean {
  const named = terms.filter(({ isFraming }) => !isFraming);
  // "What is the fee?" names nothing else.
  const [asked, another] = named.length > 0 ? named : terms.filter(({ forms }) => forms.length > 0);
  if (!asked || another || features.answerCue < 1 || findHeading(index, sentence) !== sentence - 1) return false;
  const title = sliceSentence(index, sentence - 1).replace(NUMBERING, '');
  const first = index.findTermNumber(findTerms(title, index.language === 'und' ? language : index.language)[0]?.term ?? '');
  return asked.forms.some(({ number, likeness }) => likeness === 1 && number === first);
}

/** Returns whether a sentence, its neighbours or its heading have a word of the question or one that means about the same. */
function hasEvidence(features: Features): boolean {
  return EVIDENCE_FEATURES.some((name) => features[name] > 0);
}

/** Returns whether a sentence or its context has a word of the question. A similar meaning alone is no answer. */
function hasQuestionWord({ cover, phrase, paraphrase, heading, phraseHeading, before, after, meaning }: Features): boolean {
  return cover + phrase + paraphrase + heading + phraseHeading + before + after > 0 || meaning >= MIN_RELATED;
}

function chooseKnownThreshold(sentences: number, isUnknown: boolean): number {
  if (sentences <= SHORT_SENTENCES) return isUnknown ? UNKNOWN_IN_SHORT : KNOWN_IN_SHORT;
  if (sentences > FEW_SENTENCES) return KNOWN_IN_LONG;
  return isUnknown ? UNKNOWN_IN_FEW_PAGES : KNOWN_IN_FEW_PAGES;
}

/** Returns the least probability of a match. In a long document, words match by chance, so more evidence is needed. */
function chooseNearThreshold(sentences: number): number {
  return sentences <= FEW_SENTENCES ? 0 : MIN_KNOWN_IN_LONG;
}

/** Returns whether a question asks for a price and the sentence of a short document states "the cost" of the whole. */
function statesTotalPrice(index: OpenIndex, { question, language }: ParsedQuestion, { sentence, features }: RankedSentence): boolean {
  const isShort = index.sentences.length <= SHORT_SENTENCES;
  return isShort && features.answerCue > 0 && detectAnswerType(question, language) === 'money' && statesPrice(sliceSentence(index, sentence));
}

/** Returns whether a sentence has a value of the kind of the question, but about another topic. */
function namesOtherMatter(index: OpenIndex, parsed: ParsedQuestion, { sentence }: RankedSentence): boolean {
  return TYPES_WITH_CUE.has(detectAnswerType(parsed.question, parsed.language)) && lacksNamedTopic(index, parsed, sentence);
}

function lacksKind({ question, language }: ParsedQuestion, features: Features): boolean {
  return lacksAnswerCue(detectAnswerType(question, language), features);
}

/** Returns whether a yes-or-no question has a measure or an age that the sentence can be compared with. */
function isComparable(index: OpenIndex, parsed: ParsedQuestion, sentence: number): boolean {
  const text = sliceSentence(index, sentence);
  return isYesOrNo(parsed) && comparesValues(parsed.question, text);
}

function computeProbability(certainty: Certainty, weights: Readonly<Certainty & { bias: number }>): number {
  const sum = certaintyNames.reduce((total, name) => total + weights[name] * certainty[name], weights.bias);
  return 1 / (1 + Math.exp(-sum));
}

function scoreMatch({ cover, pairs, before, after, answerCue, closeness }: Features): number {
  return cover + PAIRS_SHARE * pairs + NEIGHBOUR_SHARE * (before + after) + CUE_SHARE * answerCue + CLOSENESS_SHARE * closeness;
}

function hasAnyWord({ terms, phraseForms: meant }: ParsedQuestion): boolean {
  return meant.length > 0 || terms.some(({ forms, related }) => forms.length > 0 || related.length > 0);
}

/** Returns whether a sentence denies or only supposes what a question asks for. */
function deniesOrSupposes(parsed: ParsedQuestion, sentence: string): boolean {
  const { question, language } = parsed;
  if (isYesOrNo(parsed)) return false;
  return deniesRequestedAct(question, sentence) || onlySupposes(detectAnswerType(question, language), question, sentence);
}

/** Stems of question words that a document can answer without. */
const INCIDENTAL_STEMS = new Set(
  'up down much many mr mrs ms dr prof high big large small soon quick fast long old exact actual realli pleas monei peopl person thing do name call type kind sort describ know term word mean tell give list explain happen use often find state sai document text get go need want allow possibl per'.split(
    ' ',
  ),
);

/** Returns whether a question is about something that the document does not name in any words. */
export function hasUnknownTopic(parsed: ParsedQuestion): boolean {
  const { terms, phraseForms: meant } = parsed;
  // The everyday phrases have already been mapped to words of the document. What is asked for with yes or no has to be named.
  if (meant.length > 1 && !isYesOrNo(parsed)) return false;
  return terms.some(
    ({ term, forms, reworded, related, isFraming, isParaphrased }) =>
      !isFraming &&
      !isParaphrased &&
      !INCIDENTAL_STEMS.has(term) &&
      forms.length + reworded.length === 0 &&
      (related[0]?.likeness ?? 0) < MIN_RELATED,
  );
}
