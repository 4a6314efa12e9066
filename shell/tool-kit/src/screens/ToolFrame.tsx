import { DEFAULT_LOCALE, type Locale } from '@sheaf/api/contract/messages/locale/locales';
import type { Shell } from '@sheaf/tool-contract';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/createMessages';
import { prepare as prepareBeingBuilt, ToolBeingBuilt, type ToolBeingBuiltProps } from './ToolBeingBuilt';

interface ToolFrameProps<Words> extends ToolBeingBuiltProps {
  shell: Shell;
  messages: Pick<Messages<Words>, 'messagesIn' | 'MessagesContext'>;
  children: ReactNode;
}

/** A tool in the language of the page. A server that cannot do it says so before anybody chooses a file. */
export function ToolFrame<Words>({ shell, tool, icon, aboutPath, messages, children }: ToolFrameProps<Words>) {
  const { MessagesContext, messagesIn } = messages;
  if (!shell.config.tools.includes(tool)) return <ToolBeingBuilt shell={shell} tool={tool} icon={icon} aboutPath={aboutPath} />;
  return <MessagesContext value={messagesIn(shell.locale ?? DEFAULT_LOCALE)}>{children}</MessagesContext>;
}

/** Fetches the words of a tool, and those of a page that says it is being built. */
export async function prepareTool({ prepare }: Pick<Messages<unknown>, 'prepare'>, locale: Locale): Promise<void> {
  await Promise.all([prepare(locale), prepareBeingBuilt(locale)]);
}
