import type { Locale } from '@sheaf/api/contract/messages/locale/locales';
import type { ToolProps } from '@sheaf/tool-contract';
import { prepareTool, ToolFrame } from '@sheaf/tool-kit/ToolFrame';
import { PenLine } from 'lucide-react';
import { CoverLetterTool } from './CoverLetterTool';
import * as messages from './messages';

export const prepare = (locale: Locale) => prepareTool(messages, locale);

/** Writes a cover letter from a CV, in the language of the page. */
export default function Tool({ shell }: ToolProps) {
  return (
    <ToolFrame shell={shell} tool="cover-letter" icon={<PenLine />} aboutPath="/cover-letter" messages={messages}>
      <CoverLetterTool shell={shell} />
    </ToolFrame>
  );
}
