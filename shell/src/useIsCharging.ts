import { useShellState } from './store';

/** Whether this server charges for what is beyond its free allowances: then no page may say that all of it is free. */
export function useIsCharging(): boolean {
  return useShellState(({ serverConfig }) => serverConfig.step === 'known' && serverConfig.config.pricing.mode === 'metered');
}
