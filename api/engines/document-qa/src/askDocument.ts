import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { answerQuestion } from './answerQuestion.ts';
import { MissingDocumentError } from './errors.ts';
import { openChatIndex } from './index/openChatIndex.ts';
import { decompressIndex } from './node/compressIndex.ts';
import { readWholeText } from './readWholeText.ts';
import type { AskDocumentRequest, VerifiedQuotes } from './requests.ts';
import { findPassages } from './retrieve/findPassages.ts';
import type { BuiltInAnswer, Passage } from './types/builtInAnswer.ts';
import { verifyQuote } from './verify/verifyQuote.ts';

/** Asks a document whose index is the one file: for an answer, for passages a model may read, or whether it has the quotes that somebody claims. */
export async function askDocument([file]: SourceFile[], request: AskDocumentRequest): Promise<BuiltInAnswer | Passage[] | VerifiedQuotes> {
  if (!file) throw new MissingDocumentError();
  const index = openChatIndex(decompressIndex(file.bytes()));
  switch (request.ask) {
    case 'answer':
      return answerQuestion(index, request);
    case 'passages':
      return findPassages(index, request, request.count);
    case 'whole':
      return readWholeText(index, request.maxLetters);
    case 'verify':
      return request.quotes.map((claimed) => verifyQuote(index, claimed) ?? null);
  }
}
