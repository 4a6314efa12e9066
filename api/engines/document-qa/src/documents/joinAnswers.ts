import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import type { Citation } from '../types/citation.ts';

/** Of each document, in a summary of several. */
const SENTENCES_OF_SUMMARY = 3;

/** Joins the answers that several documents give to a request for a part or a summary, as one list. */
export function joinAnswers(answers: readonly BuiltInAnswer[]): BuiltInAnswer {
  const [first, ...others] = answers;
  if (!first) throw new Error('There is no answer to join.');
  if (others.length === 0) return first;
  const citations: Citation[] = [];
  const sentences = answers.flatMap(({ lead, sentences: all, citations: known }) => {
    const shown = lead?.code === 'summary' ? all.slice(0, SENTENCES_OF_SUMMARY) : all;
    return shown.flatMap(({ text, citation }) => {
      const cited = known.find(({ id }) => id === citation);
      if (!cited) return [];
      citations.push({ ...cited, id: citations.length + 1 });
      return [{ text, citation: citations.length }];
    });
  });
  return { ...first, sentences, citations, isList: true };
}
