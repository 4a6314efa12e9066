import type { SiteSettings } from '../../api/src/builtSite.ts';
import { readConfig } from '../../api/src/config.ts';
import { siteSettingsOf } from '../../api/src/siteSettings.ts';

/** Returns what a server started with this environment would say of itself, and where visitors would find it. */
export function settingsOfThisBuild(): SiteSettings {
  return siteSettingsOf(readConfig(process.env));
}
