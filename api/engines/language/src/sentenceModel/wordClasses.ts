import type { Lexicon } from '../lexicon/lexicon.ts';
import { LIKELIEST_SHIFT, TAG } from '../lexicon/partsOfSpeech.ts';

const OPEN = TAG.NN | TAG.NNS | TAG.NNP | TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN | TAG.VBG | TAG.JJ | TAG.JJR | TAG.JJS | TAG.RB;
const OPEN_BITS = 12;
const ENDINGS: [RegExp, number][] = [
  [/ing$/, 1],
  [/ed$/, 2],
  [/ly$/, 3],
  [/'s$|s'$/, 4],
  [/[^s]s$/, 5],
];

/** Returns what a word can be, as a number: its open parts of speech and the likeliest of them. A word of no list is known by its ending. */
export function buildClassKey(word: string, words: Lexicon): number {
  const index = words.indexOf(word);
  if (index < 0) return ENDINGS.find(([ending]) => ending.test(word))?.[1] ?? 0;
  const packed = words.tagsAt(index);
  return (((packed >>> LIKELIEST_SHIFT) + 1) << OPEN_BITS) | (packed & OPEN);
}
