import type { ChatMessages } from '../../messages';
import type { AnswerFacts, Talk } from '../../model/talk';
import { findFileToName } from '../documents/citedDocuments';
import { answerBlocks, type Block, type Piece } from '../talk/answerBlocks';

/** One thing of the exported conversation, in its order. */
export type Part =
  | { kind: 'title' | 'heading' | 'label' | 'paragraph' | 'passage' | 'small'; text: string }
  | { kind: 'item'; text: string; sign: string };

/** The words of the page, and how the service is called. */
export interface Speaking {
  words: ChatMessages;
  service: string;
}

/** Lists the parts of a conversation in order, for an export in any format. */
export function buildConversation(talk: Talk, { words, service }: Speaking, now: Date): Part[] {
  const { documents, exchanges } = talk;
  const isSeveral = documents.length > 1;
  const pages = documents.reduce((sum, { pageCount }) => sum + pageCount, 0);
  const answered = exchanges.flatMap(({ id, question, answer }) => (answer.step === 'answered' ? [{ id, question, answer }] : []));
  const date = now.toLocaleDateString(words.locale, { dateStyle: 'long' });
  return [
    { kind: 'title', text: words.exported.title(words.documents.list(documents.map(({ name }) => name))) },
    { kind: 'small', text: words.exported.facts({ pages, questions: answered.length, date }) },
    ...documents.flatMap(({ name, summary }): Part[] => {
      if (!summary) return [];
      const label = isSeveral ? `${words.exported.summary}: ${name}` : words.exported.summary;
      return [
        { kind: 'label', text: label },
        { kind: 'paragraph', text: summary },
      ];
    }),
    ...answered.flatMap((exchange) => [{ kind: 'heading', text: exchange.question } as const, ...answerParts(exchange.answer, documents, words)]),
    { kind: 'small', text: words.exported.madeWith(service) },
  ];
}

function answerParts(answer: AnswerFacts, documents: Talk['documents'], words: ChatMessages): Part[] {
  const { exported, talk } = words;
  const ids = answer.citations.map(({ id }) => id);
  const body = answerBlocks(answer.text, ids).flatMap(splitBlock);
  const sources = answer.citations.map((citation): Part => {
    const { id, page, quote } = citation;
    return { kind: 'passage', text: exported.source({ id, page, quote, file: findFileToName(documents, citation) }) };
  });
  const closest = answer.closest.map((citation): Part => {
    const { page, quote } = citation;
    return { kind: 'passage', text: exported.closest({ page, quote, file: findFileToName(documents, citation) }) };
  });
  return [
    ...body,
    ...(sources.length > 0 ? [{ kind: 'label', text: exported.sources } as const, ...sources] : []),
    ...(closest.length > 0 ? [{ kind: 'label', text: talk.closest } as const, ...closest] : []),
  ];
}

function splitBlock(block: Block): Part[] {
  if (block.kind === 'paragraph') return [{ kind: 'paragraph', text: joinPieces(block.pieces) }];
  return block.items.map((item, index) => ({ kind: 'item', text: joinPieces(item), sign: block.isOrdered ? `${index + 1}.` : '•' }));
}

function joinPieces(pieces: Piece[]): string {
  return pieces.map((piece) => (piece.kind === 'citation' ? `[${piece.id}]` : piece.text)).join('');
}
