/** JavaScript, as a command's first module is: its types would be stripped anew at every start. */
import { readFileSync, realpathSync } from 'node:fs';
import { enableCompileCache, findPackageJSON, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

export function takeSourcesFast() {
  // Compiling an engine anew would take longer than most of its work.
  enableCompileCache();
  // So would asking the file system about every module whose place its importer or its package already says.
  registerHooks({
    resolve: (specifier, context, next) => {
      const url = /^\.{1,2}\/.*\.ts$/.test(specifier) ? new URL(specifier, context.parentURL).href : findInPackage(specifier, context.parentURL);
      return url === undefined ? next(specifier, context) : { url, format: 'module-typescript', shortCircuit: true };
    },
  });
}

/**
 * Folders and exported modules of our packages, each read once.
 * @type {Map<string, { folder: URL, modules: Record<string, unknown> }>}
 */
const packages = new Map();

/**
 * Finds a TypeScript module that one of our packages exports under one name; undefined for any other.
 * @param {string} specifier
 * @param {string | undefined} importer
 */
function findInPackage(specifier, importer) {
  const [, name, entry = ''] = /^(@sheaf\/[^/]+)(\/.+)?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const found = packages.get(name) ?? readPackage(name, importer);
  const module = found?.modules[`.${entry}`];
  return typeof module === 'string' && module.endsWith('.ts') ? new URL(module, found?.folder).href : undefined;
}

/**
 * @param {string} name
 * @param {string | undefined} importer
 */
function readPackage(name, importer) {
  const description = findPackageJSON(name, importer);
  if (description === undefined) return undefined;
  // The links of node_modules would give every module a second address.
  const place = realpathSync(description);
  const { exports: modules = {} } = JSON.parse(readFileSync(place, 'utf8'));
  const found = { folder: pathToFileURL(place), modules };
  packages.set(name, found);
  return found;
}
