import { DEFAULT_LOCALE, type Locale } from '@sheaf/api/contract/messages/locale/locales';
import type { MessagesPart } from '@sheaf/api/contract/messages/messagesPart';
import { type Context, createContext, useContext } from 'react';

/** A part of the catalogue as components and plain functions read it. */
export interface Messages<T> {
  /** Loads a language, once. Until then, and when that fails, the messages are in English. */
  prepare(locale: Locale): Promise<void>;
  /** The messages for those that are no components. */
  messagesIn(locale: Locale): T;
  /** Around the components: `<MessagesContext value={messagesIn(locale)}>`. */
  MessagesContext: Context<T>;
  useMessages(): T;
}

/** Creates a tool's messages, loaded per language, with English built in. */
export function createMessages<T>({ english, load }: MessagesPart<T>): Messages<T> {
  const known = new Map<Locale, T>([[DEFAULT_LOCALE, english]]);
  const MessagesContext = createContext(english);
  const getMessages = (locale: Locale) => known.get(locale) ?? english;

  return {
    async prepare(locale) {
      if (!known.has(locale)) known.set(locale, await load(locale));
    },
    messagesIn: getMessages,
    MessagesContext,
    useMessages: () => useContext(MessagesContext),
  };
}
