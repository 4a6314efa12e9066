import { sentencesIn } from '../wording/tokens.ts';
import { termsIn } from '../wording/vocabulary.ts';
import type { JobTerm } from './jobTerm.ts';

/** What a description asks for, in the order it does. */
export function readJob(description: string): JobTerm[] {
  const terms = new Map<string, JobTerm>();
  for (const sentence of sentencesIn(description)) {
    for (const { term, from, to } of termsIn(sentence)) {
      const [first, last] = [sentence[from], sentence[to - 1]];
      if (!first || !last) continue;
      const known = terms.get(term.name) ?? { term: term.name, kind: term.kind, isRequired: true, places: [] };
      terms.set(term.name, { ...known, places: [...known.places, { start: first.start, end: last.end }] });
    }
  }
  return [...terms.values()];
}
