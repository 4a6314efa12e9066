import { type ToolId, toolIds } from '../../contract/tools.ts';
import { ConfigError } from './readSettings.ts';

/** Reads the tools that the operator has switched off, such as `chat, grammar`. One at least stays on. */
export function readToolsOff(env: NodeJS.ProcessEnv): ToolId[] {
  const names = (env.TOOLS_OFF ?? '').split(',').flatMap((part) => part.trim() || []);
  const unknown = names.find((name) => !toolIds.some((id) => id === name));
  if (unknown !== undefined) throw new ConfigError(`TOOLS_OFF must name tools of ${toolIds.join(', ')}, not "${unknown}".`);
  const off = toolIds.filter((id) => names.includes(id));
  if (off.length === toolIds.length) throw new ConfigError('TOOLS_OFF names every tool: leave at least one of them on.');
  return off;
}
