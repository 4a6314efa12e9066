import type { Citation } from '@sheaf/api/contract/chat';
import { createContext } from 'react';
import type { AskedDocument } from '../../model/talk';

/** The documents that citations lead to. */
export const CitedDocumentsContext = createContext<readonly AskedDocument[]>([]);

/** Returns the file that a citation names: none where there is only the one document. */
export function findFileToName(documents: readonly AskedDocument[], { document, file }: Pick<Citation, 'document' | 'file'>): string | undefined {
  const isOnly = documents.length === 1 && (document === undefined || documents[0]?.number === document);
  if (isOnly) return undefined;
  // The server knows the file by its own name alone, which another may have too.
  return documents.find(({ number }) => number === document)?.name ?? file;
}

/** Returns whether a citation leads to a document that was removed. */
export function isRemoved(documents: readonly AskedDocument[], { document }: Pick<Citation, 'document'>): boolean {
  return document !== undefined && !documents.some(({ number }) => number === document);
}
