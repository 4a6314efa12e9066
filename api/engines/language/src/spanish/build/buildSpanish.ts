/**
 * Writes spanish.bin from dictionary-es and es-compromise, and from a folder of books (see ../SOURCES.md) that shows how common words are:
 * `npm run spanish -w @sheaf/language -- BOOKS`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { findPackageFolder } from '../../lexicon/build/findPackageFolder.ts';
import { buildWordGraph } from '../../lexicon/build/wordGraph.ts';
import { scaleCount } from '../../lexicon/format.ts';
import { FEATURE } from '../features.ts';
import { readBookTexts } from './bookTexts.ts';
import { closedWords } from './closedWords.ts';
import { type DerivedWord, expandDictionary } from './expandDictionary.ts';
import { countGender, findGender, type GenderCounts } from './genders.ts';
import { moreWords } from './moreWords.ts';
import { readAgreement, readVerbForm } from './verbForms.ts';
import { listVoseo } from './voseo.ts';

const WORD = /^\p{Script=Latin}+$/u;
const CONJUGATION = /^[REIX]$/;
const PRONOUNS_FROM = 'À';
/** A word that the books have so often and the dictionary lacks is a term. */
const FEWEST_IN_BOOKS = 8;
const SPANISH_ENDING = /(?:[aeo]s?|ción|ciones|dad|dades|al|ales|mente|or|ores)$/;
/** Words in these endings have a feminine of their own; of others the flag may speak of another word. */
const HAS_BOTH = /(?:o|or|án|ín|ón|és)$/;
const SHORTEST_TERM = 7;
const [books = ''] = process.argv.slice(2);
if (books === '') throw new Error('Name the folder with the books.');

const counts = new Map<string, number>();
const genders = new Map<string, GenderCounts>();
for (const paragraph of readBookTexts(books)) countWords(paragraph);

const adjectives = listAdjectives();
const features = new Map<string, number>();
const add = (word: string, feature: number) => {
  if (WORD.test(word)) features.set(word, (features.get(word) ?? 0) | feature);
};
for (const derived of expandDictionary(findPackageFolder('dictionary-es'))) addDerived(derived);
for (const word of moreWords.masculine.split(' ')) addNoun(word, FEATURE.masculine);
for (const word of moreWords.feminine.split(' ')) addNoun(word, FEATURE.feminine);
for (const word of moreWords.adjective.split(' ')) addAdjective(word);
for (const word of [...features.keys()]) if (/mente$/.test(word)) features.set(word, FEATURE.adverb);
for (const [word, feature] of closedWords) features.set(word, feature & FEATURE.adjective ? feature | (features.get(word) ?? 0) : feature);
for (const [word, count] of counts) if (count >= FEWEST_IN_BOOKS && isNewWord(word)) add(word, 0);

const sorted = [...features.keys()].sort();
const alphabet = [...new Set(sorted.join(''))].sort().join('');
if (alphabet.length > 127) throw new Error(`${alphabet.length} letters do not fit.`);
const graph = buildWordGraph(sorted, alphabet);
const classes = [...new Set(features.values())].sort((a, b) => a - b);
const positions = new Map(classes.map((mask, index) => [mask, index]));
const letters = new Uint16Array(128);
for (const [at, letter] of [...alphabet].entries()) letters[at] = letter.charCodeAt(0);
const head = Uint32Array.of(alphabet.length, graph.length, classes.length, sorted.length);
const parts = [
  head,
  letters,
  graph,
  Uint32Array.from(classes),
  Uint16Array.from(sorted, (word) => positions.get(features.get(word) ?? 0) ?? 0),
  Uint8Array.from(sorted, (word) => scaleCount(counts.get(word) ?? 0)),
].map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
writeFileSync(fileURLToPath(new URL('../spanish.bin', import.meta.url)), Buffer.concat(parts));
process.stdout.write(`${sorted.length} words, ${graph.length} edges, ${classes.length} classes, ${counts.size} counted, ${alphabet}\n`);

