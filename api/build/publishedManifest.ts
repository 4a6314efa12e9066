/** The part of an engine's `package.json` that packing depends on. */
export interface Manifest {
  name: string;
  exports: Record<string, string>;
  bin?: Record<string, string>;
  scripts?: unknown;
  devDependencies?: unknown;
  publishConfig?: { directory?: string };
  sideEffects?: false | string[];
}

const TESTING = './testing/';

/** Returns the sources that a stranger may import or run; what only our own tests import is none of them. */
export function sourceEntries({ exports, bin = {} }: Manifest): string[] {
  return [...publicExports(exports).map(([, source]) => source), ...Object.values(bin)];
}

/** Returns the manifest as it is published: exports name compiled files and their types, nothing is left of our tools. */
export function publishedManifest({ scripts: _scripts, devDependencies: _dev, publishConfig, ...manifest }: Manifest) {
  const { directory: _directory, ...published } = publishConfig ?? {};
  return {
    ...manifest,
    exports: Object.fromEntries(publicExports(manifest.exports).map(([name, source]) => [name, compiledExport(source)])),
    ...(Array.isArray(manifest.sideEffects) && { sideEffects: manifest.sideEffects.map((source) => compiled(source, '.js')) }),
    files: ['src', 'CHANGELOG.md'],
    engines: { node: '>=22.15' },
    publishConfig: published,
  };
}

function publicExports(exports: Record<string, string>): [string, string][] {
  return Object.entries(exports).filter(([name]) => !name.startsWith(TESTING));
}

function compiledExport(source: string): { types: string; default: string } {
  return { types: compiled(source, '.d.ts'), default: compiled(source, '.js') };
}

function compiled(source: string, extension: string): string {
  return source.replace(/[.][jt]s$/, extension);
}
