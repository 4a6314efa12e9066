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
    asksForUnmetThing(index, read, sentence) ||
    (ASKED_NEGATION.test(question) && !NEGATION.test(index.text.slice(start, end))) ||
    namesIn(question, words, index.language).some((name) => !isKnown(index, read, name)) ||
    words.some((word) => isTellingNumber(question, word) && !standsOnPageOf(index, sentence, word))
  );
}

const EXISTENCE =
  /^\W*(?:is|are|was|were) there\b|^\W*(?:do|does) (?:it|you|they|the \w+) have\b|^\W*(?:hay|existe|tiene)(?!\p{L})|^\W*(?:gibt es|hat|haben)(?!\p{L})/iu;
const ATTRIBUTE =
  /^\W*(?:who|what|which) (?:is|are|was|were) (?:the |his |her |its |their |my |your )([\p{L}-]+)|^\W*(?:cuál|qué|quién) (?:es|son|fue) (?:el|la|los|las|su) (\p{L}+)|^\W*(?:wer|was|wie) ist (?:der|die|das|ihre?|seine?) (\p{L}+)/iu;
/** Words that are less near are another thing. */
const SAME_THING_LIKENESS = 0.6;

/** Whether the very thing that is asked for, "a dishwasher" or "the author of", is not in the sentence. */
export function asksForUnmetThing(index: OpenIndex, { question, language, terms, meant }: ReadQuestion, sentence: number): boolean {
  const [, ...attribute] = ATTRIBUTE.exec(question) ?? [];
  const things = EXISTENCE.test(question) ? findTerms(question, language) : findTerms(attribute.find(Boolean) ?? '', language);
  if (things.length === 0 || (meant.length > 1 && !EXISTENCE.test(question))) return false;
  const found = new Set(index.termsIn(sentence));
  return things.some(({ term }) => {
    const asked = terms.find((each) => each.term === term);
    return (
      asked !== undefined && ![...asked.forms, ...asked.related].some(({ number, likeness }) => found.has(number) && likeness >= SAME_THING_LIKENESS)
    );
  });
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
