import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { answerFromDocuments } from './documents/answerFromDocuments.ts';
import type { NamedDocument } from './documents/documentGroup.ts';
import { findPassagesInDocuments } from './documents/findPassagesInDocuments.ts';
import { readWholeDocuments } from './documents/readWholeDocuments.ts';
import { verifyInDocuments } from './documents/verifyInDocuments.ts';
import { MissingDocumentError } from './errors.ts';
import { openChatIndex } from './index/openChatIndex.ts';
import { decompressIndex } from './node/compressIndex.ts';
import type { AskDocumentRequest, VerifiedQuotes } from './requests.ts';
import type { BuiltInAnswer, Passage } from './types/builtInAnswer.ts';

/** Asks documents whose indexes are the files: for an answer, for passages a model may read, or whether they have the quotes that somebody claims. */
export async function askDocument(files: SourceFile[], request: AskDocumentRequest): Promise<BuiltInAnswer | Passage[] | VerifiedQuotes> {
  const documents = files.flatMap((file, at): NamedDocument[] => {
    const named = request.documents[at];
    return named ? [{ ...named, index: openChatIndex(decompressIndex(file.bytes())) }] : [];
  });
  if (documents.length === 0) throw new MissingDocumentError();
  switch (request.ask) {
    case 'answer':
      return answerFromDocuments(documents, request);
    case 'passages':
      return findPassagesInDocuments(documents, request, request.count);
    case 'whole':
      return readWholeDocuments(documents, request.maxLetters);
    case 'verify':
      return request.quotes.map((claimed) => verifyInDocuments(documents, claimed) ?? null);
  }
}
