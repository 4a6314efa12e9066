import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';

const ASKS_LENGTH = /\bhow long\b|(?<!\p{L})(?:cuánto (?:dura|tiempo)|wie lange)(?!\p{L})/iu;
const TEMPORAL_PREPOSITION =
  /^\W*(?:after|before|during|following|until|outside|despues de|después de|antes de|durante|nach|vor|während)\s+(?:(?:the|a|el|la|der|die|dem|das)\s+)?(?<thing>\p{L}+)/iu;

/** Returns whether a question asks how long something takes and a sentence only names what comes before or after it: "After probation the notice is six weeks." */
export function describesOtherPeriod(index: OpenIndex, { question, terms, phraseForms: meant }: ParsedQuestion, sentence: string): boolean {
  if (!ASKS_LENGTH.test(question)) return false;
  const [term] = findTerms(TEMPORAL_PREPOSITION.exec(sentence)?.groups?.thing ?? '', index.language);
  const number = term && index.findTermNumber(term.term);
  return number !== undefined && [...terms.flatMap(({ forms }) => forms), ...meant].some((form) => form.number === number);
}
