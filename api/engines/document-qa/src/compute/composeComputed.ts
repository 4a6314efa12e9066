import { citeSpan } from '../cite/citeSpan.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';

type Lead = NonNullable<BuiltInAnswer['lead']>;

/** Builds the answer with a computed value and the sentences whose numbers it is from. */
export function composeComputed(index: OpenIndex, parts: readonly { sentence: number; text: string }[], lead: Lead): BuiltInAnswer {
  const citations = parts.map(({ sentence }, position) => {
    const { start, end } = index.sentences[sentence] ?? { start: 0, end: 0 };
    return { id: position + 1, score: 1, ...citeSpan(index, { start, end }) };
  });
  return {
    status: 'grounded',
    lead,
    sentences: parts.map(({ text }, position) => ({ text: `${text} (“${citations[position]?.quote ?? ''}”)`, citation: position + 1 })),
    isList: false,
    isSeries: true,
    citations,
    closest: [],
    searchedPages: index.pages.length,
  };
}
