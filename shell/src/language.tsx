import { DEFAULT_LOCALE, type Locale } from '@sheaf/api/contract/messages/locale/locales';
import { type ShellMessages, shell } from '@sheaf/api/contract/messages/shell';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { createContext, type ReactNode, useContext } from 'react';

const { prepare, messagesIn, MessagesContext, useMessages } = createMessages(shell);

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

export { MessagesContext, messagesIn, prepare as prepareLanguage, useMessages };

export interface LanguageProps {
  locale: Locale;
  /** What is said in it; by default the catalogue, which `prepareLanguage` has to have fetched. */
  messages?: ShellMessages;
  children: ReactNode;
}

/** Around everything of the shell: the language it speaks. */
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
