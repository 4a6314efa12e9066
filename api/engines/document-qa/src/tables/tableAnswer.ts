import { citeSpan } from '../cite/citeSpan.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import type { TextSpan } from '../types/textSpan.ts';
import type { NumberedCell } from './readCells.ts';

export type Lead = NonNullable<BuiltInAnswer['lead']>;

const MAX_CITED = 12;

/** Composes an answer of the cells that a value was computed from. */
export function composeSeries(index: OpenIndex, cells: readonly NumberedCell[], lead: Lead): BuiltInAnswer {
  const parts = cells.slice(0, MAX_CITED).map(({ name, text, row }) => ({ text: `${name}: ${text}`, row }));
  return { ...composeAnswer(index, parts, lead), isSeries: true };
}

/** Composes an answer of rows, each with what is said of it. */
export function composeAnswer(index: OpenIndex, parts: readonly { text: string; row: TextSpan }[], lead?: Lead): BuiltInAnswer {
  const citations = parts.map(({ row }, position) => ({ id: position + 1, score: 1, ...citeSpan(index, row) }));
  return {
    status: 'grounded',
    ...(lead && { lead }),
    sentences: parts.map(({ text }, position) => ({ text, citation: position + 1 })),
    isList: false,
    citations,
    closest: [],
    searchedPages: index.pages.length,
  };
}
