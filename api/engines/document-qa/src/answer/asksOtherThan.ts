import { findTerms, type Term } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';

/** Forms that are less alike may be another name. */
const SAME_NAME_LIKENESS = 0.8;
const TITLES = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'sir', 'madam']);
/** A lone digit mostly numbers or counts; a year or an amount is what a question is about. */
const TELLING_NUMBER = /^\d[\d.,:]+/;
const ASKED_NEGATION = /\b(?:not|never|cannot|without|except|neither|nor|no longer)\b|n['’]t\b/i;
const NEGATION =
  /\b(?:not|never|no|none|nobody|nothing|neither|nor|cannot|without|except|excluding|unable|fail(?:s|ed)?|hardly|least|few|rarely)\b|n['’]t\b|\b(?:un|non|dis)-?\p{L}{4,}/iu;

/** Tells whether a question is about something else than the sentence that shares most with it: another name, another number, or the contrary. */
export function asksOtherThan(index: OpenIndex, read: ReadQuestion, sentence: number): boolean {
  const { question } = read;
  const { start, end } = index.sentences[sentence] ?? { start: 0, end: 0 };
  const words = findTerms(question, index.language);
  return (
    (ASKED_NEGATION.test(question) && !NEGATION.test(index.text.slice(start, end))) ||
    namesIn(question, words, index.language).some((name) => !isKnown(index, read, name)) ||
    words.some((word) => isTellingNumber(question, word) && !standsOnPageOf(index, sentence, word))
  );
}

/** Words with a capital where a sentence has none. */
function namesIn(question: string, words: readonly Term[], language: string): Term[] {
  // German writes every noun so, and a title or who shouts every word.
  if (language === 'de' || !/\s\p{Ll}/u.test(question)) return [];
  return words.filter(({ word, start }) => {
    const opensSentence = /(?:^|[.?!:]\s)[^\p{L}\p{N}]*$/u.test(question.slice(0, start));
    return !opensSentence && /^\p{Lu}/u.test(question.slice(start)) && !TITLES.has(word);
  });
}

function isKnown(index: OpenIndex, { terms }: ReadQuestion, name: Term): boolean {
  if (index.numberOf(name.term) !== undefined) return true;
  return terms.some(({ term, forms }) => term === name.term && forms.some(({ likeness }) => likeness >= SAME_NAME_LIKENESS));
}

function isTellingNumber(question: string, { start, end }: Term): boolean {
  return TELLING_NUMBER.test(question.slice(start, end));
}

/** The row that names the columns of a table stands apart from the row with the answer, but on its page. */
function standsOnPageOf(index: OpenIndex, sentence: number, { term }: Term): boolean {
  const number = index.numberOf(term);
  const page = index.sentences[sentence]?.page;
  return number !== undefined && index.sentencesWith(number).sentences.some((each) => index.sentences[each]?.page === page);
}
