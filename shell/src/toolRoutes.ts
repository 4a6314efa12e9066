import type { RemotePart } from './remotes';
import { type Tool, tools } from './tools.ts';

/** One address that a remote fills. */
export interface ToolRoute {
  path: string;
  tool: Tool;
  part: RemotePart;
  slug?: string;
  /** What a page about a tool adds to the address of the tool. */
  toolSearch?: string;
}

export const toolRoutes: readonly ToolRoute[] = tools.flatMap((tool) => [
  { path: tool.path, tool, part: 'Tool' as const },
  ...tool.landings.map(({ path, slug, toolSearch }) => ({ path, tool, part: 'Landing' as const, slug, toolSearch })),
]);
