import type { ServerConfig } from '../../api/contract/config.ts';
import { readConfig } from '../../api/src/config.ts';
import { serverConfigOf } from '../../api/src/serverConfig.ts';

/** Whom the pages are drawn for. */
export interface Destination {
  /** What the server will say about itself: its limits and claims. */
  server: ServerConfig;
  /** Where visitors will find the site, `https://sheaf.example`; empty when nobody has said. */
  origin: string;
}

/** What a server started with this environment would say, and where it would be found. */
export function destinationOfThisBuild(): Destination {
  const config = readConfig(process.env);
  const isPublic = config.mode === 'production';
  // As `donationsOf` decides when the server starts.
  const withoutKey = isPublic ? 'off' : 'practice';
  // A public page must not name somebody's own machine as its address.
  const unnamed = isPublic ? '' : `http://localhost:${config.port}`;
  return { server: serverConfigOf(config, config.stripe ? 'stripe' : withoutKey), origin: config.publicUrl ?? unnamed };
}
