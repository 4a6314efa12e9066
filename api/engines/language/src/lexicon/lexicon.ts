import { readLexiconFile } from '../node/readLexiconFile.ts';
import { EDGE, hashText, joinPair, SECTIONS } from './format.ts';

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
  /** The graph of all words, for whoever looks for similar ones. */
  graph: Uint32Array;
  letters: string;
  root: number;
}

let loaded: Lexicon | undefined;

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
  const numbers = (section: number) => {
    const part = new Uint32Array(bytes, at, head[section + 1]);
    at += part.byteLength;
    return part;
  };
  const small = (section: number) => {
    const part = new Uint8Array(bytes, at, head[section + 1]);
    at += part.byteLength;
    return part;
  };
  const [graph, tags, pairHashes, filter] = [numbers(0), numbers(1), numbers(2), numbers(3)];
  const [counts, regions, pairCounts] = [small(4), small(5), small(6)];
  const letters = String.fromCharCode(...letterCodes.subarray(0, head[0]));
  const wordsBehind = countWordsBehind(graph);
  const letterOf = new Map([...letters].map((letter, number) => [letter, number]));

  const indexOf = (word: string) => {
    let edges = 1;
    let index = 0;
    let isWord = false;
    for (const letter of word) {
      const wanted = letterOf.get(letter);
      if (wanted === undefined || edges === 0) return -1;
      if (isWord) index++;
      for (let edge = edges; ; edge++) {
        const value = graph[edge] ?? 0;
        if ((value & EDGE.letter) === wanted) {
          isWord = (value & EDGE.endsWord) !== 0;
          edges = value >>> EDGE.targetShift;
          break;
        }
        index += wordsBehind[edge] ?? 0;
        if (value & EDGE.isLast) return -1;
      }
    }
    return isWord ? index : -1;
  };
  const pairCount = (first: string, second: string) => {
    const place = placeOf(pairHashes, hashText(joinPair(first, second)));
    return place < 0 ? 0 : (pairCounts[place] ?? 0);
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

/** How many words lead over each edge, itself the end of one or not. Edges lead to later ones alone, so one way back through them is enough. */
function countWordsBehind(graph: Uint32Array): Uint32Array {
  const behind = new Uint32Array(graph.length);
  for (let edge = graph.length - 1; edge > 0; edge--) {
    const value = graph[edge] ?? 0;
    let words = value & EDGE.endsWord ? 1 : 0;
    let next = value >>> EDGE.targetShift;
    while (next > 0) {
      words += behind[next] ?? 0;
      next = (graph[next] ?? 0) & EDGE.isLast ? 0 : next + 1;
    }
    behind[edge] = words;
  }
  return behind;
}

function placeOf(sorted: Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = sorted[middle] ?? 0;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
