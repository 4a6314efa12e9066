import type { NumberedSentence, SentenceModel } from '@sheaf/language/sentenceModel/sentenceModel';
import type { Token } from '@sheaf/language/tokens/tokenize';
import { EDIT_KINDS, type Edit } from './edits.ts';

/** Features are hashed into so many weights. */
export const WEIGHTS = 2 ** 19;
/** An edit that gains less is not weighed further. */
const LEAST_GAIN = 0.5;
const MOST_LOSS_OF_WORDS = 2;

/** A sentence with what was measured of it so far. */
export interface MeasuredSentence {
  model: SentenceModel;
  numbers: NumberedSentence;
  measured: Map<string, number>;
  counted: Map<string, number[]>;
}

export function measureSentence(model: SentenceModel, tokens: readonly Token[]): MeasuredSentence {
  return { model, numbers: model.number(tokens), measured: new Map(), counted: new Map() };
}

/** Returns the features of an edit; nothing for one that makes the sentence no likelier. */
export function findFeatures(measured: MeasuredSentence, edit: Edit): number[] | undefined {
  const { model, numbers: sentence } = measured;
  const [from, end] = [edit.first + 1, edit.end + 1];
  const changed = model.replace(sentence, from, end, edit.words);
  const changedEnd = from + edit.words.length;
  const measureGain = (view: 'words' | 'classes') =>
    model.measure(view, changed, from, changedEnd) -
    remember(measured.measured, `${view} ${from} ${end}`, () => model.measure(view, sentence, from, end));
  const words = measureGain('words');
  if (words < -MOST_LOSS_OF_WORDS) return undefined;
  const gains = { words, classes: measureGain('classes') };
  if (gains.words + gains.classes < LEAST_GAIN) return undefined;

  const kind = EDIT_KINDS.indexOf(edit.kind);
  const features: number[] = [];
  let number = 0;
  const put = (value: number, other = 0, third = 0) => {
    number++;
    features.push(hashFeature(kind, number, value, other, third));
  };
  const [gainOfWords, gainOfClasses] = [level(gains.words), level(gains.classes)];
  put(0);
  put(gainOfWords);
  put(gainOfClasses);
  put(gainOfWords, gainOfClasses);
  put(level(gains.words + gains.classes));
  const was = remember(measured.counted, `${from} ${end}`, () => countAround(model, sentence, from, end));
  const becomes = countAround(model, changed, from, changedEnd);
  for (const [at, seen] of was.entries()) {
    put(seen);
    put(becomes[at] ?? 0);
    put(seen, becomes[at] ?? 0);
  }
  put(Math.max(...was.slice(2, 5)), Math.max(...becomes.slice(2, 5)), gainOfWords);
  put(Math.max(...was.slice(5)), Math.max(...becomes.slice(5)), gainOfClasses);
  const [old, fresh] = [sentence.words[from] ?? 0, changed.words[from] ?? 0];
  const isInserted = edit.first === edit.end;
  const oldWord = isInserted ? 0 : old;
  const newWord = edit.words.length === 0 ? 0 : fresh;
  put(oldWord);
  put(newWord);
  put(oldWord, newWord);
  put(sentence.words[from - 1] ?? 0, newWord, oldWord);
  put(sentence.words[end] ?? 0, newWord, oldWord);
  put(sentence.classes[from - 1] ?? 0, newWord, oldWord);
  put(sentence.classes[end] ?? 0, newWord, oldWord);
  put(sentence.classes[from - 1] ?? 0, sentence.classes[end] ?? 0, hashFeature(0, 0, newWord, oldWord, 0));
  put(sentence.classes[from - 2] ?? 0, sentence.classes[from - 1] ?? 0, newWord);
  put(sentence.classes[end] ?? 0, sentence.classes[end + 1] ?? 0, newWord);
  put(sentence.classes[from] ?? 0, changed.classes[from] ?? 0);
  put(sentence.classes[from - 1] ?? 0, sentence.classes[from] ?? 0, changed.classes[from] ?? 0);
  put(sentence.classes[end] ?? 0, sentence.classes[from] ?? 0, changed.classes[from] ?? 0);
  return features;
}

/** How often the runs around a place were seen, on a scale of doublings: pairs, threes and fives of classes. */
function countAround(model: SentenceModel, sentence: NumberedSentence, from: number, end: number): number[] {
  const seen = (view: 'words' | 'classes', first: number, last: number) =>
    Math.min(9, Math.ceil(Math.log2(1 + model.count(view, sentence, first, last))));
  return [
    seen('words', from - 1, from + 1),
    seen('words', end - 1, end + 1),
    seen('words', from - 2, from + 1),
    seen('words', from - 1, from + 2),
    seen('words', end - 1, end + 2),
    seen('classes', from - 2, from + 1),
    seen('classes', from - 1, from + 2),
    seen('classes', end - 1, end + 2),
    seen('classes', from - 2, from + 2),
    seen('classes', from - 1, end + 2),
    seen('classes', from - 2, end + 2),
  ];
}

function remember<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}

function level(gain: number): number {
  return Math.max(-6, Math.min(14, Math.round(gain)));
}

function hashFeature(kind: number, number: number, value: number, other: number, third: number): number {
  let hash = Math.imul(kind * 64 + number + 1, 0x9e3779b1);
  for (const part of [value, other, third]) {
    hash = Math.imul(hash ^ (part + 0x7f4a7c15), 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

/** Adds up the weights of features. */
export function sumWeights(features: ArrayLike<number>, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++) sum += weights[(features[at] ?? 0) % WEIGHTS] ?? 0;
  return sum;
}
