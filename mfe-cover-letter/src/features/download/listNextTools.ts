import type { ToolId } from '@sheaf/api/contract/tools';

const onward = ['merge', 'grammar'] as const;

/** A tool that the finished letter can go on to. */
export type NextTool = (typeof onward)[number];

/** Those of them that this server can do. */
export function listNextTools(tools: readonly ToolId[]): NextTool[] {
  return onward.filter((tool) => tools.includes(tool));
}
