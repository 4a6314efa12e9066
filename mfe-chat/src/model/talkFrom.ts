import type { SessionEnd } from '@sheaf/api/client/sessionEnd';
import type { ChatDocument, ChatHistory, ChatUpload } from '@sheaf/api/contract/chat';
import { findFreeName } from '@sheaf/tool-kit/findFreeName';
import type { AskedDocument, Exchange, ShownPdf, Talk } from './talk';

const NOTHING_YET = { exchanges: [], messageCount: 0, failure: null, ending: null, activeCitation: null, adding: null, notAdded: [] };
/** Servers that take one document do not number it. */
const ONLY = 1;

/** A PDF that this browser has, and its number in the conversation. */
export interface NumberedPdf {
  number: number;
  pdf: ShownPdf;
}

/** Starts a conversation from an upload. */
export function createTalkFromUpload(uploaded: ChatUpload & SessionEnd, pdf: ShownPdf): Talk {
  const { sessionId, endsAt, questionLimit } = uploaded;
  const documents = listUploadedDocuments(uploaded, [], pdf);
  return { ...NOTHING_YET, sessionId, endsAt, documents, shown: documents[0]?.number ?? ONLY, remaining: questionLimit };
}

/** Lists the documents of a conversation after an upload, each with its PDF if this browser has it. */
export function listUploadedDocuments(uploaded: ChatUpload, before: readonly AskedDocument[], pdf: ShownPdf): AskedDocument[] {
  const documents = uploaded.documents ?? [{ ...uploaded, number: ONLY }];
  const newest = documents.at(-1)?.number;
  return disambiguateNames(
    documents.map((each) => describe(each, each.number === newest ? pdf : (before.find(({ number }) => number === each.number)?.pdf ?? null))),
    before,
  );
}

/** Restores a conversation from the server's history, after the page was reloaded. */
export function createTalkFromHistory(history: ChatHistory & SessionEnd, pdfs: readonly NumberedPdf[]): Talk {
  const { sessionId, messageCount, remaining, endsAt } = history;
  const documents = (history.documents ?? [describeOnly(history)]).map((each) =>
    describe(each, pdfs.find(({ number }) => number === each.number)?.pdf ?? null),
  );
  return {
    ...NOTHING_YET,
    sessionId,
    endsAt,
    documents: disambiguateNames(documents),
    shown: documents[0]?.number ?? ONLY,
    exchanges: buildExchanges(history),
    messageCount,
    remaining: remaining ?? null,
  };
}

type DocumentDetails = Omit<ChatDocument, 'wordCount' | 'language'> & { wordCount: number | null };

/** Describes the one document of an older server. */
function describeOnly({ filename, summary, pageCount, wordCount, ocrPages, suggestedQuestions, warnings }: ChatHistory): DocumentDetails {
  return {
    number: ONLY,
    filename,
    summary,
    pageCount,
    wordCount: wordCount ?? null,
    ocrPages: ocrPages ?? [],
    suggestedQuestions: suggestedQuestions ?? [],
    warnings: warnings ?? [],
  };
}

function describe(
  { number, filename, summary, pageCount, wordCount, ocrPages, suggestedQuestions, warnings }: DocumentDetails,
  pdf: ShownPdf | null,
): AskedDocument {
  return { number, name: filename, summary, pageCount, wordCount, ocrPages, suggestedQuestions, warnings, pdf };
}

/** Gives documents of one name a number behind it. Whatever was named before keeps its name. */
function disambiguateNames(documents: readonly AskedDocument[], before: readonly AskedDocument[] = []): AskedDocument[] {
  const named: AskedDocument[] = [];
  for (const document of documents) {
    const earlier = before.find(({ number }) => number === document.number);
    named.push({ ...document, name: earlier?.name ?? findFreeName(document.name, [...before, ...named]) });
  }
  return named;
}

/** Questions with the answer that follows each; what was said before any question is the summary. */
function buildExchanges({ messages }: ChatHistory): Exchange[] {
  return messages.flatMap((message, index): Exchange[] => {
    const answer = messages[index + 1];
    if (message.role !== 'user' || answer?.role !== 'assistant') return [];
    const { content, status = 'grounded', citations = [], closest = [], engine = null } = answer;
    return [
      { id: message.id, question: message.content, answer: { step: 'answered', text: content, status, citations, closest, engine, warnings: [] } },
    ];
  });
}
