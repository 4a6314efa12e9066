import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildList, buildsFolder, readBuildList, writeBuildList } from '../../api/src/adapters/builtSite.ts';
import { settingsKey } from '../../api/src/settings/siteSettings.ts';
import { apps, builtRemote, root, shellForBrowsers, siteFolder } from './apps.ts';
import { assembleSite } from './assembleSite.ts';
import { withBuildLock } from './buildLock.ts';
import { newBuild, pruneBuilds, publish } from './builds.ts';
import { compile } from './compile.ts';
import { partsOfPages } from './partsOfPages.ts';
import { settingsOfThisBuild } from './settingsOfThisBuild.ts';
import { sourceFingerprint } from './sourceFingerprint.ts';

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
/** What puts the site together and draws its pages. */
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
 * Makes the site of the sources as they are what the next server serves, drawn for this environment. Builds the `named` apps, or else those whose
 * sources have changed. Servers that run keep theirs: every build has a folder of its own, and another becomes the current one in one step.
 */
export async function buildSite(named?: string[]): Promise<void> {
  await withBuildLock(buildsFolder, async () => {
    const changed = named ?? apps.filter((app) => readFile(findStamp(app)) !== stampNow(app));
    if (changed.length > 0) {
      console.log(`Building ${changed.join(', ')} …`);
      await compile(changed);
      for (const app of changed) writeFileSync(findStamp(app), stampNow(app));
    }
    const settings = settingsOfThisBuild();
    const key = settingsKey(settings);
    const sources = createHash('sha256')
      .update([sourceFingerprint(root, SITE_SOURCES), ...apps.map(stampNow)].join('\n'))
      .digest('hex');
    const list = currentBuilds();
    const isOfTheseSources = list?.sources === sources;
    const site = isOfTheseSources ? list.sites.find((built) => built.settings === key)?.folder : undefined;
    const build = site ? path.join(buildsFolder, site) : newBuild(buildsFolder, new Date());
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
function currentBuilds(): BuildList | undefined {
  const list = readBuildList();
  const isThere = (folder: string) => existsSync(path.join(buildsFolder, folder));
  return list && isThere(list.latest) ? { ...list, sites: list.sites.filter(({ folder }) => isThere(folder)) } : undefined;
}

const findStamp = (app: string) => path.join(root, app, 'dist-node/built-from.txt');

/** Returns what an app that was built now would be made of, and which files it has given. */
function stampNow(app: string): string {
  const result = app === 'shell' ? firstScript() : builtRemote(app)?.manifest;
  const sources = [`${app}/src`, `${app}/package.json`, `${app}/webpack.config.cjs`, ...SHARED_SOURCES];
  return result ? `${sourceFingerprint(root, sources)} ${result}` : 'not built';
}

/** The address of the shell's first script changes with any of its scripts. */
function firstScript(): string | undefined {
  return existsSync(shellForBrowsers) && existsSync(path.join(root, 'shell/dist-node/page.html')) ? partsOfPages().main : undefined;
}

function readFile(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
