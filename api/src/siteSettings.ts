import type { SiteSettings } from './builtSite.ts';
import type { Config } from './config.ts';
import { donationModeOf } from './donations.ts';
import { serverConfigOf } from './serverConfig.ts';

/** Returns what pages are drawn for: what a server with this configuration says, and the address it was given. */
export function siteSettingsOf(config: Config): SiteSettings {
  return { server: serverConfigOf(config, donationModeOf(config)), origin: config.publicUrl ?? '' };
}
