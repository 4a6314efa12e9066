import type { ServerConfig } from '@sheaf/api/contract/config';
import { useServices } from './services';
import { useShellState } from './store';

/** What the operator has set for every page, whatever else it says. */
export type OperatorSwitches = Pick<ServerConfig, 'toolsOff' | 'languages' | 'brand'>;

/** Returns what the server says its operator has set. A silent server has what the page was drawn for, where that is known. */
export function useOperatorSwitches(): Partial<OperatorSwitches> {
  const serverConfig = useShellState((state) => state.serverConfig);
  const { drawnFor, drawnSwitches = {} } = useServices();
  return serverConfig.step === 'known' ? serverConfig.config : (drawnFor ?? drawnSwitches);
}
