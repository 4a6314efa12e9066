import type { SessionEnd } from '@sheaf/api/client/sessionEnd';
import type { ChatHistory, ChatUpload } from '@sheaf/api/contract/chat';
import type { Exchange, ShownPdf, Talk } from './talk';

const NOTHING_YET = { exchanges: [], messageCount: 0, failure: null, ending: null, activeCitation: null };

/** A conversation that begins. */
export function talkFromUpload(uploaded: ChatUpload & SessionEnd, pdf: ShownPdf): Talk {
  const { sessionId, filename, summary, pageCount, wordCount, ocrPages, suggestedQuestions, warnings, questionLimit, endsAt } = uploaded;
  return {
    ...NOTHING_YET,
    document: { sessionId, name: filename, summary, pageCount, wordCount, ocrPages, suggestedQuestions, warnings, endsAt },
    pdf,
    remaining: questionLimit,
  };
}

/** A conversation as the server kept it, for a page that is loaded anew. */
export function talkFromHistory(history: ChatHistory & SessionEnd, pdf: ShownPdf | null): Talk {
  const { sessionId, filename, summary, pageCount, wordCount, ocrPages, suggestedQuestions, warnings, messageCount, remaining, endsAt } = history;
  return {
    ...NOTHING_YET,
    document: {
      sessionId,
      name: filename,
      summary,
      pageCount,
      wordCount: wordCount ?? null,
      ocrPages: ocrPages ?? [],
      suggestedQuestions: suggestedQuestions ?? [],
      warnings: warnings ?? [],
      endsAt,
    },
    pdf,
    exchanges: exchangesIn(history),
    messageCount,
    remaining: remaining ?? null,
  };
}

/** Questions with the answer that follows each; what was said before any question is the summary. */
function exchangesIn({ messages }: ChatHistory): Exchange[] {
  return messages.flatMap((asked, place): Exchange[] => {
    const answer = messages[place + 1];
    if (asked.role !== 'user' || answer?.role !== 'assistant') return [];
    const { content, status = 'grounded', citations = [], closest = [], engine = null } = answer;
    return [{ id: asked.id, question: asked.content, answer: { step: 'answered', text: content, status, citations, closest, engine, warnings: [] } }];
  });
}
