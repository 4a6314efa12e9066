import { isStopWord } from '../lexicon/stopWords.ts';
import { stemGerman } from '../stems/germanStem.ts';
import { findIrregularBase } from '../stems/irregularForms.ts';
import { stemByPorter } from '../stems/porterStem.ts';
import { stemSpanish } from '../stems/spanishStem.ts';
import { findSearchWords, type SearchWord } from '../tokens/searchWords.ts';

/** A word as it is looked up: what its forms and spellings have in common. */
export interface Term extends SearchWord {
  term: string;
}

const LONGEST = 40;
const termOfWord = new Map<string, string>();
/** The words of one document are few, but a process sees many documents. */
const MOST_REMEMBERED = 20_000;

/** Finds the words that say what a text is about, each as it is looked up. */
export function findTerms(text: string, language: string): Term[] {
  const terms: Term[] = [];
  for (const found of findSearchWords(text)) {
    if (!isStopWord(found.word, language)) terms.push({ ...found, term: normalizeTerm(found.word, language) });
  }
  return terms;
}

/** Finds the terms of a sentence; a word with a hyphen is found when it is written without one, too. */
export function findIndexTerms(text: string, language: string): string[] {
  const found = findSearchWords(text);
  return found.flatMap(({ word, start }, at) => {
    const before = found[at - 1];
    const isJoined =
      before !== undefined && start - before.end === 1 && /[-\u2010\u2011]/.test(text[before.end] ?? '') && /\p{L}/u.test(before.word + word);
    const terms = isStopWord(word, language) ? [] : [normalizeTerm(word, language)];
    return isJoined ? [...terms, normalizeTerm(before.word + word, language)] : terms;
  });
}

/** Returns what a word in lower case is found by: its stem in a language (ISO 639-1, or `und`), figures and the shortest words as they are. */
export function normalizeTerm(word: string, language: string): string {
  if (word.length < 3 || /\d/.test(word)) return word.slice(0, LONGEST);
  const key = language === 'en' || language === 'und' ? word : `${language}:${word}`;
  const known = termOfWord.get(key);
  if (known !== undefined) return known;
  const term = findStem(word, language).slice(0, LONGEST);
  if (termOfWord.size >= MOST_REMEMBERED) termOfWord.clear();
  termOfWord.set(key, term);
  return term;
}

function findStem(word: string, language: string): string {
  if (language === 'en' || language === 'und') return stemByPorter(unifySpelling(findIrregularBase(word)));
  if (language === 'es') return stemSpanish(word);
  return language === 'de' ? stemGerman(word) : stemLightly(word);
}

/** Unifies British, American and older spellings. Other words may change too, but alike in questions and documents. */
function unifySpelling(word: string): string {
  if (word.length < 6) return word;
  return word
    .replace(/[ao]e(?!.{0,2}$)/g, 'e')
    .replace(/our(?=$|s$|ed|ing|able|al|ful|ite|less)/, 'or')
    .replace(/([aeiou]l)l(?=ed$|ing$|er$|ers$|ation$)/, '$1')
    .replace(/([iy])s(?=e$|es$|ed$|ing$|er$|ers$|ation$|ations$)/, '$1z')
    .replace(/tre(s?)$/, 'ter$1')
    .replace(/ogue(s?)$/, 'og$1')
    .replace(/ence(s?)$/, 'ense$1')
    .replace(/amme(s?)$/, 'am$1');
}

/** Plural and gender, for languages whose endings are not known here. */
function stemLightly(word: string): string {
  const singular = word.length > 4 ? word.replace(/(?:aux|eaux)$/, 'al').replace(/(?:es|en|er|em|s|n|x)$/, '') : word;
  return singular.length > 4 ? singular.replace(/[aeiou]$/, '') : singular;
}
