import type { OpenIndex } from '../index/openChatIndex.ts';
import { rankWindows } from '../retrieve/rankWindows.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';
import { rankerWeights } from './rankerWeights.ts';
import { type Features, featureNames, measureSentences } from './sentenceFeatures.ts';

/** A sentence that may answer a question. */
export interface RankedSentence {
  sentence: number;
  score: number;
  features: Features;
}

/** As many are looked at closely. */
const CANDIDATES = 40;
const AROUND_SHARE = 0.3;

/** Returns the sentences that answer a question best, the best first. */
export function rankSentences(index: OpenIndex, question: ReadQuestion): RankedSentence[] {
  return findCandidates(index, question)
    .map(({ sentence, features }) => ({ sentence, features, score: scoreOf(features) }))
    .sort((one, other) => other.score - one.score);
}

/** Finds the sentences worth a close look, with what speaks for and against each. */
export function findCandidates(index: OpenIndex, question: ReadQuestion): { sentence: number; features: Features }[] {
  const matches = rankWindows(index, question.terms);
  const { featuresOf } = measureSentences(index, question, matches);
  return Array.from(matches.sentences, (own, sentence) => ({ sentence, rough: own + AROUND_SHARE * (matches.around[sentence] ?? 0) }))
    .filter(({ rough }) => rough > 0)
    .sort((one, other) => other.rough - one.rough)
    .slice(0, CANDIDATES)
    .map(({ sentence }) => ({ sentence, features: featuresOf(sentence) }));
}

function scoreOf(features: Features): number {
  return featureNames.reduce((sum, name) => sum + rankerWeights[name] * features[name], 0);
}
