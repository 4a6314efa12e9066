import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { answerQuestion } from './answer/answerQuestion.ts';
import type { BuiltInAnswer, Passage } from './builtInAnswer.ts';
import { MissingDocumentError } from './errors.ts';
import { indexOf } from './index/keptIndex.ts';
import { openChatIndex } from './index/openChatIndex.ts';
import type { AskDocumentRequest, VerifiedQuotes } from './requests.ts';
import { findPassages } from './retrieval/findPassages.ts';
import { verifyQuote } from './verify/verifyQuote.ts';
import { wholeText } from './wholeText.ts';

/** Asks a document whose index is the one file: for an answer, for passages a model may read, or whether it has the quotes that somebody claims. */
export async function askDocument([file]: SourceFile[], request: AskDocumentRequest): Promise<BuiltInAnswer | Passage[] | VerifiedQuotes> {
  if (!file) throw new MissingDocumentError();
  const index = openChatIndex(indexOf(file.bytes()));
  switch (request.ask) {
    case 'answer':
      return answerQuestion(index, request);
    case 'passages':
      return findPassages(index, request, request.count);
    case 'whole':
      return wholeText(index, request.maxLetters);
    case 'verify':
      return request.quotes.map((claimed) => verifyQuote(index, claimed) ?? null);
  }
}
