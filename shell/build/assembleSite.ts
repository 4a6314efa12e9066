import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildHostHeaders } from '../../api/src/http/buildHostHeaders.ts';
import type { SiteSettings } from '../../api/src/settings/siteSettings.ts';
import { findBuiltRemote, remotes, root, shellForBrowsers } from './apps.ts';
import { compressFiles } from './compressFiles.ts';
import { copyFilesFrom, keepEarlierFiles } from './earlierFiles.ts';
import { prerenderPages } from './prerenderPages.ts';
import { readPageParts } from './readPageParts.ts';

/** The build that this one comes after, and whether only the settings differ. */
export interface Predecessor {
  before: string | undefined;
  isOfTheseSources: boolean;
}

/**
 * Turns the built apps into one folder that any static host can serve: the shell at the root with one HTML file a route, every remote under
 * its version and hash, and remotes.json, the only file a team edits to ship a tool.
 */
export async function assembleSite(site: string, settings: SiteSettings, { before, isOfTheseSources }: Predecessor): Promise<void> {
  if (before && isOfTheseSources) copyFilesFrom(site, before, isFreeOfSettings);
  else copyFiles(site);
  await prerenderPages(site, settings);
  writeFileSync(path.join(site, '_headers'), buildHostHeaders(site, settings.basePath));
  compressFiles(site);
  if (!isOfTheseSources) keepEarlierFiles(site, before, Date.now());
}

function copyFiles(site: string): void {
  cpSync(shellForBrowsers, site, { recursive: true });
  cpSync(path.join(root, 'shell/public'), site, { recursive: true });
  cpSync(path.join(root, 'shell/dist-node/serviceWorker.js'), path.join(site, 'service-worker.js'));
  const addresses: Record<string, string> = {};
  for (const remote of remotes) {
    const built = findBuiltRemote(remote);
    if (!built) continue;
    cpSync(built.folder, path.join(site, built.address), { recursive: true });
    addresses[remote] = built.manifest;
  }
  // Tabs that are open learn by it that the page around the tools was replaced.
  addresses.shell = readPageParts().main;
  writeFileSync(path.join(site, 'remotes.json'), `${JSON.stringify(addresses, null, 2)}\n`);
}

/** Pages and what search engines, hosts and devices read are made for the settings; all else is the same for every server. */
function isFreeOfSettings(file: string): boolean {
  return !/\.html(\.br)?$|(^|\/)(sitemap\.xml|robots\.txt|_headers|manifest\.webmanifest)(\.br)?$/.test(file);
}
