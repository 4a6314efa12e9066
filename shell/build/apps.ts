import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';

export const root = path.resolve(import.meta.dirname, '../..');
export const siteFolder = path.join(root, 'shell/dist');

const require = createRequire(import.meta.url);
/** The folders of all packages of this repository. */
export const { workspaces }: { workspaces: string[] } = readJson(path.join(root, 'package.json'));

/** The tools' packages, in the order of the workspace list. */
export const remotes = workspaces.filter((name) => name.startsWith('mfe-'));

/** Everything webpack builds: the page and each tool. */
export const apps = ['shell', ...remotes];

export function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The version a package's own package.json states; it names the folder the package is served from. */
export function versionOf(app: string): string {
  return readJson(path.join(root, app, 'package.json')).version;
}

/** Where a remote lies inside the site. Its files never change there; a new build is a new version. */
export function addressOf(remote: string): string {
  return `/remotes/${remote}/${versionOf(remote)}/`;
}

/** What remotes.json says of a remote that was built here. */
export function manifestOf(remote: string): string {
  return `${addressOf(remote)}mf-manifest.json`;
}

interface Part {
  page?: true;
  boot?: true;
  serviceWorker?: true;
}

/** An app's webpack configuration, as its own webpack.config.cjs gives it: for browsers, or what the build itself needs of the app. */
export function configurationOf(app: string, mode: 'production' | 'development', part: Part = {}): Configuration {
  return require(path.join(root, app, 'webpack.config.cjs'))(part, { mode });
}

/** Everything that is built of an app for the site. */
export function configurationsOf(app: string): Configuration[] {
  const parts: Part[] = app === 'shell' ? [{}, { page: true }, { boot: true }, { serviceWorker: true }] : [{}, { page: true }];
  return parts.map((part) => configurationOf(app, 'production', part));
}
