import { findTerms, normalizeTerm } from '@sheaf/language/terms/searchTerms';
import { findEverydayPhrases } from '@sheaf/language/thesaurus/findEverydayPhrases';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { correctSpelling } from './correctSpelling.ts';
import { findTermForms, type TermForm } from './findTermForms.ts';
import type { QuestionLanguage } from './questionLanguage.ts';

/** An everyday phrase of a question, and the terms of the document that say the same. */
export interface Paraphrase {
  /** Offsets in the question. */
  start: number;
  end: number;
  /** The best first; the likeness is from 0 to 1. */
  forms: TermForm[];
}

/** In another language than the question's, only a translation this close counts. */
const MIN_LIKENESS = 0.7;
const MAX_SPELLINGS = 3;
/** In documents with more sentences, likely words occur by chance, so they count less. */
const FEW_SENTENCES = 130;

/** Finds the everyday phrases of a question for which the document has other words. */
export function findParaphrases(index: OpenIndex, question: string, language: QuestionLanguage): Paraphrase[] {
  const respell = language === 'en' ? (word: string) => correctSpelling(word).slice(0, MAX_SPELLINGS) : undefined;
  const share = Math.min(1, FEW_SENTENCES / index.sentences.length);
  // A word that was typed itself is found anyway.
  const typed = new Set(findTerms(question, language).map(({ term }) => index.findTermNumber(term)));
  return findEverydayPhrases(question, language, respell).flatMap(({ start, end, words }) => {
    const likenesses = new Map<number, number>();
    for (const { word, weight } of words) {
      for (const { number, likeness } of findForms(index, word, language))
        if (!typed.has(number)) likenesses.set(number, Math.max(likenesses.get(number) ?? 0, weight * likeness));
    }
    const forms = Array.from(likenesses, ([number, likeness]) => ({ number, likeness: share * likeness }));
    return forms.length > 0 ? [{ start, end, forms: forms.sort((one, other) => other.likeness - one.likeness) }] : [];
  });
}

function findForms(index: OpenIndex, word: string, language: QuestionLanguage): TermForm[] {
  const number = index.findTermNumber(normalizeTerm(word, index.language));
  if (number !== undefined) return [{ number, likeness: 1 }];
  if (language === 'en' && index.language !== 'es' && index.language !== 'de') return [];
  return findTermForms(index, { word, term: normalizeTerm(word, language), language }).filter(({ likeness }) => likeness >= MIN_LIKENESS);
}
