import { DEFAULT_LOCALE } from '@sheaf/api/contract/messages/locale/locales';
import type { ToolProps } from '@sheaf/tool-contract';
import { MergeTool } from './MergeTool';
import { MessagesContext, messagesIn } from './messages';

export { prepare } from './messages';

/** Merges PDFs, in the language of the page. */
export default function Tool({ shell }: ToolProps) {
  return (
    <MessagesContext value={messagesIn(shell.locale ?? DEFAULT_LOCALE)}>
      <MergeTool shell={shell} />
    </MessagesContext>
  );
}
