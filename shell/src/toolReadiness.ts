import type { ToolId } from '@sheaf/api/contract/tools';
import { useShellState } from './store';

/** Says of a tool whether this server cannot do it yet. While the server has not answered, nothing is said of any. */
export function useIsBeingBuilt(): (tool: ToolId) => boolean {
  const serverConfig = useShellState((state) => state.serverConfig);
  return (tool) => serverConfig.step === 'known' && !serverConfig.config.tools.includes(tool);
}
