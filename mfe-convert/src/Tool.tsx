import { DEFAULT_LOCALE, type Locale } from '@sheaf/api/contract/messages/locales';
import type { ToolProps } from '@sheaf/tool-contract';
import { prepare as prepareBeingBuilt, ToolBeingBuilt } from '@sheaf/tool-kit/ToolBeingBuilt';
import { FileText } from 'lucide-react';
import { ConvertTool } from './ConvertTool';
import { MessagesContext, messagesIn, prepare as prepareWords } from './messages';

export async function prepare(locale: Locale): Promise<void> {
  await Promise.all([prepareWords(locale), prepareBeingBuilt(locale)]);
}

/** Makes a PDF a Word document, in the language of the page. A server that cannot do it says so before anybody chooses a file. */
export default function Tool({ shell }: ToolProps) {
  if (!shell.config.tools.includes('convert')) return <ToolBeingBuilt shell={shell} tool="convert" icon={<FileText />} aboutPath="/pdf-to-word" />;
  return (
    <MessagesContext value={messagesIn(shell.locale ?? DEFAULT_LOCALE)}>
      <ConvertTool shell={shell} />
    </MessagesContext>
  );
}
