/**
 * `node api/engines/document-qa/src/answer/fit/fitRanker.ts FOLDER…`: finds what each feature of a sentence should count, from questions whose answers are known,
 * and how well that holds on documents it was not found from. Prints `rankerWeights`.
 */
import { parseQuestion } from '../../retrieve/parseQuestion.ts';
import { findCandidates } from '../rankSentences.ts';
import { type Features, featureNames } from '../sentenceFeatures.ts';
import { assignFolds, computeDotProduct, shuffle } from './folds.ts';
import { type KnownCase, readCases } from './readCases.ts';

const ROUNDS = 60;
const STEP = 0.15;
/** Keeps weights small where the cases say little. */
const RIDGE = 0.0005;
const SHOWN = 3;
/** There are fewer everyday questions and questions to papers than others. */
const WEIGHTS: Record<KnownCase['set'], number> = { article: 1, paper: 1.5, own: 1, everyday: 1.5 };

interface Example {
  doc: string;
  set: KnownCase['set'];
  candidates: { values: number[]; bonus: number; isRight: boolean }[];
}

const cases = (await Promise.all(process.argv.slice(2).map(readCases))).flat().filter(({ answers }) => answers.size > 0);
const examples = cases.map(({ doc, set, index, question, history, answers }): Example => {
  const candidates = findCandidates(index, parseQuestion(index, { question, history })).map(({ sentence, features, bonus }) => ({
    values: listValues(features),
    bonus,
    isRight: answers.has(sentence),
  }));
  return { doc, set, candidates };
});

const unseenRanks = assignFolds(examples).flatMap(({ training, validation }) => {
  const weights = fitWeights(training);
  return validation.map((example) => ({ set: example.set, rank: findRank(example, weights) }));
});
for (const set of ['article', 'paper', 'own', 'everyday']) {
  const ranks = unseenRanks.filter((each) => each.set === set).map(({ rank }) => rank);
  const share = (most: number) => ((100 * ranks.filter((rank) => rank < most).length) / ranks.length).toFixed(1);
  console.log(
    `${set.padEnd(8)} n ${ranks.length}  first ${share(1)}  first ${SHOWN} ${share(SHOWN)}  among the candidates ${share(Number.POSITIVE_INFINITY)}`,
  );
}
const fitted = fitWeights(examples);
console.log(JSON.stringify(Object.fromEntries(featureNames.map((name, at) => [name, Math.round((fitted[at] ?? 0) * 100) / 100]))));

/** Fits weights that put right sentences above wrong ones: a softmax over the candidates of each question, by gradient descent. */
function fitWeights(seen: readonly Example[]): number[] {
  const weights = featureNames.map((name): number => (name === 'termScore' ? 1 : 0));
  const means = featureNames.map((): number => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const step = STEP / Math.sqrt(1 + round);
    for (const { candidates, set } of shuffle(seen, round)) {
      if (candidates.some(({ isRight }) => isRight)) updateWeights(weights, candidates, step * WEIGHTS[set]);
    }
    if (round >= ROUNDS / 2) for (const [at, weight] of weights.entries()) means[at] = (means[at] ?? 0) + weight / (ROUNDS / 2);
  }
  return means;
}

function updateWeights(weights: number[], candidates: Example['candidates'], step: number): void {
  const scores = candidates.map(({ values, bonus }) => computeDotProduct(values, weights) + bonus);
  const most = Math.max(...scores);
  const chances = scores.map((score) => Math.exp(score - most));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  const right = candidates.reduce((sum, { isRight }, at) => sum + (isRight ? (chances[at] ?? 0) : 0), 0) || Number.MIN_VALUE;
  for (const [feature, weight] of weights.entries()) {
    let slope = 0;
    for (const [at, { values, isRight }] of candidates.entries()) {
      const wanted = isRight ? (chances[at] ?? 0) / right : 0;
      slope += (wanted - (chances[at] ?? 0) / total) * (values[feature] ?? 0);
    }
    weights[feature] = weight * (1 - step * RIDGE) + step * slope;
  }
}

function findRank({ candidates }: Example, weights: number[]): number {
  const ranked = candidates
    .map(({ values, bonus, isRight }) => ({ isRight, score: computeDotProduct(values, weights) + bonus }))
    .sort((one, other) => other.score - one.score);
  const rank = ranked.findIndex(({ isRight }) => isRight);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}

function listValues(features: Features): number[] {
  return featureNames.map((name) => features[name]);
}
