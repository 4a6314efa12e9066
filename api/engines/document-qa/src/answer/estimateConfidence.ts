import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { detectAnswerType, TOLD_BY_SIGN } from './answerType.ts';
import { findAskedUnit } from './askedUnit.ts';
import { asksOtherThan } from './asksOtherThan.ts';
import { type Certainty, certaintyNames, measureCertainty, measureWorstMatch } from './certainty.ts';
import { knownWeights, rightWeights } from './certaintyWeights.ts';
import { isYesOrNo } from './isYesOrNo.ts';
import { lacksNamedMatter } from './lacksNamedMatter.ts';
import { hasValueInCase, matchesCaseAlone } from './matchesCaseAlone.ts';
import { deniesAskedAct, onlySupposes } from './polarity.ts';
import type { RankedSentence } from './rankSentences.ts';
import type { Features } from './sentenceFeatures.ts';
import { lacksSign } from './sentenceFeatures.ts';
import { statesPrice } from './statesPrice.ts';
import { comparesValues } from './yesNo/quantities.ts';

/** From this probability on, the best sentence is the answer. */
const RIGHT = 0.7;
/** In a long document, words match by chance, so more evidence is needed. */
const KNOWN_IN_SHORT = 0.12;
const KNOWN_IN_FEW_PAGES = 0.18;
/** Thresholds for a question about a topic that the document never names. */
const UNKNOWN_IN_FEW_PAGES = 0.3;
const UNKNOWN_IN_SHORT = 0.2;
const KNOWN_IN_LONG = 0.65;
const SHORT_SENTENCES = 60;
/** In a short document, a sentence with the rarest word of a question and this share of all words is worth showing. */
const FAIR_COVER = 0.25;
/** Up to this many sentences, about five pages, the closest passage helps a visitor more than a refusal. */
const FEW_SENTENCES = 140;
/** From this score on, a sentence has enough words of the question in a document of any length. */
const NEAR = 0.49;
const NEAR_IN_LONG = 0.4;
/** From this score on, a sentence has nearly all words of the question. */
const SAID = 0.75;
/** Neighbouring sentences, word pairs, closeness and answer type count less than the words of the sentence. */
const PAIRS_SHARE = 0.3;
const BESIDE_SHARE = 0.5;
const SIGN_SHARE = 0.1;
const CLOSENESS_SHARE = 0.1;
/** A question word may be an unknown topic if no term of the document is this similar. */
const NEAR_WORD = 0.5;

