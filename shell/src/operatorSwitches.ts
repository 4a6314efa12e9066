import type { OperatorSwitches } from './readDrawnPage';
import { useServices } from './services';
import { useShellState } from './store';

/** Returns what the server says its operator has set. A silent server has what the page was drawn for, where that is known. */
export function useOperatorSwitches(): Partial<OperatorSwitches> {
  const serverConfig = useShellState((state) => state.serverConfig);
  const { drawnFor, drawnSwitches = {} } = useServices();
  return serverConfig.step === 'known' ? serverConfig.config : (drawnFor ?? drawnSwitches);
}
