import { loadLexicon } from '../lexicon/lexicon.ts';
import { readSentencesFile } from '../node/readSentencesFile.ts';
import type { Token } from '../tokens/tokenize.ts';
import {
  BUCKET,
  computeFingerprint,
  computeFirstBucket,
  computeSecondBucket,
  END,
  LONGEST_RUN,
  mixNumber,
  SPECIAL,
  START,
  unpackCount,
  VIEWS,
} from './format.ts';
import { createVocabulary, findClassNumber, findWordNumber, type Vocabulary } from './sentenceNumbers.ts';

/** A sentence as the model sees it: its words and their classes, between a start and an end. */
export interface NumberedSentence {
  words: number[];
  classes: number[];
}

/** Knows how common runs of words are, and of kinds of words. */
export interface SentenceModel {
  number(tokens: readonly Pick<Token, 'lower' | 'text' | 'kind'>[]): NumberedSentence;
  /** Measures how likely the words from `from` up to `end` are, and those behind them that are seen with them, in natural logarithms. */
  measure(view: keyof typeof VIEWS, sentence: NumberedSentence, from: number, end: number): number;
  /** Returns a sentence in which the words from `from` up to `end` are others. */
  replace(sentence: NumberedSentence, from: number, end: number, words: readonly string[]): NumberedSentence;
  /** How often the run from `from` up to `end` was seen. */
  count(view: keyof typeof VIEWS, sentence: NumberedSentence, from: number, end: number): number;
}

/** How far a context is trusted: the more often it was seen, the further. */
const TRUST = { words: [0, 0, 30, 40], classes: [0, 0, 40, 40, 60, 90] };

let loaded: SentenceModel | undefined;

/** Loads the sentence model once, and returns the same one afterwards. */
export function loadSentenceModel(): SentenceModel {
  loaded ??= readModel(readSentencesFile());
  return loaded;
}

function readModel(file: Uint8Array): SentenceModel {
  const bytes = file.byteOffset % 4 === 0 ? file : Uint8Array.from(file);
  const toAddress = (offset: number) => bytes.byteOffset + offset;
  const [listLength = 0, wordCount = 0, classCount = 0, slots = 0, total = 1] = new Uint32Array(bytes.buffer, toAddress(0), 5);
  let offset = 20;
  const words = new TextDecoder().decode(bytes.subarray(offset, offset + listLength)).split('\n');
  offset += Math.ceil(listLength / 4) * 4;
  const classKeys = new Uint32Array(bytes.buffer, toAddress(offset), classCount);
  offset += classKeys.byteLength;
  const prints = new Uint16Array(bytes.buffer, toAddress(offset), slots);
  offset += prints.byteLength;
  const packed = new Uint8Array(bytes.buffer, toAddress(offset), slots);
  offset += packed.byteLength;
  const singleWords = new Uint8Array(bytes.buffer, toAddress(offset), wordCount + SPECIAL.length);
  const singleClasses = new Uint8Array(bytes.buffer, toAddress(offset + singleWords.byteLength));
  const vocabulary = createVocabulary(words, classKeys, loadLexicon());
  const counts = Float64Array.from({ length: 256 }, (_, value) => unpackCount(value));
  const buckets = slots / BUCKET;

  const find = (hash: number): number => {
    const print = computeFingerprint(hash);
    const first = computeFirstBucket(hash, buckets);
    for (let slot = first * BUCKET; slot < first * BUCKET + BUCKET; slot++) if (prints[slot] === print) return counts[packed[slot] ?? 0] ?? 0;
    const second = computeSecondBucket(first, print, buckets);
    for (let slot = second * BUCKET; slot < second * BUCKET + BUCKET; slot++) if (prints[slot] === print) return counts[packed[slot] ?? 0] ?? 0;
    return 0;
  };
  const single = {
    words: (number: number) => counts[singleWords[number] ?? 0] ?? 0,
    classes: (number: number) => counts[singleClasses[number] ?? 0] ?? 0,
  };
  const countRun = (view: keyof typeof VIEWS, text: readonly number[], from: number, end: number): number => {
    if (end - from === 1) return single[view](text[from] ?? 0);
    let hash = VIEWS[view] * 16 + end - from;
    for (let index = from; index < end; index++) hash = mixNumber(hash, text[index] ?? 0);
    return find(hash);
  };
  const scoreAt = (view: keyof typeof VIEWS, text: readonly number[], index: number): number => {
    let likelihood = (single[view](text[index] ?? 0) + 0.5) / total;
    for (let size = 2; size <= LONGEST_RUN[view] && index - size + 1 >= 0; size++) {
      const from = index - size + 1;
      const context = countRun(view, text, from, index);
      if (context === 0) break;
      const trust = context / (context + (TRUST[view][size] ?? 1) * Math.sqrt(context));
      likelihood = trust * Math.min(1, countRun(view, text, from, index + 1) / context) + (1 - trust) * likelihood;
    }
    return Math.log(likelihood);
  };
  const sum = (view: keyof typeof VIEWS, text: readonly number[], from: number, end: number): number => {
    let total = 0;
    const last = Math.min(text.length, end + LONGEST_RUN[view] - 1);
    for (let index = Math.max(1, from); index < last; index++) total += scoreAt(view, text, index);
    return total;
  };
  /** Returns how likely each word is among those of its class. */
  const sumWithinClasses = ({ words: text, classes }: NumberedSentence, from: number, end: number): number => {
    let total = 0;
    for (let index = from; index < end; index++) {
      const all = single.classes(classes[index] ?? 0);
      total += Math.log(Math.min(1, (single.words(text[index] ?? 0) + 0.5) / (all + 0.5)));
    }
    return total;
  };
  return {
    number: (tokens) => numberSentence(tokens, vocabulary),
    measure: (view, sentence, from, end) => sum(view, sentence[view], from, end) + (view === 'classes' ? sumWithinClasses(sentence, from, end) : 0),
    replace: ({ words: text, classes }, from, end, others) => {
      const tokens = others.map((word) => ({ lower: word.toLowerCase(), text: word, kind: 'word' as const }));
      const numbers = tokens.map((token) => findWordNumber(token, vocabulary, false));
      return {
        words: text.toSpliced(from, end - from, ...numbers),
        classes: classes.toSpliced(from, end - from, ...tokens.map((token, at) => findClassNumber(token, numbers[at] ?? 0, vocabulary))),
      };
    },
    count: (view, sentence, from, end) => (from < 0 || end > sentence.words.length ? 0 : countRun(view, sentence[view], from, end)),
  };
}

function numberSentence(tokens: readonly Pick<Token, 'lower' | 'text' | 'kind'>[], vocabulary: Vocabulary): NumberedSentence {
  const words = [START];
  const classes = [START];
  for (const [at, token] of tokens.entries()) {
    const number = findWordNumber(token, vocabulary, at === 0);
    words.push(number);
    classes.push(findClassNumber(token, number, vocabulary));
  }
  words.push(END);
  classes.push(END);
  return { words, classes };
}
