import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import { rankWindows } from '../retrieve/rankWindows.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';
import { rankerWeights } from './rankerWeights.ts';
import { type Features, featureNames, measureSentences } from './sentenceFeatures.ts';
import { compareWhoDoes } from './whoDoes.ts';

/** A sentence that may answer a question. */
export interface RankedSentence {
  sentence: number;
  score: number;
  features: Features;
}

/** As many are looked at closely. */
const CANDIDATES = 60;
const AROUND_SHARE = 0.3;
const MEANING_SHARE = 0.5;
/** About the weight of a word of medium frequency. */
const PHRASE_WEIGHT = 2;
/** As much as most of a cover. */
const WHO_WEIGHT = 1;

/** Returns the sentences that answer a question best, the best first. */
export function rankSentences(index: OpenIndex, question: ReadQuestion): RankedSentence[] {
  return findCandidates(index, question)
    .map(({ sentence, features }) => ({
      sentence,
      features,
      score: scoreOf(features) + WHO_WEIGHT * compareWhoDoes(index, question.question, sliceSentence(index, sentence)),
    }))
    .sort((one, other) => other.score - one.score);
}

/** Finds the sentences worth a close look, with what speaks for and against each. */
export function findCandidates(index: OpenIndex, question: ReadQuestion): { sentence: number; features: Features }[] {
  const matches = rankWindows(index, question.terms);
  const { featuresOf } = measureSentences(index, question, matches);
  const meant = weighRelated(index, question);
  return Array.from(matches.sentences, (own, sentence) => ({
    sentence,
    rough: own + AROUND_SHARE * (matches.around[sentence] ?? 0) + MEANING_SHARE * (meant[sentence] ?? 0),
  }))
    .filter(({ rough }) => rough > 0 || matches.sentences.length <= CANDIDATES)
    .sort((one, other) => other.rough - one.rough)
    .slice(0, CANDIDATES)
    .map(({ sentence }) => ({ sentence, features: featuresOf(sentence) }));
}

/** Adds the sentences that have words related to those of the question. */
function weighRelated(index: OpenIndex, { terms, meant }: ReadQuestion): Float64Array {
  const weights = new Float64Array(index.sentences.length);
  const best = new Float64Array(index.sentences.length);
  for (const { number, likeness } of meant) {
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

function scoreOf(features: Features): number {
  return featureNames.reduce((sum, name) => sum + rankerWeights[name] * features[name], 0);
}
