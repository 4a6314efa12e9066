/**
 * `node api/engines/document-qa/src/answer/fit/fitCertainty.ts FOLDER…`: fits the weight of each certainty feature, from questions whose answers are known and
 * from questions without an answer, and how well that holds on documents it was not found from. Prints `rightWeights` and `knownWeights`.
 */
import { parseQuestion } from '../../retrieve/parseQuestion.ts';
import { certaintyNames, measureCertainty } from '../certainty.ts';
import { preferComparable } from '../preferComparable.ts';
import { rankSentences } from '../rankSentences.ts';
import { rerankSentences } from '../rerankSentences.ts';
import { assignFolds, computeDotProduct, shuffle } from './folds.ts';
import { type KnownCase, readCases } from './readCases.ts';

const ROUNDS = 150;
const STEP = 0.2;
const RIDGE = 0.0001;
const SHOWN = 3;
/** There are fewer everyday questions than others, and they are what visitors ask. */
const EVERYDAY_WEIGHT = 3;
const THRESHOLDS = [0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8];

interface Example {
  doc: string;
  set: KnownCase['set'];
  /** The features, and 1 for the bias. */
  values: number[];
  /** Whether the best sentence is an answer; whether one of those shown is. */
  isRight: boolean;
  isShown: boolean;
  hasAnswer: boolean;
}

const cases = (await Promise.all(process.argv.slice(2).map(readCases))).flat();
const examples = cases.map(({ doc, set, index, question, history, answers }): Example => {
  const parsed = parseQuestion(index, { question, history });
  const ranked = preferComparable(index, parsed, rerankSentences(index, parsed, rankSentences(index, parsed)));
  const certainty = measureCertainty(index, parsed, ranked);
  const shown = ranked.slice(0, SHOWN).map(({ sentence }) => answers.has(sentence));
  return {
    doc,
    set,
    values: [...certaintyNames.map((name) => certainty[name]), 1],
    isRight: shown[0] === true,
    isShown: shown.includes(true),
    hasAnswer: answers.size > 0,
  };
});

for (const [name, isTrue] of [
  ['rightWeights', ({ isRight }: Example) => isRight],
  ['knownWeights', ({ isShown }: Example) => isShown],
] as const) {
  const unseen = assignFolds(examples).flatMap(({ training, validation }) => {
    const weights = fitWeights(training, isTrue);
    return validation.map((example) => ({ example, chance: estimateChance(example.values, weights) }));
  });
  for (const set of ['article', 'paper', 'own', 'everyday'])
    printShares(
      `${name} ${set}`,
      unseen.filter(({ example }) => example.set === set),
      isTrue,
    );
  const fitted = fitWeights(examples, isTrue);
  console.log(
    name,
    JSON.stringify(Object.fromEntries([...certaintyNames, 'bias'].map((each, at) => [each, Math.round((fitted[at] ?? 0) * 100) / 100]))),
  );
}

/** Prints for each threshold: of what is above it, the share that is true; of what is true, the share above it; of questions without an answer, the share above it. */
function printShares(title: string, validation: { example: Example; chance: number }[], isTrue: (example: Example) => boolean): void {
  const share = (some: number, all: number) => ((100 * some) / (all || 1)).toFixed(0).padStart(4);
  console.log(title, validation.length);
  for (const threshold of THRESHOLDS) {
    const above = validation.filter(({ chance }) => chance >= threshold);
    const right = above.filter(({ example }) => isTrue(example));
    const without = validation.filter(({ example }) => !example.hasAnswer);
    console.log(
      `  ${threshold.toFixed(2)}  precision ${share(right.length, above.length)}  recall ${share(right.length, validation.filter(({ example }) => isTrue(example)).length)}` +
        `  of unanswerable ${share(above.filter(({ example }) => !example.hasAnswer).length, without.length)}`,
    );
  }
}

/** Fits a logistic regression by gradient descent, with the mean of the later rounds. */
function fitWeights(seen: readonly Example[], isTrue: (example: Example) => boolean): number[] {
  const weights = Array.from({ length: certaintyNames.length + 1 }, (): number => 0);
  const means = weights.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const step = STEP / Math.sqrt(1 + round);
    for (const example of shuffle(seen, round)) {
      const slope = (isTrue(example) ? 1 : 0) - estimateChance(example.values, weights);
      const caseStep = step * (example.set === 'everyday' ? EVERYDAY_WEIGHT : 1);
      for (const [at, value] of example.values.entries()) weights[at] = (weights[at] ?? 0) * (1 - caseStep * RIDGE) + caseStep * slope * value;
    }
    if (round >= ROUNDS / 2) for (const [at, weight] of weights.entries()) means[at] = (means[at] ?? 0) + weight / (ROUNDS / 2);
  }
  return means;
}

function estimateChance(values: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-computeDotProduct(values, weights)));
}
