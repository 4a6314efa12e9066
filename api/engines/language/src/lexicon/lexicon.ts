import { readLexiconFile } from '../node/readLexiconFile.ts';
import { hashText, joinPair, SECTIONS } from './format.ts';
import { createWordIndex } from './wordIndex.ts';

/** Every word the checks know, read once from lexicon.bin. */
export interface Lexicon {
  /** The place of a word spelt exactly so among all words, or -1. */
  indexOf(word: string): number;
  /** Whether it is a term, a brand or a name of lists that are known for nothing else. */
  isTerm(word: string): boolean;
  /** How common the word at this place is, from 0: 7 more is twice as common. */
  countAt(index: number): number;
  tagsAt(index: number): number;
  regionAt(index: number): number;
  /** How common two words in a row are, on the scale of single words; 0 where that is not known. */
  pairCount(first: string, second: string): number;
  /** The graph of all words, for anyone who looks for similar ones. */
  graph: Uint32Array;
  letters: string;
  root: number;
}

let loaded: Lexicon | undefined;

/** Loads the English lexicon once, and returns the same one afterwards. */
export function loadLexicon(): Lexicon {
  loaded ??= read(readLexiconFile());
  return loaded;
}

function read(file: Uint8Array): Lexicon {
  const bytes = new Uint8Array(file).buffer;
  const head = new Uint32Array(bytes, 0, 1 + SECTIONS.count);
  let at = head.byteLength;
  const letterCodes = new Uint16Array(bytes, at, SECTIONS.lettersLength);
  at += letterCodes.byteLength;
  const readNumbers = (section: number) => {
    const part = new Uint32Array(bytes, at, head[section + 1]);
    at += part.byteLength;
    return part;
  };
  const readSmallNumbers = (section: number) => {
    const part = new Uint8Array(bytes, at, head[section + 1]);
    at += part.byteLength;
    return part;
  };
  const [graph, tags, pairHashes, filter] = [readNumbers(0), readNumbers(1), readNumbers(2), readNumbers(3)];
  const [counts, regions, pairCounts] = [readSmallNumbers(4), readSmallNumbers(5), readSmallNumbers(6)];
  const letters = String.fromCharCode(...letterCodes.subarray(0, head[0]));
  const indexOf = createWordIndex(graph, letters);
  const pairCount = (first: string, second: string) => {
    const pairIndex = searchSorted(pairHashes, hashText(joinPair(first, second)));
    return pairIndex < 0 ? 0 : (pairCounts[pairIndex] ?? 0);
  };
  const isTerm = (word: string) => {
    for (let round = 1; round <= SECTIONS.filterRounds; round++) {
      const bit = hashText(word, round) % (filter.length * 32);
      if (((filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
    }
    return true;
  };
  return {
    indexOf,
    isTerm,
    pairCount,
    countAt: (index) => counts[index] ?? 0,
    tagsAt: (index) => tags[index] ?? 0,
    regionAt: (index) => regions[index] ?? 0,
    graph,
    letters,
    root: 1,
  };
}

function searchSorted(sorted: Uint32Array, target: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = sorted[middle] ?? 0;
    if (value === target) return middle;
    if (value < target) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
