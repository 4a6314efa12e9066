import type { ChatMessages } from '../../messages';
import type { AnswerFacts, Talk } from '../../model/talk';
import { answerBlocks, type Block, type Piece } from '../talk/answerBlocks';

/** One thing of the exported conversation, in its order. */
export type Part =
  | { kind: 'title' | 'heading' | 'label' | 'paragraph' | 'passage' | 'small'; text: string }
  | { kind: 'item'; text: string; sign: string };

/** A conversation as what stands below each other in a file, whatever its format. */
export function conversation(talk: Talk, words: ChatMessages, now: Date): Part[] {
  const { document, exchanges } = talk;
  const answered = exchanges.flatMap(({ id, question, answer }) => (answer.step === 'answered' ? [{ id, question, answer }] : []));
  const date = now.toLocaleDateString(words.locale, { dateStyle: 'long' });
  return [
    { kind: 'title', text: words.exported.title(document.name) },
    { kind: 'small', text: words.exported.facts({ pages: document.pageCount, questions: answered.length, date }) },
    ...(document.summary ? [{ kind: 'label', text: words.exported.summary } as const, { kind: 'paragraph', text: document.summary } as const] : []),
    ...answered.flatMap((exchange) => [{ kind: 'heading', text: exchange.question } as const, ...answerParts(exchange.answer, words)]),
    { kind: 'small', text: words.exported.madeWith },
  ];
}

function answerParts(answer: AnswerFacts, words: ChatMessages): Part[] {
  const { exported, talk } = words;
  const ids = answer.citations.map(({ id }) => id);
  const body = answerBlocks(answer.text, ids).flatMap(splitBlock);
  const sources = answer.citations.map(({ id, page, quote }): Part => ({ kind: 'passage', text: exported.source({ id, page, quote }) }));
  const closest = answer.closest.map(({ page, quote }): Part => ({ kind: 'passage', text: exported.closest({ page, quote }) }));
  return [
    ...body,
    ...(sources.length > 0 ? [{ kind: 'label', text: exported.sources } as const, ...sources] : []),
    ...(closest.length > 0 ? [{ kind: 'label', text: talk.closest } as const, ...closest] : []),
  ];
}

function splitBlock(block: Block): Part[] {
  if (block.kind === 'paragraph') return [{ kind: 'paragraph', text: joinPieces(block.pieces) }];
  return block.items.map((item, place) => ({ kind: 'item', text: joinPieces(item), sign: block.isOrdered ? `${place + 1}.` : '•' }));
}

function joinPieces(pieces: Piece[]): string {
  return pieces.map((piece) => (piece.kind === 'citation' ? `[${piece.id}]` : piece.text)).join('');
}
