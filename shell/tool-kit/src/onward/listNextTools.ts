import type { Shell, ToolId } from '@sheaf/tool-contract';

/** A tool that a file of another can go on to. */
export type NextTool<From extends ToolId> = Exclude<ToolId, From>;

/** Lists the tools that a file can go on to: those of this server, on a page that can hand it over. */
export function listNextTools<From extends ToolId>({ config, handOver }: Pick<Shell, 'config' | 'handOver'>, from: From): NextTool<From>[] {
  return handOver ? config.tools.filter((tool): tool is NextTool<From> => tool !== from) : [];
}
