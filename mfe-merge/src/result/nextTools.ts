import type { ToolId } from '@sheaf/api/contract/tools';

/** A tool that a finished file can go on to. */
export type NextTool = Exclude<ToolId, 'merge'>;

/** The tools a merged file can go on to: those this server can do. */
export function nextToolsOf(tools: readonly ToolId[]): NextTool[] {
  return tools.filter((tool) => tool !== 'merge');
}
