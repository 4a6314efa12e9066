import type { ToolId } from '@sheaf/api/contract/tools';

/** A tool that the file can go on to. */
export type NextTool = Exclude<ToolId, 'chat'>;

/** The tools the file can go on to: those this server can do. */
export function nextToolsOf(tools: readonly ToolId[]): NextTool[] {
  return tools.filter((tool) => tool !== 'chat');
}
