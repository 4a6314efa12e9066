import { isStopWord } from '../lexicon/stopWords.ts';
import { readThesaurusFile } from '../node/readThesaurusFile.ts';
import { normalizeTerm } from '../terms/searchTerms.ts';
import { findSearchWords } from '../tokens/searchWords.ts';
import { parseThesaurus, type ThesaurusLanguage } from './format.ts';

/** A word that documents use for what somebody says in an everyday phrase. */
export interface DocumentWord {
  word: string;
  /** From 1 for the most likely word of a phrase down to `LEAST_WEIGHT`. */
  weight: number;
}

/** A phrase of a question, and the words that documents use for it. */
export interface EverydayPhrase {
  /** Offsets in the question. */
  start: number;
  end: number;
  words: DocumentWord[];
}

interface KnownPhrase {
  /** Terms of its words, without articles and possessives. */
  keys: string[];
  words: DocumentWord[];
}

const STEP = 0.1;
const LEAST_WEIGHT = 0.4;
/** So many other words may be among the words of a phrase: "hand in my written notice". */
const MOST_BETWEEN = 2;
/** Words that a phrase may have or lack. */
const OPTIONAL: Record<ThesaurusLanguage, ReadonlySet<string>> = {
  en: new Set(['a', 'an', 'the', 'my', 'your', 'our', 'their', 'his', 'her', 'its', 'this', 'that', 'some', 'any']),
  es: new Set(['un', 'una', 'el', 'la', 'los', 'las', 'mi', 'mis', 'tu', 'tus', 'su', 'sus', 'este', 'esta']),
  de: new Set('ein eine einen einem einer der die das den dem des mein meine meinen meiner'.split(' ')),
};

const phrasesOfLanguage = new Map<ThesaurusLanguage, ReadonlyMap<string, KnownPhrase[]>>();

/**
 * Finds the everyday phrases of a question. Of phrases within each other the longest counts.
 * `respell` returns what a word may be a misspelling of.
 */
export function findEverydayPhrases(question: string, language: ThesaurusLanguage, respell: (word: string) => string[] = () => []): EverydayPhrase[] {
  const known = loadPhrases(language);
  const words = findSearchWords(question).map(({ word, start, end }) => {
    const keys = [word, ...respell(word)].map((each) => normalizeTerm(each, language));
    return { keys: new Set(keys), start, end };
  });
  const found = words.flatMap(({ keys }, at) =>
    [...keys].flatMap((first) =>
      (known.get(first) ?? []).flatMap((phrase) => {
        const span = findSpan(words, at, phrase.keys);
        return span ? [{ ...span, words: phrase.words, length: phrase.keys.length }] : [];
      }),
    ),
  );
  return found
    .filter((phrase) => !found.some((other) => other.length > phrase.length && other.start <= phrase.start && other.end >= phrase.end))
    .map(({ start, end, words: documentWords }) => ({ start, end, words: documentWords }));
}

/** Returns where a phrase is whose first word is at a place, if all its words are near it, in any order. */
function findSpan(
  words: readonly { keys: ReadonlySet<string>; start: number; end: number }[],
  at: number,
  keys: readonly string[],
): { start: number; end: number } | undefined {
  const longest = keys.length + MOST_BETWEEN;
  let [first, last] = [at, at];
  for (const key of keys.slice(1)) {
    const indexes = words.flatMap((word, index) => (index !== at && word.keys.has(key) ? [index] : []));
    const [nearest] = indexes.sort((one, other) => Math.abs(one - at) - Math.abs(other - at));
    if (nearest === undefined) return undefined;
    [first, last] = [Math.min(first, nearest), Math.max(last, nearest)];
  }
  const [start, end] = [words[first]?.start, words[last]?.end];
  return last - first < longest && start !== undefined && end !== undefined ? { start, end } : undefined;
}

function loadPhrases(language: ThesaurusLanguage): ReadonlyMap<string, KnownPhrase[]> {
  const loaded = phrasesOfLanguage.get(language);
  if (loaded) return loaded;
  const phrases = new Map<string, KnownPhrase[]>();
  for (const { phrases: lefts, documentTerms } of parseThesaurus(readThesaurusFile(language))) {
    const words = weighWords(documentTerms, language);
    for (const left of lefts) {
      const keys = findKeys(left, language);
      const [first] = keys;
      if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), { keys, words }]);
    }
  }
  phrasesOfLanguage.set(language, phrases);
  return phrases;
}

function findKeys(phrase: string, language: ThesaurusLanguage): string[] {
  const words = findSearchWords(phrase).map(({ word }) => word);
  const needed = words.filter((word) => !OPTIONAL[language].has(word));
  return (needed.length > 0 ? needed : words).map((word) => normalizeTerm(word, language));
}

/** Weighs the first terms of a line most. A term of two words is as likely as one, but each of its words says less. */
function weighWords(terms: readonly string[], language: ThesaurusLanguage): DocumentWord[] {
  return terms.flatMap((term, index) => {
    const words = findSearchWords(term)
      .map(({ word }) => word)
      .filter((word) => !isStopWord(word, language));
    const weight = Math.max(LEAST_WEIGHT, 1 - STEP * index) / Math.sqrt(words.length || 1);
    return words.map((word) => ({ word, weight }));
  });
}
