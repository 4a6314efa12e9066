import type { OpenIndex } from '../index/openChatIndex.ts';
import type { QuestionTerm } from './parseQuestion.ts';

/** How well each sentence and each passage matches a question. */
export interface Matches {
  /** BM25 of each sentence. */
  sentences: Float64Array;
  /** BM25 of each window and the share of its best sentence, in the order of `index.windows`. */
  windows: Float64Array;
  /** The best that any window of a sentence has. */
  around: Float64Array;
}

const SATURATION = 1.2;
const LENGTH_SHARE_OF_SENTENCE = 0.4;
const LENGTH_SHARE_OF_WINDOW = 0.5;
const BEST_SENTENCE_SHARE = 0.8;

/** Weighs every sentence and window of a document by BM25. */
export function rankWindows(index: OpenIndex, terms: readonly QuestionTerm[]): Matches {
  const count = index.sentences.length;
  const windowCount = index.windows.length / 2;
  const { lengths, windowLengths, firstWindow } = measureLengths(index);
  const sentences = new Float64Array(count);
  const windows = new Float64Array(windowCount);
  const counts = new Float64Array(count);
  const windowCounts = new Float64Array(windowCount);
  for (const { forms: wordForms, reworded, weight } of terms) {
    const forms = [...wordForms, ...reworded];
    if (forms.length === 0) continue;
    counts.fill(0);
    windowCounts.fill(0);
    for (const { number, likeness } of forms) {
      const found = index.sentencesWith(number);
      for (let at = 0; at < found.sentences.length; at++) {
        const sentence = found.sentences[at] ?? 0;
        counts[sentence] = (counts[sentence] ?? 0) + likeness * (found.counts[at] ?? 0);
      }
    }
    for (let sentence = 0; sentence < count; sentence++) {
      const often = counts[sentence] ?? 0;
      if (often === 0) continue;
      for (let window = firstWindow[sentence] ?? 0; window < windowCount && (index.windows[2 * window] ?? 0) <= sentence; window++) {
        windowCounts[window] = (windowCounts[window] ?? 0) + often;
      }
    }
    addBm25(sentences, counts, lengths, weight, LENGTH_SHARE_OF_SENTENCE);
    addBm25(windows, windowCounts, windowLengths, weight, LENGTH_SHARE_OF_WINDOW);
  }
  const around = new Float64Array(count);
  for (let window = 0; window < windowCount; window++) {
    const [from, to] = [index.windows[2 * window] ?? 0, index.windows[2 * window + 1] ?? 0];
    let best = 0;
    for (let sentence = from; sentence < to; sentence++) best = Math.max(best, sentences[sentence] ?? 0);
    windows[window] = (windows[window] ?? 0) + BEST_SENTENCE_SHARE * best;
    for (let sentence = from; sentence < to; sentence++) around[sentence] = Math.max(around[sentence] ?? 0, windows[window] ?? 0);
  }
  return { sentences, windows, around };
}

interface Lengths {
  /** Terms of each sentence, and of each window. */
  lengths: Float64Array;
  windowLengths: Float64Array;
  firstWindow: Uint32Array;
}

/** One question ranks the sentences several times. */
const measured = new WeakMap<OpenIndex, Lengths>();

function measureLengths(index: OpenIndex): Lengths {
  const known = measured.get(index);
  if (known) return known;
  const lengths = new Float64Array(index.sentences.length);
  for (let sentence = 0; sentence < lengths.length; sentence++) lengths[sentence] = index.termsIn(sentence).length;
  const windowLengths = new Float64Array(index.windows.length / 2);
  for (let window = 0; window < windowLengths.length; window++) {
    let length = 0;
    for (let sentence = index.windows[2 * window] ?? 0; sentence < (index.windows[2 * window + 1] ?? 0); sentence++) length += lengths[sentence] ?? 0;
    windowLengths[window] = length;
  }
  const found = { lengths, windowLengths, firstWindow: findFirstWindows(index) };
  measured.set(index, found);
  return found;
}

/** Finds the first window of each sentence. */
function findFirstWindows({ windows, sentences }: OpenIndex): Uint32Array {
  const first = new Uint32Array(sentences.length);
  for (let window = windows.length / 2 - 1; window >= 0; window--) first.fill(window, windows[2 * window], windows[2 * window + 1]);
  return first;
}

function addBm25(scores: Float64Array, counts: Float64Array, lengths: Float64Array, weight: number, lengthShare: number): void {
  let total = 0;
  for (const length of lengths) total += length;
  const mean = total / lengths.length || 1;
  for (let at = 0; at < counts.length; at++) {
    const often = counts[at] ?? 0;
    if (often === 0) continue;
    const room = SATURATION * (1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / mean);
    scores[at] = (scores[at] ?? 0) + (weight * often * (SATURATION + 1)) / (often + room);
  }
}
