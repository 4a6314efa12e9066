import { DEFAULT_LOCALE, type Locale } from '@sheaf/api/contract/messages/locales';
import type { ToolProps } from '@sheaf/tool-contract';
import { prepare as prepareBeingBuilt, ToolBeingBuilt } from '@sheaf/tool-kit/ToolBeingBuilt';
import { MessageSquareText } from 'lucide-react';
import { ChatTool } from './ChatTool';
import { MessagesContext, messagesIn, prepare as prepareWords } from './messages';

export async function prepare(locale: Locale): Promise<void> {
  await Promise.all([prepareWords(locale), prepareBeingBuilt(locale)]);
}

/** Answers questions about a PDF, in the language of the page. A server that cannot do it says so before anybody chooses a file. */
export default function Tool({ shell }: ToolProps) {
  if (!shell.config.tools.includes('chat'))
    return <ToolBeingBuilt shell={shell} tool="chat" icon={<MessageSquareText />} aboutPath="/chat-with-pdf" />;
  return (
    <MessagesContext value={messagesIn(shell.locale ?? DEFAULT_LOCALE)}>
      <ChatTool shell={shell} />
    </MessagesContext>
  );
}
