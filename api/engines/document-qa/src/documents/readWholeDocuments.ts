import { readWholeText } from '../readWholeText.ts';
import type { Passage } from '../types/builtInAnswer.ts';
import type { NamedDocument } from './documentGroup.ts';

/** Returns the text of all documents page by page; nothing where they have more letters than these together. */
export function readWholeDocuments(documents: readonly NamedDocument[], maxLetters: number): Passage[] {
  const letters = documents.reduce((sum, { index }) => sum + index.text.length, 0);
  if (letters > maxLetters) return [];
  return documents.flatMap(({ index, number, name }) =>
    readWholeText(index, maxLetters).map((passage) => ({ ...passage, document: number, file: name })),
  );
}
