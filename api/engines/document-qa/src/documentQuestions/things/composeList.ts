import { citeSpan } from '../../cite/citeSpan.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import type { ChatIndex } from '../../types/chatIndex.ts';
import type { Citation } from '../../types/citation.ts';
import type { Item } from '../structure/item.ts';
import { cutClauseAround } from './cutClauseAround.ts';

/** A list that is longer is read by nobody; it says how many there are. */
const MAX_ITEMS = 80;
const MAX_WORDS = 420;
const MIN_WORDS_PER_ITEM = 6;
const MAX_QUOTE_LENGTH = 600;

/** Returns a list of things of the document, each with the place it is from. */
export function composeList(index: ChatIndex, items: readonly Item[], lead: NonNullable<BuiltInAnswer['lead']>): BuiltInAnswer {
  const shown = items.slice(0, MAX_ITEMS);
  const words = shown.map(({ text }) => text.split(/\s+/).length);
  const maxWords = computeWordLimit(words);
  const citations: Citation[] = [];
  const cited = new Map<string, number>();
  const sentences = shown.map(({ text, start, end }) => {
    const span = { start, end: findQuoteEnd(index.text, start, end) };
    const key = `${span.start}-${span.end}`;
    const known = cited.get(key);
    if (known === undefined) {
      citations.push({ id: citations.length + 1, score: 1, ...citeSpan(index, span) });
      cited.set(key, citations.length);
    }
    return { text: cutClauseAround(text, { start: 0, end: text.length }, { start: 0, end: 1 }, maxWords), citation: known ?? citations.length };
  });
  return { status: 'grounded', lead, sentences, isList: true, citations, closest: [], searchedPages: index.pages.length };
}

/** Returns how many words each may have so that all together stay readable. */
function computeWordLimit(words: number[]): number {
  let most = Math.max(0, ...words);
  while (most > MIN_WORDS_PER_ITEM && words.reduce((sum, each) => sum + Math.min(each, most), 0) > MAX_WORDS) most -= 1;
  return most;
}

function findQuoteEnd(text: string, start: number, end: number): number {
  if (end - start <= MAX_QUOTE_LENGTH) return end;
  const cut = text.lastIndexOf(' ', start + MAX_QUOTE_LENGTH);
  return cut > start ? cut : start + MAX_QUOTE_LENGTH;
}