/** Returns whether a word of the books may be one that the dictionary lacks, rather than a known one without its accent. */
function isNewWord(word: string): boolean {
  if (word.length < SHORTEST_TERM || features.has(word) || !SPANISH_ENDING.test(word) || !/^[a-záéíóúüñ]+$/.test(word)) return false;
  if (/[^aeiouáéíóúrlsdbcfgjmnpqtvxyzhñ]|th|sh|ph/.test(word) || /(?:r|ndo)(?:me|te|se|nos|l[aeo]s?)$/.test(word)) return false;
  return ![...word].some((letter, at) => {
    const other = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }[letter];
    return other !== undefined && features.has(word.slice(0, at) + other + word.slice(at + 1));
  });
}

/** Counts the words of a paragraph, and the determiners before them. */
function countWords(paragraph: string): void {
  let before = '';
  for (const [word] of paragraph.matchAll(/\p{L}+|[^\s\p{L}]/gu)) {
    const lower = word.toLowerCase();
    counts.set(lower, (counts.get(lower) ?? 0) + 1);
    countGender(genders, before, lower);
    before = lower;
  }
}

function addDerived({ word, stem, flags, affix }: DerivedWord): void {
  const flag = affix?.isPrefix ? '' : (affix?.flag ?? '');
  if (flag >= PRONOUNS_FROM) return;
  const isVerb = /[REIX]/.test(flags) && /[aeií]r$/.test(stem);
  if (flag === 'D') add(word, FEATURE.participle | readAgreement(word));
  else if (CONJUGATION.test(flag)) addVerbForm(word, stem);
  else if (isVerb && flag === '') {
    add(word, FEATURE.infinitive);
    for (const [form, feature] of listVoseo(word)) add(form, feature);
  } else if (/^\p{Lu}/u.test(word)) add(word, FEATURE.name);
  else add(word, readNominal(word, stem, flags, flag));
}

function addNoun(word: string, gender: number): void {
  if (features.has(word)) return;
  add(word, FEATURE.noun | gender | FEATURE.singular);
  add(/[aeoáéó]$/.test(word) ? `${word}s` : `${word}es`, FEATURE.noun | gender | FEATURE.plural);
}

function addAdjective(word: string): void {
  const gender = /o$/.test(word) ? FEATURE.masculine : /a$/.test(word) ? FEATURE.feminine : 0;
  add(word, FEATURE.adjective | gender | FEATURE.singular);
  add(/[aeo]$/.test(word) ? `${word}s` : `${word}es`, FEATURE.adjective | gender | FEATURE.plural);
}

function addVerbForm(form: string, infinitive: string): void {
  const feature = readVerbForm(form, infinitive);
  if (feature !== FEATURE.enclitic) add(form, feature);
}

/** Returns what a noun or an adjective can be. An entry with the flag G has both genders, one with S alone has one form for the singular. */
function readNominal(word: string, stem: string, flags: string, flag: string): number {
  if (!/[GS]/.test(flags) && flag === '') return adjectives.has(word) ? FEATURE.adjective : 0;
  const isPlural = flag === 'S' || (flag === 'G' && word.endsWith('s'));
  const kinds =
    FEATURE.noun | (adjectives.has(stem) || adjectives.has(word) ? FEATURE.adjective : 0) | (isPlural ? FEATURE.plural : FEATURE.singular);
  if (flag === 'G') return kinds | FEATURE.feminine;
  if (flags.includes('G') && HAS_BOTH.test(stem)) return kinds | FEATURE.masculine;
  const singular = flag === 'S' ? stem : word;
  if (kinds & FEATURE.adjective) return kinds;
  return kinds | findGender(singular, sumGenders(singular, word));
}

function sumGenders(singular: string, word: string): GenderCounts | undefined {
  const [one, many] = [genders.get(singular), singular === word ? undefined : genders.get(word)];
  return one && many ? { masculine: one.masculine + many.masculine, feminine: one.feminine + many.feminine } : (one ?? many);
}

function listAdjectives(): Set<string> {
  // The types of the package do not compile with ours.
  const nlp: { model(): { one: { lexicon: Record<string, string | string[]> } } } = createRequire(import.meta.url)('es-compromise');
  const tagged = nlp.model().one.lexicon;
  return new Set(Object.keys(tagged).filter((word) => [tagged[word]].flat().some((tag) => tag?.endsWith('Adjective'))));
}
