import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, root } from './apps.ts';

/** What is read here of the list that module federation writes of each build. */
interface Manifest {
  shared: { assets: { js: { sync: string[] } } }[];
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
}

/** Lists the addresses of all scripts that run with the first touch of the page of the tool at `folder`, in the order in which they are asked for. */
export function filesAhead(site: string, folder: string, main: string): string[] {
  const template = readFileSync(path.join(root, 'shell/dist-node/page.html'), 'utf8');
  const ofPage = [...template.matchAll(/<link rel="prefetch" href="([^"]+)"/g)].map(([, file = '']) => file);
  const shell: Manifest = readJson(path.join(site, 'mf-manifest.json'));
  // The libraries that the tools share come with the shell; of one that is two names for one file, both are listed.
  const shared = [...new Map(shell.shared.flatMap(({ assets }) => assets.js.sync.slice(0, 1)).map((file) => [file, `/${file}`])).values()];
  const manifest: Manifest = readJson(path.join(site, folder, 'mf-manifest.json'));
  const ofTool = manifest.exposes.filter(({ name }) => name === 'Tool').flatMap(({ assets }) => assets.js.sync);
  const files = [main, ...shared, ...ofPage, ...['mf-manifest.json', 'remoteEntry.js', ...ofTool].map((file) => folder + file)];
  const missing = files.filter((file) => !existsSync(path.join(site, file)));
  if (missing.length > 0) throw new Error(`The site has no ${missing.join(', ')}.`);
  return files;
}
