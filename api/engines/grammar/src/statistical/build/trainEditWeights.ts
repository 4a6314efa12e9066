/** Writes editWeights.bin from paragraphs that the sentence model was not counted from: `npm run edit-weights -w @sheaf/grammar -- FILE`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadSentenceModel } from '@sheaf/language/sentenceModel/sentenceModel';
import { splitSentences } from '@sheaf/language/sentences/splitSentences';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import { applyToSentence, type EditableToken } from '../editableSentence.ts';
import { type Edit, proposeEdits } from '../edits.ts';
import { findFeatures, measureSentence, sumWeights, WEIGHTS } from '../weighEdit.ts';
import { inventMistakes } from './inventMistakes.ts';

interface Example {
  features: Uint32Array;
  isRight: boolean;
}

const ROUNDS = 3;
const RATE = 0.15;
const SMALLEST_STEP = 1e-3;
/** A rarer feature is too uncertain to be used. */
const LEAST_SEEN = 3;
const SEEN_PLACES = 2 ** 24;
/** One byte holds a weight from -8 to 8. */
const PER_UNIT = 16;
/** One paragraph of so many is kept to measure the margins on. */
const KEPT_OUT = 5;

const [file, step] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file of paragraphs.');
const model = loadSentenceModel();
const random = createRandom(20_251_125);
const paragraphs = readFileSync(file, 'utf8')
  .split('\n')
  .filter((_, at) => at % Number(step ?? 1) === 0);

const examples: Example[] = [];
for (const [at, paragraph] of paragraphs.entries()) {
  if (at % KEPT_OUT === 0) continue;
  for (const sentence of splitSentences(tokenize(paragraph))) {
    take(applyToSentence(sentence, []), []);
    const { tokens, cures } = inventMistakes(sentence, random);
    if (cures.length > 0) take(tokens, cures);
  }
}
process.stderr.write(`${examples.length} examples, ${examples.filter(({ isRight }) => isRight).length} right\n`);

const seen = new Uint8Array(SEEN_PLACES);
for (const { features } of examples)
  for (const feature of features) seen[feature % SEEN_PLACES] = Math.min(255, (seen[feature % SEEN_PLACES] ?? 0) + 1);
for (const example of examples) example.features = example.features.filter((feature) => (seen[feature % SEEN_PLACES] ?? 0) >= LEAST_SEEN);

const weights = new Float64Array(WEIGHTS);
const squares = new Float64Array(WEIGHTS);
for (let round = 0; round < ROUNDS; round++) {
  let loss = 0;
  for (const { features, isRight } of examples) {
    const likely = 1 / (1 + Math.exp(-sumWeights(features, weights)));
    loss -= Math.log(Math.max(1e-9, isRight ? likely : 1 - likely));
    const slope = likely - (isRight ? 1 : 0);
    for (const feature of features) {
      const place = feature % WEIGHTS;
      squares[place] = (squares[place] ?? 0) + slope * slope;
      weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt((squares[place] ?? 0) + SMALLEST_STEP);
    }
  }
  process.stderr.write(`round ${round}: ${(loss / examples.length).toFixed(4)}\n`);
}
const packed = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * PER_UNIT))));
writeFileSync(fileURLToPath(new URL('../editWeights.bin', import.meta.url)), packed);

function take(tokens: readonly EditableToken[], cures: readonly Edit[]): void {
  const sentence = measureSentence(model, tokens);
  for (const at of tokens.keys()) {
    for (const edit of proposeEdits(tokens, at)) {
      const features = findFeatures(sentence, edit);
      if (features) examples.push({ features: Uint32Array.from(features), isRight: cures.some((cure) => isSame(cure, edit)) });
    }
  }
}

function isSame(one: Edit, other: Edit): boolean {
  return one.first === other.first && one.end === other.end && one.words.join(' ').toLowerCase() === other.words.join(' ').toLowerCase();
}

/** Mulberry32: the same numbers every time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
