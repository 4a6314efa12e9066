import type { OperatorSwitches } from './readPrerenderData';
import { useServices } from './services';
import { useShellState } from './store';

/** Returns what the operator has set. Until the server answers, these are the settings the page was prerendered for. */
export function useOperatorSwitches(): Partial<OperatorSwitches> {
  const serverConfig = useShellState((state) => state.serverConfig);
  const { prerenderedFor, prerenderedSwitches = {} } = useServices();
  return serverConfig.step === 'known' ? serverConfig.config : (prerenderedFor ?? prerenderedSwitches);
}
