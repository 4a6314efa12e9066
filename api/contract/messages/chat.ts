import { type ChatMessages, chat as english } from './en/chat.ts';
import type { MessagesPart } from './messagesPart.ts';

/** Every word of the chat tool. */
export const chatMessages: MessagesPart<ChatMessages> = {
  english,
  load: async (locale) => (await import(`./${locale}/chat.ts`)).chat,
};

export type { ChatMessages };
