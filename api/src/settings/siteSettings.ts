import { createHash } from 'node:crypto';
import type { ServerConfig } from '../../contract/config.ts';
import type { Config } from '../config.ts';
import { donationMode } from './donationMode.ts';
import { buildServerConfig } from './serverConfig.ts';

/** What the words of a page depend on. */
export interface SiteSettings {
  /** What the server says about itself: its limits and claims. */
  server: ServerConfig;
  /** Where visitors find the site, such as `https://sheaf.example`; empty when nobody has said. */
  origin: string;
}

/** Returns what pages are drawn for: what a server with this configuration says, and the address it was given. */
export function buildSiteSettings(config: Config): SiteSettings {
  return { server: buildServerConfig(config, donationMode(config)), origin: config.publicUrl ?? '' };
}

/** Returns a short name for the settings, the same for the same settings. The port of a server is none of them. */
export function settingsKey(settings: SiteSettings): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16);
}
