import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import { rankWindows } from '../retrieve/rankWindows.ts';
import { detectAnswerType } from './answerType.ts';
import { compareActors } from './compareActors.ts';
import { namesRequestedParties } from './contractParties.ts';
import { describesOtherPeriod } from './describesOtherPeriod.ts';
import { compareNouns } from './germanNouns.ts';
import { advisesInCase, asksForNorm, asksHowTo, describesOppositeCase, instructsAsRequested, setsNorm } from './howTo.ts';
import { isYesOrNo } from './isYesOrNo.ts';
import { answersNothing } from './openLines.ts';
import { deniesRequestedAct, onlySupposes } from './polarity.ts';
import { rankerWeights } from './rankerWeights.ts';
import { type Features, featureNames, measureSentences } from './sentenceFeatures.ts';

/** A sentence that may answer a question. */
export interface RankedSentence {
  sentence: number;
  score: number;
  features: Features;
  /** The likeness of question and sentence as a whole, where they were compared: 1 for the same. */
  likeness?: number;
  /** The score without that likeness. */
  wordScore?: number;
}

/** As many are looked at closely. */
const CANDIDATES = 60;
/** "This leaflet tells you what is covered" introduces the document and answers nothing. */
const DESCRIBES_ITSELF =
  /^\W*(?:this|the) (?:\p{L}+ )?(?:summary|document|leaflet|guide|booklet|brochure|handbook|page|section|manual) (?:tells|explains|describes|sets out|summari[sz]es|outlines|shows|is about)\b|^\W*(?:este|esta|el|la) (?:documento|folleto|guía|resumen|manual) (?:explica|describe|resume)(?!\p{L})|^\W*(?:dieses|diese|dieser|das) (?:dokument|merkblatt|heft|broschüre|handbuch|leitfaden) (?:erklärt|beschreibt|erläutert)(?!\p{L})/iu;
const SELF_WEIGHT = 6;
/** More than most words of the question are worth. */
const OPEN_LINE_WEIGHT = 6;
const OTHER_TIME_WEIGHT = 8;
const AROUND_SHARE = 0.3;
const MEANING_SHARE = 0.5;
/** About the weight of a word of medium frequency. */
const PHRASE_WEIGHT = 2;
/** As much as most of a cover. */
const WHO_WEIGHT = 1.5;
/** More than a few words of the question elsewhere. */
const HOW_TO_WEIGHT = 2;
const ADVICE_WEIGHT = 1.5;
const ROW_FOR_STEPS_WEIGHT = 4;
const OPPOSITE_CASE_WEIGHT = 6;
const DENIED_WEIGHT = 6;
const SUPPOSED_WEIGHT = 4;
const NOUN_WEIGHT = 1.5;
/** More than the word "party", which every clause of a contract may have. */
const PARTIES_WEIGHT = 6;
/** What a row of a table is worth by itself, which says nothing without a word of the question. */
const ROW_WEIGHT = rankerWeights.isRow + rankerWeights.around;
const FAINT_MEANING = 0.1;

/** Returns the sentences that answer a question best, the best first. */
export function rankSentences(index: OpenIndex, parsed: ParsedQuestion): RankedSentence[] {
  return findCandidates(index, parsed)
    .map(({ sentence, features, bonus }) => ({ sentence, features, score: scoreFeatures(features) + bonus }))
    .sort((one, other) => other.score - one.score);
}

/** Weighs a row. "Low pressure: top up" names what is to be done, and does not say how. */
function weighRow(question: string, { isRow }: Features): number {
  return isRow === 1 && (asksHowTo(question) || asksForNorm(question)) ? -ROW_FOR_STEPS_WEIGHT : 0;
}

