import { ChatHistory, ChatUpload } from '../../../contract/chat.ts';
import * as z from '../../../contract/schema.ts';

/** More than anybody reads in an hour; what was said before it is forgotten first. */
const MAX_KEPT_MESSAGES = 400;

/** What an upload told, but for what only the session knows. */
const { sessionId: _id, createdAt: _from, expiresAt: _until, ...uploadFacts } = ChatUpload.shape;

/** The small session of a chat. The document lies in another, which this one names, so that a question rewrites nothing large. */
export const Conversation = z.object({
  /** The session that holds the index of the document. */
  document: z.string(),
  /** Of the server that made the index: another may not understand it. */
  version: z.string(),
  told: z.object(uploadFacts),
  answered: z.int(),
  messages: ChatHistory.shape.messages,
});
export type Conversation = z.infer<typeof Conversation>;

type Message = Conversation['messages'][number];

/** The conversation after one more question was answered. */
export function withTurn(conversation: Conversation, question: Message, answer: Message): Conversation {
  const messages = [...conversation.messages, question, answer].slice(-MAX_KEPT_MESSAGES);
  return { ...conversation, answered: conversation.answered + 1, messages };
}

/** The last questions with their answers, the oldest first. */
export function lastTurns({ messages }: Conversation, count: number): { question: string; answer: string }[] {
  const turns = messages.flatMap((message, index) => {
    const answer = messages[index + 1];
    return message.role === 'user' && answer ? [{ question: message.content, answer: answer.content }] : [];
  });
  return turns.slice(-count);
}
