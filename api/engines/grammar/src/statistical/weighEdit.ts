import type { NumberedSentence, SentenceModel } from '@sheaf/language/sentenceModel/sentenceModel';
import type { Edit, EditKind } from './edit.ts';
import type { EditableToken } from './editableSentence.ts';
import { createMeaningReader, type MeaningReader } from './meaningGain.ts';
import { readContext, type SentenceContext } from './sentenceContext.ts';

/** Features are hashed into so many weights. */
export const WEIGHTS = 2 ** 20;
/** An edit that gains less is not weighed further: in all, and in its words alone. */
const LEAST_GAIN = { all: -0.5, words: -2.5 };
/** The words nearby may speak against an edit of these kinds, such as those between a subject and its verb. */
const LEAST_GAIN_AFAR = { all: -4, words: -4 };
const AFAR: ReadonlySet<EditKind> = new Set(['agreement', 'tense', 'adverb', 'confused-words', 'word-order']);

/** A sentence with what was measured of it so far. */
export interface MeasuredSentence {
  model: SentenceModel;
  tokens: readonly EditableToken[];
  context: SentenceContext;
  numbers: NumberedSentence;
  measured: Map<string, number>;
  counted: Map<string, number[]>;
  readMeaning: MeaningReader;
}

export function measureSentence(model: SentenceModel, tokens: readonly EditableToken[]): MeasuredSentence {
  return {
    model,
    tokens,
    context: readContext(tokens),
    numbers: model.number(tokens),
    measured: new Map(),
    counted: new Map(),
    readMeaning: createMeaningReader(tokens),
  };
}

/** An edit that may be right, and what it makes of the sentence. */
export interface Candidate {
  edit: Edit;
  changed: NumberedSentence;
  gains: { words: number; classes: number };
  /** By how much it gains more than any edit of another place. */
  lead: number;
}

/** Returns those edits that do not make the sentence far less likely. */
export function findCandidates(measured: MeasuredSentence, edits: readonly Edit[]): Candidate[] {
  const candidates = edits.flatMap((edit) => measureEdit(measured, edit) ?? []);
  const best = new Map<number, number>();
  for (const { edit, gains } of candidates)
    best.set(edit.first, Math.max(best.get(edit.first) ?? Number.NEGATIVE_INFINITY, gains.words + gains.classes));
  const [first, second] = [...best].sort(([, one], [, other]) => other - one);
  for (const candidate of candidates) {
    const other = candidate.edit.first === first?.[0] ? second : first;
    candidate.lead = candidate.gains.words + candidate.gains.classes - (other?.[1] ?? 0);
  }
  return candidates;
}

function measureEdit({ model, numbers, measured }: MeasuredSentence, edit: Edit): Candidate | undefined {
  const [from, end] = [edit.first + 1, edit.end + 1];
  const least = AFAR.has(edit.kind) ? LEAST_GAIN_AFAR : LEAST_GAIN;
  const changed = model.replace(numbers, from, end, edit.words);
  const measureGain = (view: 'words' | 'classes') =>
    model.measure(view, changed, from, from + edit.words.length) -
    remember(measured, `${view} ${from} ${end}`, () => model.measure(view, numbers, from, end));
  const words = measureGain('words');
  if (words < least.words) return undefined;
  const gains = { words, classes: measureGain('classes') };
  return gains.words + gains.classes < least.all ? undefined : { edit, changed, gains, lead: 0 };
}

/** Returns the value of a key, which is found once. */
export function remember<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}

/** Adds up the weights of features. */
export function sumWeights(features: ArrayLike<number>, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++) sum += weights[(features[at] ?? 0) % WEIGHTS] ?? 0;
  return sum;
}
