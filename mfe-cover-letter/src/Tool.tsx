import { DEFAULT_LOCALE, type Locale } from '@sheaf/api/contract/messages/locales';
import type { ToolProps } from '@sheaf/tool-contract';
import { prepare as prepareBeingBuilt, ToolBeingBuilt } from '@sheaf/tool-kit/ToolBeingBuilt';
import { PenLine } from 'lucide-react';
import { CoverLetterTool } from './CoverLetterTool';
import { MessagesContext, messagesIn, prepare as prepareWords } from './messages';

export async function prepare(locale: Locale): Promise<void> {
  await Promise.all([prepareWords(locale), prepareBeingBuilt(locale)]);
}

/** Writes a cover letter from a CV, in the language of the page. A server that cannot do it says so before anybody chooses a file. */
export default function Tool({ shell }: ToolProps) {
  if (!shell.config.tools.includes('cover-letter'))
    return <ToolBeingBuilt shell={shell} tool="cover-letter" icon={<PenLine />} aboutPath="/cover-letter" />;
  return (
    <MessagesContext value={messagesIn(shell.locale ?? DEFAULT_LOCALE)}>
      <CoverLetterTool shell={shell} />
    </MessagesContext>
  );
}
