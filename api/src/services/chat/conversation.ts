import { ChatDocument, ChatHistory } from '../../../contract/chat.ts';
import * as z from '../../../contract/schema.ts';

/** More than anyone reads in an hour; older messages are dropped first. */
const MAX_STORED_MESSAGES = 400;

/** The small session of a chat. The documents lie in others, which this one names, so that a question rewrites nothing large. */
export const Conversation = z.object({
  /** Each with the session that holds its index. */
  documents: z.array(z.object({ session: z.string(), told: ChatDocument })),
  /** The number of the document that was added last. */
  lastNumber: z.int(),
  /** Of the server that made the indexes: another may not understand them. */
  version: z.string(),
  engine: z.string(),
  questionLimit: z.nullable(z.int()),
  answered: z.int(),
  messages: ChatHistory.shape.messages,
});
export type Conversation = z.infer<typeof Conversation>;

type Message = Conversation['messages'][number];

/** Returns the conversation with one more question and answer. */
export function withTurn(conversation: Conversation, question: Message, answer: Message): Conversation {
  const messages = [...conversation.messages, question, answer].slice(-MAX_STORED_MESSAGES);
  return { ...conversation, answered: conversation.answered + 1, messages };
}

/** Returns the conversation with one more document. */
export function withDocument(conversation: Conversation, session: string, description: ChatDocument): Conversation {
  return { ...conversation, documents: [...conversation.documents, { session, told: description }], lastNumber: description.number };
}

/** Returns the conversation without one of its documents. */
export function withoutDocument(conversation: Conversation, session: string): Conversation {
  return { ...conversation, documents: conversation.documents.filter((document) => document.session !== session) };
}

/** Lists the last questions with their answers, oldest first. */
export function listLastTurns({ messages }: Conversation, count: number): { question: string; answer: string }[] {
  const turns = messages.flatMap((message, index) => {
    const answer = messages[index + 1];
    return message.role === 'user' && answer ? [{ question: message.content, answer: answer.content }] : [];
  });
  return turns.slice(-count);
}
