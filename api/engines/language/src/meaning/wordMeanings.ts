import { readMeaningsFile } from '../node/readMeaningsFile.ts';
import { multiplyVectors, toUnitLength } from '../vectors.ts';
import { DIMENSIONS, HEAD_NUMBERS } from './format.ts';

/** A word vector of length 1. Related words have similar directions. */
export type Meaning = Float32Array;

interface WordMeanings {
  rowByWord: ReadonlyMap<string, number>;
  rows: Int8Array;
}

let loaded: WordMeanings | undefined;

/** Returns the vector of an English stem as made by `normalizeTerm`, or undefined if it is unknown. */
export function findMeaning(stem: string): Meaning | undefined {
  loaded ??= read(readMeaningsFile());
  const row = loaded.rowByWord.get(stem);
  if (row === undefined) return undefined;
  return toUnitLength(Float32Array.from(loaded.rows.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS)));
}

/** Returns the row of an English stem in the table of meanings, or undefined if it is unknown. */
export function findMeaningRow(stem: string): number | undefined {
  loaded ??= read(readMeaningsFile());
  return loaded.rowByWord.get(stem);
}

/** Returns the cosine similarity of a meaning to each of some rows of the table, without a vector for each. */
export function compareWithRows(meaning: Meaning, query: Int32Array): Float32Array {
  loaded ??= read(readMeaningsFile());
  const { rows } = loaded;
  const likenesses = new Float32Array(query.length);
  for (const [index, row] of query.entries()) {
    if (row < 0) continue;
    let [sum, square] = [0, 0];
    const from = row * DIMENSIONS;
    for (let at = 0; at < DIMENSIONS; at++) {
      const value = rows[from + at] ?? 0;
      sum += value * (meaning[at] ?? 0);
      square += value * value;
    }
    likenesses[index] = sum / (Math.sqrt(square) || 1);
  }
  return likenesses;
}

/** Returns the normalized sum of several meanings. */
export function joinMeanings(meanings: readonly Meaning[]): Meaning | undefined {
  if (meanings.length < 2) return meanings[0];
  const sum = new Float32Array(DIMENSIONS);
  for (const meaning of meanings) for (const [at, value] of meaning.entries()) sum[at] = (sum[at] ?? 0) + value;
  return toUnitLength(sum);
}

/** Returns the cosine similarity of two meanings: 1 for the same, about 0 for unrelated ones. */
export function compareMeanings(one: Meaning, other: Meaning): number {
  return multiplyVectors(one, other);
}

function read(file: Uint8Array): WordMeanings {
  const head = new DataView(file.buffer, file.byteOffset, HEAD_NUMBERS * 4);
  const [count, letters] = [head.getUint32(0, true), head.getUint32(4, true)];
  const from = HEAD_NUMBERS * 4;
  const stems = new TextDecoder('latin1').decode(file.subarray(from, from + letters)).split('\n');
  const rows = new Int8Array(file.buffer, file.byteOffset + from + letters, count * DIMENSIONS);
  return { rowByWord: new Map(stems.map((stem, row): [string, number] => [stem, row])), rows };
}
