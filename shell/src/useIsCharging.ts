import { useShellState } from './store';

/** Returns whether this server charges beyond its free limits: then no page may say that everything is free. */
export function useIsCharging(): boolean {
  return useShellState(({ serverConfig }) => serverConfig.step === 'known' && serverConfig.config.pricing.mode === 'metered');
}
