import type { ToolId } from '@sheaf/api/contract/tools';
import { FileText, Layers, MessageSquare, PenLine, SpellCheck } from 'lucide-react';

const icons = { merge: Layers, convert: FileText, chat: MessageSquare, grammar: SpellCheck, 'cover-letter': PenLine } satisfies Record<
  ToolId,
  unknown
>;

/** The picture a tool is recognised by; its name is always beside it. */
export function ToolIcon({ tool }: { tool: ToolId }) {
  const Icon = icons[tool];
  return <Icon aria-hidden="true" />;
}
