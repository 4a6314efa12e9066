/** The source of an export, or one for each condition, such as `browser`; `default` comes last. */
type Export = string | Record<string, string>;

/** The part of an engine's `package.json` that packing depends on. */
export interface Manifest {
  name: string;
  exports: Record<string, Export>;
  bin?: Record<string, string>;
  scripts?: unknown;
  devDependencies?: unknown;
  publishConfig?: { directory?: string };
  sideEffects?: false | string[];
}

const TESTING = './testing/';

/** Returns the sources that users of the package may import or run, without those that only our own tests import. */
export function listSourceEntries({ exports, bin = {} }: Manifest): string[] {
  return [...listPublicExports(exports).flatMap(([, target]) => listSources(target)), ...Object.values(bin)];
}

/** Returns the manifest as it is published: exports name compiled files and their types, nothing is left of our tools. */
export function buildPublishedManifest({ scripts: _scripts, devDependencies: _dev, publishConfig, ...manifest }: Manifest) {
  const { directory: _directory, ...published } = publishConfig ?? {};
  return {
    ...manifest,
    exports: Object.fromEntries(listPublicExports(manifest.exports).map(([name, target]) => [name, mapExport(target)])),
    ...(Array.isArray(manifest.sideEffects) && { sideEffects: manifest.sideEffects.map((source) => replaceExtension(source, '.js')) }),
    files: ['src', 'CHANGELOG.md'],
    engines: { node: '>=22.15' },
    publishConfig: published,
  };
}

function listSources(target: Export): string[] {
  return typeof target === 'string' ? [target] : Object.values(target);
}

function listPublicExports(exports: Record<string, Export>): [string, Export][] {
  return Object.entries(exports).filter(([name]) => !name.startsWith(TESTING));
}

function mapExport(target: Export) {
  if (typeof target !== 'string') return Object.fromEntries(Object.entries(target).map(([condition, source]) => [condition, mapSource(source)]));
  return mapSource(target);
}

function mapSource(source: string): { types: string; default: string } {
  return { types: replaceExtension(source, '.d.ts'), default: replaceExtension(source, '.js') };
}

function replaceExtension(source: string, extension: string): string {
  return source.replace(/[.][jt]s$/, extension);
}
