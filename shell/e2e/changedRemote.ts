import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { builtSite } from './sheaf';

export const REMOTES_JSON = 'remotes.json';

/** Copies the built site for a test that changes it; the copy goes with the test's other output. */
export function copyOfSite(testInfo: TestInfo): string {
  const folder = testInfo.outputPath('site');
  cpSync(builtSite, folder, { recursive: true });
  return folder;
}

export function addressesIn(site: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(site, REMOTES_JSON), 'utf8'));
}

/** Changes one line of remotes.json, as whoever ships a tool does. */
export function setAddress(site: string, remote: string, address: string): void {
  const file = path.join(site, REMOTES_JSON);
  writeFileSync(file, readFileSync(file, 'utf8').replace(addressesIn(site)[remote] ?? '', address));
}

/** Builds a tool from changed sources into the folder of the site where tools of its name lie. Returns the address of its manifest. */
export function buildChanged(remote: string, site: string, { from, to }: { from: string; to: string }): string {
  const built = path.join(site, '..', `built-${remote}`);
  const script = path.join(import.meta.dirname, 'buildChangedRemote.cjs');
  execFileSync(process.execPath, [script, remote, from, to, built], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [name = ''] = readdirSync(built);
  cpSync(path.join(built, name), path.join(site, 'remotes', remote, name), { recursive: true });
  return `/remotes/${remote}/${name}/mf-manifest.json`;
}
