import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program beside which ours is measured. */
export interface Native {
  name: string;
  packageName: string;
  /** Where it is, for those who keep it elsewhere. */
  variable: string;
}

/** Finds a program by its variable or on PATH, or installs it with apt where this user may. Says in one line what stays absent. */
export function findOrInstall(native: Native): string | undefined {
  const program = findProgramPath(native) ?? installProgram(native);
  const { name, packageName, variable } = native;
  if (program === undefined) console.error(`${name} is not here and not measured: install "${packageName}" or set ${variable} to its path.`);
  return program;
}

/** Finds the path of a program that is installed. */
export function findProgramPath({ name, variable }: Pick<Native, 'name' | 'variable'>): string | undefined {
  const named = process.env[variable];
  if (named && existsSync(named)) return named;
  return spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim() || undefined;
}

function installProgram(native: Native): string | undefined {
  const mayInstall = process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;
  if (!mayInstall) return undefined;
  console.error(`Installing ${native.packageName}…`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', native.packageName], options);
  return findProgramPath(native);
}
