import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';

/** Innermost package folder of a file, as the lock file names it: a package inside a package is its own. */
const PACKAGE_FOLDER = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/;
/** Webpack's own runtime starts every script and belongs to no module. */
const RUNTIME = 'node_modules/webpack';

/**
 * Writes which npm packages have code or data in the files of this build, as folders of the lock file below `root`. The licence notices of the
 * site are made from these lists.
 */
export class PackagesPlugin {
  readonly #root: string;
  readonly #file: string;

  constructor({ root, file }: { root: string; file: string }) {
    this.#root = root;
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('PackagesPlugin', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const packages = new Set([RUNTIME]);
      for (const file of [...listFilesInChunks(compilation), ...listCopiedFiles(compilation, compiler.context)]) {
        const [folder] = PACKAGE_FOLDER.exec(path.relative(findInstallation(this.#root, file), file).split(path.sep).join('/')) ?? [];
        if (folder) packages.add(folder);
      }
      mkdirSync(path.dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, `${JSON.stringify([...packages].sort(), null, 2)}\n`);
    });
  }
}

/** Returns the folder whose lock file names a file: the root, or where links lead out of it to an installation that is shared, that one's. */
function findInstallation(root: string, file: string): string {
  if (!path.relative(root, file).startsWith('..')) return root;
  let folder = file.split(`${path.sep}node_modules${path.sep}`)[0] ?? '';
  while (!existsSync(path.join(folder, 'package-lock.json')) && path.dirname(folder) !== folder) folder = path.dirname(folder);
  return folder;
}

/** The source files of all modules that ended in a chunk, also of those that were joined into one. */
function* listFilesInChunks({ modules, chunkGraph }: Compilation): Generator<string> {
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const part of listJoinedModules(module)) if ('resource' in part && typeof part.resource === 'string') yield part.resource;
  }
}

function listJoinedModules(module: Module): Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? module.modules : [module];
}

/** Lists the source files that were copied beside the scripts without being modules. */
function* listCopiedFiles(compilation: Compilation, context: string): Generator<string> {
  for (const { info } of compilation.getAssets()) if (info.copied && info.sourceFilename) yield path.resolve(context, info.sourceFilename);
}
