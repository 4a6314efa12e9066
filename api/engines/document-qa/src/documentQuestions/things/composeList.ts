import { citeStretch } from '../../cite/citeStretch.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import type { ChatIndex } from '../../types/chatIndex.ts';
import type { Citation } from '../../types/citation.ts';
import type { Item } from '../structure/item.ts';
import { cutClauseAround } from './cutClauseAround.ts';

/** A list that is longer is read by nobody; it says how many there are. */
const MOST_ITEMS = 80;
const MOST_WORDS = 420;
const FEWEST_WORDS_EACH = 6;
const LONGEST_QUOTE = 600;

/** Returns a list of things of the document, each with the place it is from. */
export function composeList(index: ChatIndex, items: readonly Item[], lead: NonNullable<BuiltInAnswer['lead']>): BuiltInAnswer {
  const shown = items.slice(0, MOST_ITEMS);
  const words = shown.map(({ text }) => text.split(/\s+/).length);
  const maxWords = mostWordsEach(words);
  const citations: Citation[] = [];
  const cited = new Map<string, number>();
  const sentences = shown.map(({ text, start, end }) => {
    const stretch = { start, end: endOfQuote(index.text, start, end) };
    const key = `${stretch.start}-${stretch.end}`;
    const known = cited.get(key);
    if (known === undefined) {
      citations.push({ id: citations.length + 1, score: 1, ...citeStretch(index, stretch) });
      cited.set(key, citations.length);
    }
    return { text: cutClauseAround(text, { start: 0, end: text.length }, { start: 0, end: 1 }, maxWords), citation: known ?? citations.length };
  });
  return { status: 'grounded', lead, sentences, isList: true, citations, closest: [], searchedPages: index.pages.length };
}

/** Returns how many words each may have so that all together stay readable. */
function mostWordsEach(words: number[]): number {
  let most = Math.max(0, ...words);
  while (most > FEWEST_WORDS_EACH && words.reduce((sum, each) => sum + Math.min(each, most), 0) > MOST_WORDS) most -= 1;
  return most;
}

function endOfQuote(text: string, start: number, end: number): number {
  if (end - start <= LONGEST_QUOTE) return end;
  const cut = text.lastIndexOf(' ', start + LONGEST_QUOTE);
  return cut > start ? cut : start + LONGEST_QUOTE;
}
