import { DEFAULT_LOCALE, type Locale } from '@sheaf/api/contract/messages/locales';
import type { ToolProps } from '@sheaf/tool-contract';
import { prepare as prepareBeingBuilt, ToolBeingBuilt } from '@sheaf/tool-kit/ToolBeingBuilt';
import { SpellCheck2 } from 'lucide-react';
import { GrammarTool } from './GrammarTool';
import { MessagesContext, messagesIn, prepare as prepareWords } from './messages';

export async function prepare(locale: Locale): Promise<void> {
  await Promise.all([prepareWords(locale), prepareBeingBuilt(locale)]);
}

/** Checks the text of a PDF, in the language of the page. A server that cannot do it says so before anybody chooses a file. */
export default function Tool({ shell }: ToolProps) {
  if (!shell.config.tools.includes('grammar'))
    return <ToolBeingBuilt shell={shell} tool="grammar" icon={<SpellCheck2 />} aboutPath="/grammar-check/resume" />;
  return (
    <MessagesContext value={messagesIn(shell.locale ?? DEFAULT_LOCALE)}>
      <GrammarTool shell={shell} />
    </MessagesContext>
  );
}
