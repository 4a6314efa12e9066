import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { apps, root, siteFolder } from './apps.ts';
import { assembleSite } from './assembleSite.ts';
import { compile } from './compile.ts';
import { destinationOfThisBuild } from './destination.ts';
import { isDrawnFor } from './drawnPages.ts';

// Run by `npm start`: a newcomer waits for the build once, and after a pull only for what changed.
const SHARED_SOURCES = ['design-system/src', 'api/contract', 'api/client', 'shell/tool-contract', 'webpack.federated.cjs', 'package-lock.json'];
const SOURCE = /\.(tsx?|[cm]?js|json|ejs|svg|woff2)$/;

const outdated = apps.filter((app) => builtAt(app) < newest([`${app}/src`, `${app}/package.json`, ...SHARED_SOURCES]));
if (outdated.length > 0) {
  console.log(`Building ${outdated.join(', ')} …`);
  // The shell's folder holds the assembled site, so building the shell clears it and everything is put back afterwards.
  await compile(outdated);
  await assembleSite();
} else if (
  !existsSync(path.join(siteFolder, 'remotes.json')) ||
  newest(['shell/build', 'shell/public']) > builtAt('shell') ||
  !isDrawnFor(destinationOfThisBuild())
) {
  await assembleSite();
}

/** When the app was last built, in milliseconds since 1970; 0 when it never was. */
function builtAt(app: string): number {
  const proofs = ['dist/mf-manifest.json', 'dist-node/page.cjs'].map((file) => path.join(root, app, file));
  return Math.min(...proofs.map((proof) => (existsSync(proof) ? statSync(proof).mtimeMs : 0)));
}

/** The latest change to any source file in the given places, in milliseconds since 1970. */
function newest(places: string[]): number {
  return Math.max(0, ...places.map((place) => path.join(root, place)).flatMap((place) => filesOf(place).map((file) => statSync(file).mtimeMs)));
}

function filesOf(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
