/** Writes editWeights.bin from paragraphs that the sentence model was not counted from, and from mistakes that people made: `npm run edit-weights -w @sheaf/grammar -- FILE`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadSentenceModel } from '@sheaf/language/sentenceModel/sentenceModel';
import { splitSentences } from '@sheaf/language/sentences/splitSentences';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import type { Edit } from '../edit.ts';
import { applyToSentence, type EditableToken } from '../editableSentence.ts';
import { findFeatures } from '../editFeatures.ts';
import { proposeEdits } from '../edits.ts';
import { findCandidates, measureSentence, sumWeights, WEIGHTS } from '../weighEdit.ts';
import { type Example, Examples } from './examples.ts';
import { inventMistakes } from './inventMistakes.ts';
import { findDistance, readMarkedSentences } from './realMistakes.ts';

/** First all examples are learned from, then only what people wrote: their mistakes and right text. */
const PASSES = [
  { rounds: 1, rate: 0.05, isWritten: false },
  { rounds: 4, rate: 0.03, isWritten: true },
];
/** How much of the slopes that were summed up counts in the next pass. */
const KEPT_SQUARES = 0.3;
const SMALLEST_STEP = 1e-3;
/** A rarer feature is too uncertain to be used. */
const LEAST_SEEN = 3;
const SEEN_PLACES = 2 ** 24;
/** One byte holds a weight from -8 to 8. */
const PER_UNIT = 16;
/** One paragraph of so many is kept to measure the margins on. */
const KEPT_OUT = 5;
/** A mistake that somebody made counts for so many that were invented. */
const WORTH_OF_REAL = 10;

/** FILE has the paragraphs, of which one in so many is read. Marked sentences of the group HELD are left out, to be measured on. */
const USUAL_STEP = '6';
const [file, step, held, target] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file of paragraphs.');
const model = loadSentenceModel();
const random = createRandom(20_251_125);
const examples = new Examples();
let sentences = 0;
const paragraphs = readFileSync(file, 'utf8')
  .split('\n')
  .filter((_, at) => at % Number(step ?? USUAL_STEP) === 0);
for (const [at, paragraph] of paragraphs.entries()) {
  if (at % KEPT_OUT === 0) continue;
  for (const sentence of splitSentences(tokenize(paragraph))) {
    take(applyToSentence(sentence, []), { weight: 1, isWritten: sentences++ % 2 === 0 }, () => false);
    const { tokens, cures } = inventMistakes(sentence, random);
    if (cures.length > 0) take(tokens, { weight: 1, isWritten: false }, (edit) => cures.some((cure) => isSame(cure, edit)));
  }
}
const invented = examples.length;
const marked = readMarkedSentences(readFileSync(new URL('mistakes.txt', import.meta.url), 'utf8').split('\n'));
for (const { group, written, right } of marked) {
  if (group === held) continue;
  const tokens = applyToSentence(written, []);
  const words = tokens.map(({ lower }) => lower);
  const distance = findDistance(words, right);
  const isNearer = ({ first, end, words: becomes }: Edit) =>
    findDistance(words.toSpliced(first, end - first, ...becomes.map((word) => word.toLowerCase())), right) < distance;
  take(tokens, { weight: WORTH_OF_REAL, isWritten: true }, (edit) => distance > 0 && isNearer(edit));
}
process.stderr.write(`${examples.length} examples, ${examples.countRight()} right; ${examples.length - invented} of them written by people\n`);

const weights = trainWeights(countFeatures());
const packed = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * PER_UNIT))));
writeFileSync(target ?? fileURLToPath(new URL('../editWeights.bin', import.meta.url)), packed);

function take(tokens: readonly EditableToken[], about: Pick<Example, 'weight' | 'isWritten'>, isRight: (edit: Edit) => boolean): void {
  const sentence = measureSentence(model, tokens);
  const edits = [...tokens.keys()].flatMap((at) => proposeEdits(tokens, at));
  for (const candidate of findCandidates(sentence, edits))
    examples.add(findFeatures(sentence, candidate), { ...about, isRight: isRight(candidate.edit) });
}

/** Returns how often the features at each place were seen. */
function countFeatures(): Uint8Array {
  const seen = new Uint8Array(SEEN_PLACES);
  for (let at = 0; at < examples.length; at++)
    for (const feature of examples.featuresAt(at)) seen[feature % SEEN_PLACES] = Math.min(255, (seen[feature % SEEN_PLACES] ?? 0) + 1);
  return seen;
}

function trainWeights(seen: Uint8Array): Float64Array {
  const weights = new Float64Array(WEIGHTS);
  const squares = new Float64Array(WEIGHTS);
  const isUsed = (feature: number) => (seen[feature % SEEN_PLACES] ?? 0) >= LEAST_SEEN;
  for (const { rounds, rate, isWritten } of PASSES) {
    for (let round = 0; round < rounds; round++) {
      for (const at of shuffle(examples.length)) {
        const example = examples.about(at);
        if (isWritten && !example.isWritten) continue;
        const features = examples.featuresAt(at).filter(isUsed);
        const likely = 1 / (1 + Math.exp(-sumWeights(features, weights)));
        const slope = example.weight * (likely - (example.isRight ? 1 : 0));
        for (const feature of features) {
          const place = feature % WEIGHTS;
          squares[place] = (squares[place] ?? 0) + slope * slope;
          weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt((squares[place] ?? 0) + SMALLEST_STEP);
        }
      }
    }
    for (const place of squares.keys()) squares[place] = (squares[place] ?? 0) * KEPT_SQUARES;
  }
  return weights;
}

function shuffle(length: number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
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
