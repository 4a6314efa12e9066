import type { Locale } from '@sheaf/api/contract/messages/locale/locales';
import type { ToolProps } from '@sheaf/tool-contract';
import { prepareTool, ToolFrame } from '@sheaf/tool-kit/ToolFrame';
import { FileText } from 'lucide-react';
import { ConvertTool } from './ConvertTool';
import * as messages from './messages';

export const prepare = (locale: Locale) => prepareTool(messages, locale);

/** Makes a PDF a Word document, in the language of the page. */
export default function Tool({ shell }: ToolProps) {
  return (
    <ToolFrame shell={shell} tool="convert" icon={<FileText />} aboutPath="/pdf-to-word" messages={messages}>
      <ConvertTool shell={shell} />
    </ToolFrame>
  );
}
