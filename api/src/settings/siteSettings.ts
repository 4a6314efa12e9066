import { createHash } from 'node:crypto';
import type { ServerConfig } from '../../contract/config.ts';
import type { Config } from '../config.ts';
import { readDonationMode } from './donationMode.ts';
import { buildServerConfig } from './serverConfig.ts';

/** The settings that the words of a page depend on. */
export interface SiteSettings {
  /** What the server says about itself: its limits and claims. */
  server: ServerConfig;
  /** The public URL of the site, such as `https://sheaf.example`. Empty when it is not set. */
  origin: string;
  /** The path that the site is served under, such as `/pdf`, or nothing. */
  basePath: string;
}

/** Builds the settings that pages are prerendered for from a server's configuration. */
export function buildSiteSettings(config: Config): SiteSettings {
  return { server: buildServerConfig(config, readDonationMode(config)), origin: config.publicUrl ?? '', basePath: config.basePath };
}

/** Returns a short key that is the same for the same settings. The port of a server is not part of them. */
export function hashSettings(settings: SiteSettings): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16);
}
