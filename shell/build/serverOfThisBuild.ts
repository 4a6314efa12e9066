import type { ServerConfig } from '../../api/contract/config.ts';
import { readConfig } from '../../api/src/config.ts';
import { serverConfigOf } from '../../api/src/serverConfig.ts';

/** What a server started with this environment would say about itself: the limits and claims that pages are drawn with. */
export function serverOfThisBuild(): ServerConfig {
  const config = readConfig(process.env);
  // As `donationsOf` decides when the server starts.
  const withoutKey = config.mode === 'production' ? 'off' : 'practice';
  return serverConfigOf(config, config.stripe ? 'stripe' : withoutKey);
}
