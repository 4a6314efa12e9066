import { DEFAULT_LOCALE, type Locale } from '@sheaf/api/contract/messages/locale/locales';
import { type ShellMessages, shell } from '@sheaf/api/contract/messages/shell';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { createContext, type ReactNode, useContext } from 'react';

const { prepare, messagesIn, MessagesContext, useMessages } = createMessages(shell);

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

export { MessagesContext, messagesIn, prepare as prepareLanguage, useMessages };

export interface LanguageProps {
  locale: Locale;
  /** Its messages; by default the catalogue, which `prepareLanguage` must have loaded before. */
  messages?: ShellMessages;
  children: ReactNode;
}

/** Provides the language and the messages of the shell. */
export function Language({ locale, messages = messagesIn(locale), children }: LanguageProps) {
  return (
    <LocaleContext value={locale}>
      <MessagesContext value={messages}>{children}</MessagesContext>
    </LocaleContext>
  );
}

/** Returns the language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
