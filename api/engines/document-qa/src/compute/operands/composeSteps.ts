import { citeSpan } from '../../cite/citeSpan.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { type Quantity, writeQuantity } from '../quantities/quantity.ts';
import type { Labelled } from './operand.ts';

/** One step of a computation, and what of the document it is from. */
export interface Step {
  text: string;
  from: Pick<Labelled, 'span' | 'name' | 'sentence'>;
}

/** Builds the answer with a computed value and its steps, each with the row or the sentence that it is from. */
export function composeSteps(index: OpenIndex, steps: readonly Step[], lead: NonNullable<BuiltInAnswer['lead']>): BuiltInAnswer {
  const citations = steps.map(({ from }, position) => ({ id: position + 1, score: 1, ...citeSpan(index, from.span) }));
  return {
    status: 'grounded',
    lead,
    sentences: steps.map(({ text, from }, position) => ({
      text: writeLabel(text, from.name, citations[position]?.quote ?? ''),
      citation: position + 1,
    })),
    isList: false,
    isSeries: true,
    citations,
    closest: [],
    searchedPages: index.pages.length,
  };
}

function writeLabel(text: string, name: string, quote: string): string {
  if (name === '') return `${text} (“${quote}”)`;
  return /[×/−+]/u.test(text) ? `${text} (${name})` : `${name}: ${text}`;
}

/** Writes a value like the most precise of some quantities. */
export function writeLikeMostPrecise(index: OpenIndex, value: number, quantities: readonly Quantity[]): string {
  const [like] = [...quantities].sort((one, other) => other.decimals - one.decimals);
  return like ? writeQuantity(value, like, index.language) : `${value}`;
}
