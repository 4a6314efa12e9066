import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as Esbuild from 'esbuild';
import { BUILT, type BuiltFrom, loadedCommand } from './builtCommand.js';

/** How one file is made of a command. */
export interface CommandBuild<Exports> {
  /** The module that exports what the command runs. */
  entry: string;
  /** Packages that find files beside themselves and so stay outside. */
  external?: string[];
  plugins?: Esbuild.Plugin[];
  /** Runs the command on work like its usual one: V8 keeps the code of the functions that were called. */
  tryOut(exports: Exports): Promise<void>;
  /** Runs a function with the V8 flags that the command has while it takes its code in: code for other flags is refused. */
  withFlags?<Result>(run: () => Result): Result;
  /** Writes further files that the command reads from its folder. */
  writeMore?(folder: string): void;
}

/** Writes a command as one file into a folder, with V8's code for it and with the list of sources it was built from. */
export async function buildCommand<Exports>(
  folder: string,
  { build }: typeof Esbuild,
  { entry, external = [], plugins = [], tryOut, withFlags = (run) => run(), writeMore = () => undefined }: CommandBuild<Exports>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // What stood here does not count while its files are written anew.
  rmSync(path.join(folder, BUILT.builtFrom), { force: true });
  const { metafile, outputFiles } = await build({
    entryPoints: [entry],
    write: false,
    external,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    metafile: true,
    plugins: [...plugins, keepModuleAddresses(folder)],
    // Names stay, for whoever reads where an error came from.
    minifyWhitespace: true,
    // What a script of `vm` cannot do.
    supported: { 'dynamic-import': false },
    // Wrapped here: joined to it when it is loaded, V8 would have to copy the whole file.
    banner: { js: `(function(module,exports,require,__filename){${FIND_MODULE}` },
    footer: { js: '})' },
    logLevel: 'error',
  });
  writeFileSync(path.join(folder, BUILT.command), escapeNonAscii(outputFiles[0]?.text ?? ''), 'ascii');
  const { script, exports } = await loadedCommand<Exports>(folder);
  await tryOut(exports);
  const code = withFlags(() => script.createCachedData());
  writeFileSync(path.join(folder, BUILT.code), code);
  writeMore(folder);
  const sources = Object.keys(metafile.inputs).map((input) => describeSource(folder, input));
  // Written last: what is built counts from here on.
  writeFileSync(path.join(folder, BUILT.builtFrom), JSON.stringify({ node: process.version, sources }));
}

const FIND_MODULE = 'const findModule=(file)=>require("node:url").pathToFileURL(require("node:path").join(__filename,"..",file)).href;';
const MODULE_ADDRESS = 'import.meta.url';

/** Gives each module the address of its own source, by which it finds threads and files beside it. */
function keepModuleAddresses(folder: string): Esbuild.Plugin {
  return {
    name: 'module addresses',
    setup({ onLoad }) {
      onLoad({ filter: /\.[cm]?[jt]s$/ }, ({ path: file }) => {
        const source = readFileSync(file, 'utf8');
        if (!source.includes(MODULE_ADDRESS)) return undefined;
        const address = `findModule(${JSON.stringify(path.relative(folder, file))})`;
        return { contents: source.replaceAll(MODULE_ADDRESS, address), loader: file.endsWith('ts') ? 'ts' : 'js' };
      });
    },
  };
}

/** JavaScript without the letters that esbuild leaves in regular expressions: one of them would have V8 take two bytes for each letter of the whole file. */
function escapeNonAscii(script: string): string {
  return script.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function describeSource(folder: string, input: string): BuiltFrom {
  const { size, mtimeMs } = statSync(input);
  return { file: path.relative(folder, path.resolve(input)), size, changed: mtimeMs };
}
