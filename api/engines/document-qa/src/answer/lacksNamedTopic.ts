import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ParsedQuestion, QuestionTerm } from '../retrieve/parseQuestion.ts';
import { findRunInHeadings } from './headings.ts';
import { MONEY_WORDS } from './moneyWords.ts';

/** From this likeness on, a word of the document is the word itself. */
const SAME_WORD_LIKENESS = 0.95;
/** From this likeness on, a word of the document is a form of the word. */
const LIKE_WORD = 0.8;

/**
 * Returns whether a sentence and its headings have no content term of the question, which the document has elsewhere.
 * "A session costs schools £4.50" does not state the pay of the director, who is named in another sentence.
 */
export function lacksNamedTopic(index: OpenIndex, { terms }: ParsedQuestion, sentence: number): boolean {
  const named = terms.filter(({ term, isFraming }) => !isFraming && !MONEY_WORDS.has(term) && !/\d/u.test(term));
  const isKnown = named.some(({ forms }) => forms.some(({ likeness }) => likeness >= SAME_WORD_LIKENESS));
  if (!isKnown) return false;
  const meant = new Set(named.flatMap(listMeant));
  return ![...listAround(index, sentence)].some((each) => index.termsIn(each).some((number) => meant.has(number)));
}

/** Lists the terms of the document that are the word, or that it uses for it. */
function listMeant({ forms, related, reworded }: QuestionTerm): number[] {
  return [...[...forms, ...related].filter(({ likeness }) => likeness >= LIKE_WORD), ...reworded].map(({ number }) => number);
}

/** Lists a sentence, those of its paragraph and the headings above it. */
function* listAround(index: OpenIndex, sentence: number): Generator<number> {
  const paragraph = index.sentences[sentence]?.paragraph;
  for (let at = sentence; index.sentences[at]?.paragraph === paragraph; at--) yield at;
  for (let at = sentence + 1; index.sentences[at]?.paragraph === paragraph; at++) yield at;
  const runIn = findRunInHeadings(index)[sentence] ?? -1;
  if (runIn >= 0) yield runIn;
  for (let at = sentence; at >= 0; at--) {
    if (index.paragraphs[index.sentences[at]?.paragraph ?? -1]?.kind !== 'heading') continue;
    yield at;
    return;
  }
}
