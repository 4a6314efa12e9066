import type { AskedDocument } from './talk';

const FEW = 3;
const MORE = 4;

/** Returns the questions to suggest: those of one document, or the first of each in turns. */
export function listSuggestions(documents: readonly AskedDocument[]): string[] {
  const longest = Math.max(0, ...documents.map(({ suggestedQuestions }) => suggestedQuestions.length));
  const inTurns = Array.from({ length: longest }, (_, index) => documents.flatMap(({ suggestedQuestions }) => suggestedQuestions[index] ?? []));
  return [...new Set(inTurns.flat())].slice(0, documents.length > 1 ? MORE : FEW);
}