const EVIDENCE = [
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

export interface Estimate {
  status: BuiltInAnswer['status'];
  /** The probability that the best sentence is the answer, from 0 to 1. */
  probability: number;
}

/** Decides whether the best sentence is given as the answer, as the closest passage, or not at all. */
export function estimateConfidence(index: OpenIndex, read: ReadQuestion, ranked: readonly RankedSentence[]): Estimate {
  const [best] = ranked;
  if (!best) return { status: 'not_found', probability: 0 };
  const certainty = measureCertainty(index, read, ranked);
  const [probability, known] = [computeProbability(certainty, rightWeights), computeProbability(certainty, knownWeights)];
  const least = chooseKnownThreshold(index.sentences.length, hasUnknownTopic(read));
  const worst = measureWorstMatch(index, read.terms, best.sentence);
  const namesTopic = index.sentences.length <= SHORT_SENTENCES && worst === 0 && best.features.cover >= FAIR_COVER;
  const isMeasured = findAskedUnit(read.question)?.test(sliceSentence(index, best.sentence)) === true;
  const isReworded = index.sentences.length <= SHORT_SENTENCES && best.features.phrase + best.features.paraphrase > 0;
  const isFound =
    isReworded ||
    (isMeasured && index.sentences.length <= SHORT_SENTENCES) ||
    namesTopic ||
    tellsPriceOfWhole(index, read, best) ||
    isComparable(index, read, best.sentence) ||
    (known >= least && hasEvidence(best.features)) ||
    probability >= RIGHT ||
    (scoreMatch(best.features) >= NEAR && known >= chooseNearThreshold(index.sentences.length));
  if (!isFound || !hasAnyWord(read)) return { status: 'not_found', probability };
  const namesMatter = read.terms.some(({ isFraming }) => !isFraming);
  const saysIt = namesMatter && scoreMatch(best.features) >= SAID && best.features.noSign === 0;
  const isSure =
    ((probability >= RIGHT && best.features.noSign === 0) || saysIt) &&
    !certainty.isRow &&
    !lacksKind(read, best.features) &&
    !hasUnknownTopic(read) &&
    hasWordOf(best.features) &&
    !(matchesCaseAlone(index, read, best.sentence) && !isYesOrNo(read)) &&
    !hasValueInCase(index, read, best.sentence) &&
    !asksOtherThan(index, read, best.sentence) &&
    !namesOtherMatter(index, read, best) &&
    !saysOtherwise(read, sliceSentence(index, best.sentence));
  return { status: isSure ? 'grounded' : 'partial', probability };
}

/** Returns whether a sentence, its neighbours or its heading have a word of the question or one that means about the same. */
function hasEvidence(features: Features): boolean {
  return EVIDENCE.some((name) => features[name] > 0);
}

/** Returns whether a sentence or what stands around it has a word of the question itself. What is only of a like meaning is no answer. */
function hasWordOf({ cover, phrase, paraphrase, heading, phraseHeading, before, after, meaning }: Features): boolean {
  return cover + phrase + paraphrase + heading + phraseHeading + before + after > 0 || meaning >= NEAR_WORD;
}

function chooseKnownThreshold(sentences: number, isUnknown: boolean): number {
  if (sentences <= SHORT_SENTENCES) return isUnknown ? UNKNOWN_IN_SHORT : KNOWN_IN_SHORT;
  if (sentences > FEW_SENTENCES) return KNOWN_IN_LONG;
  return isUnknown ? UNKNOWN_IN_FEW_PAGES : KNOWN_IN_FEW_PAGES;
}

/** The words of a question stand in some sentence of any long document, so the other signs have to agree. */
function chooseNearThreshold(sentences: number): number {
  return sentences <= FEW_SENTENCES ? 0 : NEAR_IN_LONG;
}

/** Returns whether a question asks what something costs and the sentence of a short document tells "the cost", which is of the whole. */
function tellsPriceOfWhole(index: OpenIndex, { question, language }: ReadQuestion, { sentence, features }: RankedSentence): boolean {
  const isShort = index.sentences.length <= SHORT_SENTENCES;
  return isShort && features.sign > 0 && detectAnswerType(question, language) === 'money' && statesPrice(sliceSentence(index, sentence));
}

/** Returns whether a sentence has a value of the kind that is asked for, but of another matter than the question names. */
function namesOtherMatter(index: OpenIndex, read: ReadQuestion, { sentence }: RankedSentence): boolean {
  return TOLD_BY_SIGN.has(detectAnswerType(read.question, read.language)) && lacksNamedMatter(index, read, sentence);
}

function lacksKind({ question, language }: ReadQuestion, features: Features): boolean {
  return lacksSign(detectAnswerType(question, language), features);
}

/** Returns whether a yes-or-no question has a measure or an age that the sentence can be compared with. */
function isComparable(index: OpenIndex, read: ReadQuestion, sentence: number): boolean {
  const text = sliceSentence(index, sentence);
  return isYesOrNo(read) && comparesValues(read.question, text);
}

function computeProbability(certainty: Certainty, weights: Readonly<Certainty & { bias: number }>): number {
  const sum = certaintyNames.reduce((total, name) => total + weights[name] * certainty[name], weights.bias);
  return 1 / (1 + Math.exp(-sum));
}

function scoreMatch({ cover, pairs, before, after, sign, closeness }: Features): number {
  return cover + PAIRS_SHARE * pairs + BESIDE_SHARE * (before + after) + SIGN_SHARE * sign + CLOSENESS_SHARE * closeness;
}

function hasAnyWord({ terms, meant }: ReadQuestion): boolean {
  return meant.length > 0 || terms.some(({ forms, related }) => forms.length > 0 || related.length > 0);
}

/** Returns whether a sentence denies or only supposes what a question asks for. */
function saysOtherwise(read: ReadQuestion, sentence: string): boolean {
  const { question, language } = read;
  if (isYesOrNo(read)) return false;
  return deniesAskedAct(question, sentence) || onlySupposes(detectAnswerType(question, language), question, sentence);
}

/** Stems of question words that a document can answer without. */
const IN_PASSING = new Set(
  'up down much many mr mrs ms dr prof high big large small soon quick fast long old exact actual realli pleas monei peopl person thing do name call type kind sort describ know term word mean tell give list explain happen use often find state sai document text get go need want allow possibl per'.split(
    ' ',
  ),
);

/** Returns whether a question is about something that the document does not name in any words. */
export function hasUnknownTopic(read: ReadQuestion): boolean {
  const { terms, meant } = read;
  // The everyday phrases have already been mapped to words of the document. What is asked for with yes or no has to be named.
  if (meant.length > 1 && !isYesOrNo(read)) return false;
  return terms.some(
    ({ term, forms, reworded, related, isFraming, isParaphrased }) =>
      !isFraming && !isParaphrased && !IN_PASSING.has(term) && forms.length + reworded.length === 0 && (related[0]?.likeness ?? 0) < NEAR_WORD,
  );
}
