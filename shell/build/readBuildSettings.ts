import { readConfig } from '../../api/src/config.ts';
import { buildSiteSettings, type SiteSettings } from '../../api/src/settings/siteSettings.ts';

/** Returns what a server started with this environment would say of itself, and where visitors would find it. */
export function readBuildSettings(): SiteSettings {
  return buildSiteSettings(readConfig(process.env));
}
