import type { Locale } from '@sheaf/api/contract/messages/locale/locales';
import type { ToolProps } from '@sheaf/tool-contract';
import { prepareTool, ToolFrame } from '@sheaf/tool-kit/ToolFrame';
import { SpellCheck2 } from 'lucide-react';
import { GrammarTool } from './GrammarTool';
import * as messages from './messages';

export const prepare = (locale: Locale) => prepareTool(messages, locale);

/** Checks the text of a PDF, in the language of the page. */
export default function Tool({ shell }: ToolProps) {
  return (
    <ToolFrame shell={shell} tool="grammar" icon={<SpellCheck2 />} aboutPath="/grammar-check/resume" messages={messages}>
      <GrammarTool shell={shell} />
    </ToolFrame>
  );
}
