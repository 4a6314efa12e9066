/** Writes sentences.bin from texts with permissive licences (see ../SOURCES.md): `npm run sentence-model -w @sheaf/language -- FOLDER`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadLexicon } from '../../lexicon/lexicon.ts';
import { splitSentences } from '../../sentences/splitSentences.ts';
import { type Token, tokenize } from '../../tokens/tokenize.ts';
import {
  BUCKET,
  computeFingerprint,
  computeFirstBucket,
  computeSecondBucket,
  END,
  LONGEST_RUN,
  mixNumber,
  OWN_CLASS,
  packCount,
  SPECIAL,
  START,
  VIEWS,
} from '../format.ts';
import { createVocabulary, findClassNumber, findWordNumber } from '../sentenceNumbers.ts';
import { buildClassKey } from '../wordClasses.ts';
import { countRuns } from './countRuns.ts';
import { readSource } from './readSource.ts';
import { sources } from './sources.ts';

const WORDS = 32_000 - SPECIAL.length;
const CLASSES = 1023 - OWN_CLASS;
const WORD_BASE = 2 ** 15;
const CLASS_BASE = 2 ** 10;
/** One paragraph of so many is kept out, for the margins to be measured on. */
const HELD_OUT_EVERY = 20;
/** Runs of each length that are seen less often are left out. */
const LEAST = { words: [0, 1, 2, 2], classes: [0, 1, 3, 8, 15, 20] };
/** Runs of classes are seen more often than runs of words that help as much. */
const ENTRY_WEIGHTS = { words: 1, classes: 0.2 };
const SLOTS = Math.floor(9_300_000 / 3 / BUCKET) * BUCKET;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder with a clone of each source.');
const lexicon = loadLexicon();
const translated = new Set<string>();
const read = sources.flatMap((source) => {
  const found = readSource(source, folder).filter((paragraph) => source.format !== 'pairs' || !translated.has(paragraph));
  if (source.format === 'pairs') for (const paragraph of found) translated.add(paragraph);
  process.stderr.write(`${source.repository} ${found.length}\n`);
  return found.map((paragraph) => ({ paragraph, times: source.times ?? 1 }));
});
const isHeldOut = (at: number) => at % HELD_OUT_EVERY === 7;
const heldOut = read.flatMap(({ paragraph }, at) => (isHeldOut(at) ? [paragraph] : []));
const paragraphs = read.flatMap(({ paragraph, times }, at) => (isHeldOut(at) ? [] : Array.from({ length: times }, () => paragraph)));
if (process.argv[3] !== undefined) writeFileSync(process.argv[3], heldOut.join('\n'));

const counts = new Map<string, number>();
for (const token of tokenizeAll(paragraphs))
  if (token.kind !== 'number' && token.kind !== 'code') counts.set(chooseKey(token), (counts.get(chooseKey(token)) ?? 0) + 1);
const words = [...counts]
  .filter(([word]) => !/^\p{Lu}/u.test(word))
  .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  .slice(0, WORDS)
  .map(([word]) => word);
const classCounts = new Map<number, number>();
for (const word of words.slice(OWN_CLASS)) {
  const key = buildClassKey(word, lexicon);
  classCounts.set(key, (classCounts.get(key) ?? 0) + (counts.get(word) ?? 0));
}
const classKeys = Uint32Array.from([...classCounts].sort(([a, one], [b, other]) => other - one || a - b).slice(0, CLASSES), ([key]) => key);
const vocabulary = createVocabulary(words, classKeys, lexicon);

const wordText = new Uint16Array(2 ** 26);
const classText = new Uint16Array(2 ** 26);
let length = 0;
const put = (number: number, inClass: number) => {
  wordText[length] = number;
  classText[length++] = inClass;
};
for (const paragraph of paragraphs) {
  for (const sentence of splitSentences(tokenize(paragraph))) {
    put(START, START);
    for (const [index, token] of sentence.entries()) {
      const number = findWordNumber(token, vocabulary, index === 0);
      put(number, findClassNumber(token, number, vocabulary));
    }
    put(END, END);
  }
}
process.stderr.write(`${length} tokens, ${words.length} words, ${classKeys.length} classes\n`);

const runs: { hash: number; count: number; weight: number }[] = [];
const singles = { words: new Uint8Array(words.length + SPECIAL.length), classes: new Uint8Array(OWN_CLASS + classKeys.length) };
for (const [view, text, base] of [
  ['words', wordText, WORD_BASE],
  ['classes', classText, CLASS_BASE],
] as const) {
  for (let size = 1; size <= LONGEST_RUN[view]; size++) {
    const counted = countRuns(text.subarray(0, length), size, base, LEAST[view][size] ?? 1);
    process.stderr.write(`${view} ${size}: ${counted.length}\n`);
    for (const { numbers, count } of counted) {
      if (size === 1) singles[view][numbers[0] ?? 0] = packCount(count);
      else runs.push({ hash: numbers.reduce(mixNumber, VIEWS[view] * 16 + size), count, weight: count * ENTRY_WEIGHTS[view] });
    }
  }
}
runs.sort((one, other) => other.weight - one.weight || one.hash - other.hash);

const prints = new Uint16Array(SLOTS);
const packed = new Uint8Array(SLOTS);
const filled = new Uint8Array(SLOTS / BUCKET);
let unplaced = 0;
for (const { hash, count } of runs) {
  const print = computeFingerprint(hash);
  const first = computeFirstBucket(hash, filled.length);
  const second = computeSecondBucket(first, print, filled.length);
  const bucket = (filled[first] ?? 0) <= (filled[second] ?? 0) ? first : second;
  const used = filled[bucket] ?? 0;
  if (used === BUCKET) {
    unplaced++;
    continue;
  }
  prints[bucket * BUCKET + used] = print;
  packed[bucket * BUCKET + used] = packCount(count);
  filled[bucket] = used + 1;
}
const list = new TextEncoder().encode(words.join('\n'));
const padded = new Uint8Array(Math.ceil(list.length / 4) * 4);
padded.set(list);
const head = Uint32Array.of(list.length, words.length, classKeys.length, SLOTS, length);
const parts = [head, padded, classKeys, prints, packed, singles.words, singles.classes];
writeFileSync(
  fileURLToPath(new URL('../sentences.bin', import.meta.url)),
  Buffer.concat(parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength))),
);
process.stderr.write(`${runs.length} runs, ${unplaced} without a place\n`);

function* tokenizeAll(texts: readonly string[]): Generator<Token> {
  for (const text of texts) yield* tokenize(text);
}

/** A word that the lists know only as a name counts as a name. */
function chooseKey({ lower, text }: Token): string {
  return lower === 'an' ? 'a' : text !== lower && lexicon.indexOf(lower) < 0 ? text : lower;
}
