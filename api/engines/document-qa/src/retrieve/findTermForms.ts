import { findGlossaryLines } from '@sheaf/language/meaning/stemMeanings';
import { findMeaning } from '@sheaf/language/meaning/wordMeanings';
import { normalizeTerm } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { findLikelySpellings } from './likelySpellings.ts';
import type { QuestionLanguage } from './questionLanguage.ts';
import { findSynonyms } from './synonyms.ts';

/** A term of the document that may match a question word, and its likeness from 0 to 1. */
export interface TermForm {
  number: number;
  likeness: number;
}

/** The likeness of a synonym. */
const SYNONYM_LIKENESS = 0.6;
/** The likeness of a synonym if the document has the word itself. */
const SYNONYM_BESIDE_WORD_LIKENESS = 0.3;
const MISSPELT_LIKENESS = 0.7;
const SAME_ROOT_LIKENESS = 0.6;
/** With another prefix a word of one root may be another thing: "Auszug" and "Aufzug". */
const OTHER_PREFIX_LIKENESS = 0.55;
const DERIVED_LIKENESS = 0.9;
const MIN_DENIED_LENGTH = 4;
const SAME_MEANING_LIKENESS = 0.8;
/** The likeness of a synonym when the document also has the word itself. */
const SAME_MEANING_BESIDE_WORD_LIKENESS = 0.4;
const COMPOUND_LIKENESS = 0.8;
/** The likeness of a compound that is a kind of the thing. */
const KIND_LIKENESS = 0.7;
const MIN_PART_LENGTH = 5;
const MIN_LETTERS_BEFORE_HEAD = 4;
/** Words that share a beginning of this length and have short endings mostly have one root. */
const ROOT_LETTERS = 6;
const ENDING_LETTERS = 4;

/** What separable verbs begin with. */
const GERMAN_PREFIX = /^(?:an|ein|aus|auf|ab|zu|nach|vor|mit|um|durch|be|über|hin|her|bei)/u;
const MIN_ROOT_LENGTH = 3;

/** "The 2nd edition" is written "the second edition" too. */
const ORDINAL_FIGURE = /^(\d{1,2})(?:st|nd|rd|th)$/;
const ORDINAL_WORDS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** Matches Spanish infinitives and gerunds with pronouns at their end: "visitarlos", "devolvérmela". */
const VERB_WITH_PRONOUN = /^(\p{L}+(?:[aeiáéí]r|[aá]ndo|i[eé]ndo))(?:(?:me|te|se|nos|os)?l[aeo]s?|me|te|se|nos|os)$/iu;
const SAME_WORD_LIKENESS = 0.95;

/** A word of a question. */
interface QuestionWord {
  /** In lower case. */
  word: string;
  /** Its stem in the language of the question. */
  term: string;
  language: QuestionLanguage;
}

/** Finds the terms of a document that a word of a question may mean. */
export function findTermForms(index: OpenIndex, { word, term, language }: QuestionWord): TermForm[] {
  const forms: TermForm[] = [];
  const add = (number: number | undefined, likeness: number) => {
    if (number !== undefined && !forms.some((form) => form.number === number)) forms.push({ number, likeness });
  };
  add(index.findTermNumber(isEnglish(index) && language === 'en' ? term : normalizeTerm(word, index.language)), 1);
  const isKnown = forms.length > 0;
  const [, place] = ORDINAL_FIGURE.exec(word) ?? [];
  if (place !== undefined) add(index.findTermNumber(normalizeTerm(ORDINAL_WORDS[Number(place)] ?? '', 'en')), 1);
  // "Unpaid" answers whether something is paid.
  if (language === 'en' && word.length >= MIN_DENIED_LENGTH) add(index.findTermNumber(normalizeTerm(`un${word}`, 'en')), DERIVED_LIKENESS);
  if (language === 'en' && isEnglish(index) && !isKnown)
    for (const noun of nameMaterials(word)) add(index.findTermNumber(normalizeTerm(noun, 'en')), DERIVED_LIKENESS);
  const [, verb] = (index.language === 'es' && !isKnown && VERB_WITH_PRONOUN.exec(word)) || [];
  if (verb !== undefined) add(index.findTermNumber(normalizeTerm(verb, 'es')), SAME_WORD_LIKENESS);
  if (!isEnglish(index) || language !== 'en') {
    for (const number of findTermsOfSameMeaning(index, term, language))
      add(number, isKnown ? SAME_MEANING_BESIDE_WORD_LIKENESS : SAME_MEANING_LIKENESS);
    if (!isKnown && index.language === 'de') for (const number of findCompounds(index, { term, word })) add(number, COMPOUND_LIKENESS);
    if (!isKnown && index.language === 'de' && language === 'de')
      for (const number of findOtherPrefixes(index, term)) add(number, OTHER_PREFIX_LIKENESS);
    if (index.language === 'de' && language === 'de') for (const number of findDerived(index, word)) add(number, DERIVED_LIKENESS);
    if (index.language === 'de' && language === 'de') for (const number of findKinds(index, word)) add(number, KIND_LIKENESS);
  } else for (const synonym of findSynonyms(term)) add(index.findTermNumber(synonym), isKnown ? SYNONYM_BESIDE_WORD_LIKENESS : SYNONYM_LIKENESS);
  if (isKnown || /\d/.test(term)) return forms;
  if (forms.length > 0 && !isEnglish(index)) return forms;
  for (const number of findTermsOfSameRoot(index, term)) add(number, SAME_ROOT_LIKENESS);
  // A known word is not a misspelling of another.
  const isWord = language === 'en' && findMeaning(term) !== undefined;
  if (forms.length === 0 && !isWord) for (const number of findLikelySpellings(index, term)) add(number, MISSPELT_LIKENESS);
  return forms;
}

