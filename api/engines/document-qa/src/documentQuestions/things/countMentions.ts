import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { composeList } from './composeList.ts';
import { cutClauseAround } from './cutClauseAround.ts';
import { findSentenceAt } from './findThings.ts';

const WORDS_AROUND = 14;
const MAX_SHOWN = 10;

/** Counts how often a word or a name occurs in the document, and cites the first place. */
export function countMentions(index: OpenIndex, phrase: string): BuiltInAnswer | undefined {
  const escapedWords = phrase
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const places = [...index.text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escapedWords.join('\\s+')}(?:['’]?s)?(?![\\p{L}\\p{N}])`, 'giu'))];
  if (places.length === 0) return undefined;
  const items = places.slice(0, MAX_SHOWN).map((found) => {
    const sentence = findSentenceAt(index, found.index);
    return { ...sentence, text: cutClauseAround(index.text, sentence, { start: found.index, end: found.index + found[0].length }, WORDS_AROUND) };
  });
  return composeList(index, items, { code: 'counted', count: places.length });
}
