import type { VerifiedQuotes } from '../requests.ts';
import type { ClaimedQuote } from '../types/builtInAnswer.ts';
import { verifyQuote } from '../verify/verifyQuote.ts';
import type { NamedDocument } from './documentGroup.ts';

/** Finds a quote in the document that is named, or else in the first document that has it. */
export function verifyInDocuments(documents: readonly NamedDocument[], { document, ...claimed }: ClaimedQuote): VerifiedQuotes[number] | undefined {
  const searched = document === undefined ? documents : documents.filter(({ number }) => number === document);
  for (const { index, number, name } of searched) {
    const found = verifyQuote(index, claimed);
    if (found) return { ...found, document: number, file: name };
  }
  return undefined;
}