/** Finds the terms that share a glossary line with the word. */
function findTermsOfSameMeaning(index: OpenIndex, term: string, language: QuestionLanguage): number[] {
  const lines = findGlossaryLines(term, language);
  if (!lines) return [];
  return findGlossaryTerms(index).flatMap(({ number, lines: others }) => ([...lines].some((line) => others.has(line)) ? [number] : []));
}

const glossaryTerms = new WeakMap<OpenIndex, { number: number; lines: ReadonlySet<number> }[]>();

function findGlossaryTerms(index: OpenIndex) {
  const known = glossaryTerms.get(index);
  if (known) return known;
  const found = Array.from({ length: index.termCount }, (_, number) => number).flatMap((number) => {
    const lines = findGlossaryLines(index.termAt(number), index.language);
    return lines ? [{ number, lines }] : [];
  });
  glossaryTerms.set(index, found);
  return found;
}

/** Finds German compounds that begin or end with the word ("Jahresbeitrag" for "Beitrag"), and such parts of it. */
function findCompounds(index: OpenIndex, { word, term }: Pick<QuestionWord, 'word' | 'term'>): number[] {
  const found: number[] = [];
  for (let number = 0; number < index.termCount; number++) {
    const other = index.termAt(number);
    // The stem of a short word is ambiguous, such as "kell" of "Keller".
    const isPart = [term, word].some((part) => {
      const [long, short] = other.length > part.length ? [other, part] : [part, other];
      return short.length >= MIN_PART_LENGTH && long.length >= short.length + 3 && (long.endsWith(short) || long.startsWith(short));
    });
    if (isPart) found.push(number);
  }
  return found;
}

/** Finds the compounds whose last part is the word, such as "Grundmiete" for "Miete". Their stems may end otherwise. */
function findKinds(index: OpenIndex, word: string): number[] {
  if (word.length < MIN_PART_LENGTH || !/^\p{L}+$/u.test(word)) return [];
  const compounds = index.text.match(new RegExp(`(?<!\\p{L})\\p{L}{${MIN_LETTERS_BEFORE_HEAD},}${word}n?(?!\\p{L})`, 'giu')) ?? [];
  return [...new Set(compounds)].flatMap((compound) => index.findTermNumber(normalizeTerm(compound.toLowerCase(), 'de')) ?? []);
}

/** Finds German verbs and their nouns that differ from the word in what is before their root: "ansehen" and "einsehen". */
function findOtherPrefixes(index: OpenIndex, term: string): number[] {
  const root = term.replace(GERMAN_PREFIX, '');
  if (root === term || root.length < MIN_ROOT_LENGTH) return [];
  return Array.from({ length: index.termCount }, (_, number) => number).filter((number) => {
    const other = index.termAt(number);
    return other === root || other.replace(GERMAN_PREFIX, '') === root;
  });
}

/** Returns the noun that an English adjective is from: "wood" of "wooden", "rain" of "rainy". */
function nameMaterials(word: string): string[] {
  const [, noun] = /^(\p{L}{3,})(?:en|y)$/u.exec(word) ?? [];
  return noun === undefined ? [] : [noun, noun.replace(/(\p{L})\1$/u, '$1')];
}

const SEPARABLE = 'ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|statt|teil|um|vor|weg|weiter|wieder|zu|zurück|zusammen';
const INFINITIVE = new RegExp(`^(?<prefix>${SEPARABLE})?(?<root>\\p{L}{3,}?)e?n$`, 'u');
const PARTICIPLE = new RegExp(`^(?<prefix>${SEPARABLE})?ge(?<root>\\p{L}{3,}?)e?[tn]$`, 'u');

/** Returns the participles of a German verb, or the verb of one: "nachgeholt" and "nachholen". */
function listParticiples(word: string): string[] {
  const participle = PARTICIPLE.exec(word)?.groups;
  if (participle) return [`${participle.prefix ?? ''}${participle.root}en`];
  const { prefix = '', root } = INFINITIVE.exec(word)?.groups ?? {};
  return root === undefined ? [] : [`${prefix}ge${root}t`, `${prefix}ge${root}en`];
}

/** Finds the German noun of a verb ("Untervermietung" of "untervermieten") and the woman of a profession or role ("Vermieterin" of "Vermieter"). */
function findDerived(index: OpenIndex, word: string): number[] {
  const derived = [
    word.replace(/(?<=\p{L}{4})e?n$/u, 'ung'),
    word.endsWith('er') ? `${word}in` : word,
    word.endsWith('erin') ? word.slice(0, -2) : word,
    ...listParticiples(word),
  ];
  return derived.flatMap((each) => (each === word ? [] : (index.findTermNumber(normalizeTerm(each, 'de')) ?? [])));
}

function isEnglish({ language }: OpenIndex): boolean {
  return language === 'en' || language === 'und';
}

/** Finds terms with the same beginning, which are adjacent in the sorted vocabulary. */
function findTermsOfSameRoot(index: OpenIndex, term: string): number[] {
  const shared = Math.max(ROOT_LETTERS, term.length - ENDING_LETTERS);
  if (term.length < shared) return [];
  const root = term.slice(0, shared);
  const found: number[] = [];
  for (let number = index.firstFrom(root); number < index.termCount; number++) {
    const other = index.termAt(number);
    if (!other.startsWith(root)) break;
    if (other.length <= shared + ENDING_LETTERS) found.push(number);
  }
  return found;
}
