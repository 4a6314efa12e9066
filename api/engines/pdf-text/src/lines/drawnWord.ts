import { shareText } from './sharedRuns.ts';
import type { LineWord, WordRun } from './textLine.ts';

const NUMBERS = 5;
const WORDS_IN_CHUNK = 4096;

let chunk = new Float32Array(0);
let used = 0;

interface WordFacts extends Omit<LineWord, 'confidence' | 'onPage'> {
  runs: readonly WordRun[];
}

/**
 * A word as it is drawn. A book has a million of them and more, all in memory until its paragraphs are known: their numbers are close together, a
 * tenth of a thousandth of a point exact, since each one alone would take as much again as the word.
 */
class DrawnWord implements LineWord {
  readonly text: string;
  readonly runs: readonly WordRun[];
  readonly isBold: boolean;
  readonly isRaised: boolean;
  readonly markedContent: number;
  readonly isGlued?: boolean;
  private readonly numbers: Float32Array;
  private readonly from: number;

  constructor({ text, runs, isBold, isRaised, markedContent, isGlued, left, right, top, bottom, size }: WordFacts) {
    this.text = shareText(text);
    this.runs = runs;
    this.isBold = isBold;
    this.isRaised = isRaised;
    this.markedContent = markedContent;
    if (isGlued) this.isGlued = true;
    if (used + NUMBERS > chunk.length) {
      chunk = new Float32Array(NUMBERS * WORDS_IN_CHUNK);
      used = 0;
    }
    this.numbers = chunk;
    this.from = used;
    chunk.set([left, right, top, bottom, size], used);
    used += NUMBERS;
  }

  get left(): number {
    return this.numbers[this.from] ?? 0;
  }

  get right(): number {
    return this.numbers[this.from + 1] ?? 0;
  }

  get top(): number {
    return this.numbers[this.from + 2] ?? 0;
  }

  get bottom(): number {
    return this.numbers[this.from + 3] ?? 0;
  }

  get size(): number {
    return this.numbers[this.from + 4] ?? 0;
  }
}

/** Builds a word of a line from its glyphs. */
export function buildWord(facts: WordFacts): LineWord {
  return new DrawnWord(facts);
}

/** Returns a word with something else about it: what is spread of a drawn word lacks its place. */
export function changeWord(word: LineWord, changes: Partial<LineWord>): LineWord {
  const { text, left, right, top, bottom, size, isBold, isRaised, markedContent, runs, isGlued, confidence, onPage } = word;
  return {
    text,
    left,
    right,
    top,
    bottom,
    size,
    isBold,
    isRaised,
    markedContent,
    ...(runs && { runs }),
    ...(isGlued && { isGlued }),
    ...(confidence !== undefined && { confidence }),
    ...(onPage && { onPage }),
    ...changes,
  };
}
