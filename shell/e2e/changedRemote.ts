import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestInfo } from '@playwright/test';
import { withBuildLock } from '../build/buildLock';
import { builtSite } from './sheaf';

const run = promisify(execFile);

export const REMOTES_JSON = 'remotes.json';

/** Copies the built site for a test that changes it; the copy goes with the test's other output. */
export function copyOfSite(testInfo: TestInfo): string {
  const folder = testInfo.outputPath('site');
  cpSync(builtSite, folder, { recursive: true });
  return folder;
}

export function readAddresses(site: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(site, REMOTES_JSON), 'utf8'));
}

/** Changes one line of remotes.json, as a deployment of a tool does. */
export function setAddress(site: string, remote: string, address: string): void {
  const file = path.join(site, REMOTES_JSON);
  writeFileSync(file, readFileSync(file, 'utf8').replace(readAddresses(site)[remote] ?? '', address));
}

/** One sentence of a tool's source, and what is in its place. Where both are the same the tool is built as it is. */
interface Change {
  from: string;
  to: string;
}

/**
 * Builds a tool from changed sources, once in a run of the tests, and copies it into the site where tools of its name lie. Returns the address of
 * its manifest.
 */
export async function buildChanged(remote: string, site: string, change: Change, { project }: TestInfo): Promise<string> {
  const built = path.join(project.outputDir, 'changed-remotes', remote, change.to);
  await withBuildLock(path.join(project.outputDir, 'changed-remotes'), async () => {
    if (existsSync(built)) return;
    // While it is built this process goes on, and so notices that a server has closed its connections.
    await run(process.execPath, [path.join(import.meta.dirname, 'buildChangedRemote.cjs'), remote, change.from, change.to, built]);
  });
  const [name = ''] = readdirSync(built);
  cpSync(path.join(built, name), path.join(site, 'remotes', remote, name), { recursive: true });
  return `/remotes/${remote}/${name}/mf-manifest.json`;
}
