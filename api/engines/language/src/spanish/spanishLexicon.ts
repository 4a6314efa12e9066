import { createWordIndex } from '../lexicon/wordIndex.ts';
import { readSpanishFile } from '../node/readSpanishFile.ts';

/** Every Spanish word that the checks know, read once from spanish.bin. */
export interface SpanishLexicon {
  /** Returns what a word spelt exactly so can be (see `FEATURE`), or undefined for one that is not known. */
  findFeatures(word: string): number | undefined;
  /** How common a word is, from 0: 7 more is twice as common. */
  findCount(word: string): number;
  /** The graph of all words, for anyone who looks for similar ones. */
  graph: Uint32Array;
  letters: string;
}

const LETTERS = 128;
let loaded: SpanishLexicon | undefined;

/** Loads the Spanish lexicon once, and returns the same one afterwards. */
export function loadSpanish(): SpanishLexicon {
  loaded ??= read(readSpanishFile());
  return loaded;
}

function read(file: Uint8Array): SpanishLexicon {
  const bytes = new Uint8Array(file).buffer;
  const [letterCount = 0, edges = 0, classCount = 0, words = 0] = new Uint32Array(bytes, 0, 4);
  let at = 16;
  const letterCodes = new Uint16Array(bytes, at, LETTERS);
  at += letterCodes.byteLength;
  const graph = new Uint32Array(bytes, at, edges);
  at += graph.byteLength;
  const classes = new Uint32Array(bytes, at, classCount);
  at += classes.byteLength;
  const classPlaces = new Uint16Array(bytes, at, words);
  at += classPlaces.byteLength;
  const counts = new Uint8Array(bytes, at, words);
  const letters = String.fromCharCode(...letterCodes.subarray(0, letterCount));
  const indexOf = createWordIndex(graph, letters);
  return {
    findFeatures(word) {
      const index = indexOf(word);
      return index < 0 ? undefined : classes[classPlaces[index] ?? 0];
    },
    findCount: (word) => counts[indexOf(word)] ?? 0,
    graph,
    letters,
  };
}
