import type { Locale } from '@sheaf/api/contract/messages/locale/locales';
import type { ToolProps } from '@sheaf/tool-contract';
import { prepareTool, ToolFrame } from '@sheaf/tool-kit/ToolFrame';
import { MessageSquareText } from 'lucide-react';
import { ChatTool } from './ChatTool';
import * as messages from './messages';

export const prepare = (locale: Locale) => prepareTool(messages, locale);

/** Answers questions about a PDF, in the language of the page. */
export default function Tool({ shell }: ToolProps) {
  return (
    <ToolFrame shell={shell} tool="chat" icon={<MessageSquareText />} aboutPath="/chat-with-pdf" messages={messages}>
      <ChatTool shell={shell} />
    </ToolFrame>
  );
}
