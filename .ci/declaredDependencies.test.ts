import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { root, workspaces } from '../shell/build/apps.ts';

/** Each package declares what it bundles, so that it can be built, shipped and given its notices alone. */

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What is never part of a bundle: tests, stories, stand-ins for both, and the build itself. */
const NOT_BUNDLED =
  /\.(test|spec|stories)\.tsx?$|\/(testing|mocks|bench|build|e2e|pictures)\/|\/testing\.tsx?$|\/cutFonts\.ts$|\/\.storybook\/|standalone\.tsx$|\.d\.ts$/;
const IMPORT = /^\s*(?:import|export)\s(type\s)?[^;'"]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'\)/gm;

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function listBundledFiles(folder: string): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const isOfNestedPackage = (file: string) =>
    workspaces.some((other) => other !== folder && other.startsWith(`${folder}/`) && file.startsWith(`${other}/`));
  return files.filter((file) => /\.tsx?$/.test(file) && !NOT_BUNDLED.test(file) && !isOfNestedPackage(file));
}

/** The package of "@scope/name/part" or "name/part". */
function findPackageName(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Returns every import of another package that the manifest does not name, as "file: package". */
function listUndeclared(folder: string): string[] {
  const { name, dependencies = {}, devDependencies = {} }: Manifest = JSON.parse(read(`${folder}/package.json`));
  return listBundledFiles(folder).flatMap((file) =>
    [...read(file).matchAll(IMPORT)].flatMap(([, isType, ...specifiers]) => {
      const specifier = specifiers.find((found) => found !== undefined) ?? '';
      const needed = findPackageName(specifier);
      const isInternal = specifier.startsWith('.') || isBuiltin(specifier) || needed === name;
      const isDeclared = needed in dependencies || (isType !== undefined && (needed in devDependencies || `@types/${needed}` in devDependencies));
      return isInternal || isDeclared ? [] : [`${file}: ${needed}`];
    }),
  );
}

test.each(workspaces)('%s declares every package that it bundles', (folder) => {
  expect(listUndeclared(folder)).toEqual([]);
});

test('an import that no manifest names is found', () => {
  const found = [..."import { a } from 'left-pad';\nexport type { B } from '@scope/b/part';\nimport 'side';\nvoid import('later');".matchAll(IMPORT)];
  expect(found.map(([, , ...specifiers]) => findPackageName(specifiers.find(Boolean) ?? ''))).toEqual(['left-pad', '@scope/b', 'side', 'later']);
});
