import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { findBuildName, MANIFEST } from './nameByContent.ts';

export const root = path.resolve(import.meta.dirname, '../..');
/** The assembled site as a folder to upload. `npm start` serves from `shell/builds`, so that no build changes what it serves. */
export const siteFolder = path.join(root, 'shell/dist');
/** What webpack makes of the shell for browsers. */
export const shellForBrowsers = path.join(root, 'shell/dist-browser');

const require = createRequire(import.meta.url);
/** The folders of all packages of this repository, in the order of the workspace list. */
export const workspaces = findWorkspaces();

/** The tools' packages, in the order of the workspace list. */
export const remotes = workspaces.filter((name) => name.startsWith('mfe-'));

/** Everything webpack builds: the page and each tool. */
export const apps = ['shell', ...remotes];

function findWorkspaces(): string[] {
  const { workspaces: patterns }: { workspaces: string[] } = readJson(path.join(root, 'package.json'));
  return patterns.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }).sort()).map((file) => path.dirname(file));
}

/** Reads a JSON file. */
export function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns where the latest build of a remote is on this machine and inside the site, or nothing when there is none. */
export function findBuiltRemote(remote: string): { folder: string; address: string; manifest: string } | undefined {
  const output = path.join(root, remote, 'dist');
  const name = findBuildName(output);
  if (name === undefined) return undefined;
  const address = `/remotes/${remote}/${name}/`;
  return { folder: path.join(output, name), address, manifest: address + MANIFEST };
}

interface Part {
  page?: true;
  boot?: true;
  serviceWorker?: true;
}

/** Reads an app's webpack configuration, for browsers or for what the build needs of the app. */
export function readConfiguration(app: string, mode: 'production' | 'development', part: Part = {}): Configuration {
  return require(path.join(root, app, 'webpack.config.cjs'))({ ...part, isPartOfSite: true }, { mode });
}

/** Lists the configurations of everything that is built from an app for the site. */
export function listConfigurations(app: string): Configuration[] {
  const parts: Part[] = app === 'shell' ? [{}, { page: true }, { boot: true }, { serviceWorker: true }] : [{}, { page: true }];
  return parts.map((part) => readConfiguration(app, 'production', part));
}
