import type { DocumentModel } from '../model/documentModel.ts';

/** Returns the numbers that Word gives the notes of a document, from 1, by the model's own. */
export function numberFootnotes({ footnotes }: DocumentModel): Map<number, number> {
  return new Map(footnotes.map(({ id }, index) => [id, index + 1]));
}
