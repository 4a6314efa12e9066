import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildList, buildsFolder, readBuildList, writeBuildList } from '../../api/src/adapters/builtSite.ts';
import { hashSettings } from '../../api/src/settings/siteSettings.ts';
import { apps, findBuiltRemote, root, shellForBrowsers, siteFolder } from './apps.ts';
import { assembleSite } from './assembleSite.ts';
import { withBuildLock } from './buildLock.ts';
import { createBuildFolder, pruneBuilds, publish } from './builds.ts';
import { compile } from './compile.ts';
import { hashSources } from './hashSources.ts';
import { readBuildSettings } from './readBuildSettings.ts';
import { readPageParts } from './readPageParts.ts';

/** What any app may be made of besides its own sources: tools carry engines and words of the API. */
const SHARED_SOURCES = [
  'design-system/src',
  'api/contract',
  'api/client',
  'api/engines',
  'shell/tool-contract',
  'shell/tool-kit',
  'webpack.federated.cjs',
  'shell/build/chunkIntegrity.cjs',
  'shell/build/nameByContent.ts',
  'package-lock.json',
];
/** What puts the site together and prerenders its pages. */
const SITE_SOURCES = [
  'shell/build',
  'shell/public',
  'shell/src',
  'api/contract',
  'api/src/http',
  'api/src/config.ts',
  'api/src/settings',
  'package-lock.json',
];

/**
 * Builds the site for this environment and makes it the one that the next server serves. Builds the `named` apps, or else those whose sources have
 * changed. Running servers keep theirs: every build has a folder of its own, and becomes the current one in one step.
 */
export async function buildSite(named?: string[]): Promise<void> {
  await withBuildLock(buildsFolder, async () => {
    const changed = named ?? apps.filter((app) => readFile(findStamp(app)) !== stampNow(app));
    if (changed.length > 0) {
      console.log(`Building ${changed.join(', ')} …`);
      await compile(changed);
      for (const app of changed) writeFileSync(findStamp(app), stampNow(app));
    }
    const settings = readBuildSettings();
    const key = hashSettings(settings);
    const sources = createHash('sha256')
      .update([hashSources(root, SITE_SOURCES), ...apps.map(stampNow)].join('\n'))
      .digest('hex');
    const list = readCurrentBuilds();
    const isOfTheseSources = list?.sources === sources;
    const site = isOfTheseSources ? list.sites.find((built) => built.settings === key)?.folder : undefined;
    const build = site ? path.join(buildsFolder, site) : createBuildFolder(buildsFolder, new Date());
    if (!site) {
      const before = list && path.join(buildsFolder, list.latest);
      await assembleSite(build, settings, { before, isOfTheseSources });
      const others = isOfTheseSources ? list.sites : [];
      const folder = path.basename(build);
      writeBuildList({ sources, latest: isOfTheseSources ? list.latest : folder, sites: [...others, { settings: key, folder }] });
    }
    // A start in another environment alone leaves the folder to upload as it is.
    if (named || !isOfTheseSources || !existsSync(siteFolder)) publish(build, siteFolder);
    pruneBuilds(buildsFolder, Date.now());
  });
}

/** The list as far as its folders are there. */
function readCurrentBuilds(): BuildList | undefined {
  const list = readBuildList();
  const exists = (folder: string) => existsSync(path.join(buildsFolder, folder));
  return list && exists(list.latest) ? { ...list, sites: list.sites.filter(({ folder }) => exists(folder)) } : undefined;
}

const findStamp = (app: string) => path.join(root, app, 'dist-node/built-from.txt');

/** Returns what an app that was built now would be made of, and which files it has given. */
function stampNow(app: string): string {
  const result = app === 'shell' ? findFirstScript() : findBuiltRemote(app)?.manifest;
  const sources = [`${app}/src`, `${app}/package.json`, `${app}/webpack.config.cjs`, ...SHARED_SOURCES];
  return result ? `${hashSources(root, sources)} ${result}` : 'not built';
}

/** The address of the shell's first script changes with any of its scripts. */
function findFirstScript(): string | undefined {
  return existsSync(shellForBrowsers) && existsSync(path.join(root, 'shell/dist-node/page.html')) ? readPageParts().main : undefined;
}

function readFile(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
