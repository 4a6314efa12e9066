import type { OpenIndex } from '../index/openChatIndex.ts';
import type { AskedTerm } from './readQuestion.ts';

/** The terms of a document that a word of a question may mean. */
export function formsOf(index: OpenIndex, term: string, _word: string): AskedTerm['forms'] {
  const number = index.numberOf(term);
  return number === undefined ? [] : [{ number, likeness: 1 }];
}
