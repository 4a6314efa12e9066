import { findPassages } from '../retrieve/findPassages.ts';
import type { ChatQuestion } from '../retrieve/parseQuestion.ts';
import type { Passage } from '../types/builtInAnswer.ts';
import { groupByLanguage, type NamedDocument, placeInDocument } from './documentGroup.ts';

/** Finds the passages of all documents that fit a question best, the best first. */
export function findPassagesInDocuments(documents: readonly NamedDocument[], chatQuestion: ChatQuestion, count: number): Passage[] {
  return groupByLanguage(documents)
    .flatMap((group) => findPassages(group.index, chatQuestion, count).map((passage) => placeInDocument(group, passage)))
    .sort((one, other) => other.score - one.score)
    .slice(0, count);
}
