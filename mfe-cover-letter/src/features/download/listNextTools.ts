import type { ToolId } from '@sheaf/api/contract/tools';

const onward = ['merge', 'grammar'] as const;

/** A tool that the finished letter can go on to. */
export type NextTool = (typeof onward)[number];

/** Lists the follow-up tools that this server offers. */
export function listNextTools(tools: readonly ToolId[]): NextTool[] {
  return onward.filter((tool) => tools.includes(tool));
}