/** Weighs who does what in a sentence, whether it instructs to do what is asked, and whether it names the parties of the question. */
function weighWording(index: OpenIndex, parsed: ParsedQuestion, sentence: string): number {
  const { question } = parsed;
  const isOpenQuestion = !isYesOrNo(parsed);
  return (
    WHO_WEIGHT * compareActors(index, question, sentence) +
    (instructsAsRequested(question, sentence) ? HOW_TO_WEIGHT : 0) +
    (advisesInCase(question, sentence) ? ADVICE_WEIGHT : 0) +
    (describesOppositeCase(question, sentence) ? -OPPOSITE_CASE_WEIGHT : 0) +
    (asksForNorm(question) && setsNorm(sentence) ? ADVICE_WEIGHT : 0) +
    (isOpenQuestion && deniesRequestedAct(question, sentence) ? -DENIED_WEIGHT : 0) +
    (isOpenQuestion && onlySupposes(detectAnswerType(question, parsed.language), question, sentence) ? -SUPPOSED_WEIGHT : 0) +
    (namesRequestedParties(question, sentence) ? PARTIES_WEIGHT : 0) +
    (index.language === 'de' ? NOUN_WEIGHT * compareNouns(question, sentence) : 0) -
    (DESCRIBES_ITSELF.test(sentence) ? SELF_WEIGHT : 0) -
    (describesOtherPeriod(index, parsed, sentence) ? OTHER_TIME_WEIGHT : 0)
  );
}

export interface Candidate {
  sentence: number;
  features: Features;
  /** What its wording adds to or takes from its score, whatever the weights of the features. */
  bonus: number;
}

/** Finds the candidate sentences, with the features of each. */
export function findCandidates(index: OpenIndex, parsed: ParsedQuestion): Candidate[] {
  const matches = rankWindows(index, parsed.terms);
  const { measureFeatures } = measureSentences(index, parsed, matches);
  const meant = weighRelated(index, parsed);
  return Array.from(matches.sentences, (termScore, sentence) => ({
    sentence,
    score: termScore + AROUND_SHARE * (matches.around[sentence] ?? 0) + MEANING_SHARE * (meant[sentence] ?? 0),
  }))
    .filter(({ score }) => score > 0 || matches.sentences.length <= CANDIDATES)
    .sort((one, other) => other.score - one.score)
    .slice(0, CANDIDATES)
    .map(({ sentence }) => {
      const features = measureFeatures(sentence);
      const open = answersNothing(index, sentence) ? OPEN_LINE_WEIGHT : 0;
      const bonus = weighWording(index, parsed, sliceSentence(index, sentence)) + weighRow(parsed.question, features) - open;
      return { sentence, features, bonus };
    });
}

/** Adds the sentences that have words related to those of the question. */
function weighRelated(index: OpenIndex, { terms, phraseForms: meant, paraphrases }: ParsedQuestion): Float64Array {
  const weights = new Float64Array(index.sentences.length);
  const best = new Float64Array(index.sentences.length);
  for (const { number, likeness } of [...meant, ...paraphrases.flatMap(({ forms }) => forms)]) {
    for (const sentence of index.sentencesWith(number).sentences) weights[sentence] = (weights[sentence] ?? 0) + PHRASE_WEIGHT * likeness;
  }
  for (const { related, weight } of terms) {
    best.fill(0);
    for (const { number, likeness } of related) {
      for (const sentence of index.sentencesWith(number).sentences) best[sentence] = Math.max(best[sentence] ?? 0, likeness);
    }
    for (let sentence = 0; sentence < best.length; sentence++) weights[sentence] = (weights[sentence] ?? 0) + weight * (best[sentence] ?? 0);
  }
  return weights;
}

function scoreFeatures(features: Features): number {
  const { isRow, cover, meaning, phrase } = features;
  const isForeignRow = isRow === 1 && cover === 0 && phrase === 0 && meaning < FAINT_MEANING;
  return featureNames.reduce((sum, name) => sum + rankerWeights[name] * features[name], isForeignRow ? -ROW_WEIGHT : 0);
}
