import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Area } from './areas.ts';

const JEST = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js'];
/** The longest time without output, since a change may cause an endless loop. No test file takes this long. */
const LONGEST_SILENCE_MS = 120_000;
/** The most tests to run. Half of all tests import a central file, but the distant ones rarely check it. */
const MOST_TESTS = 15;

export type Verdict = 'passed' | 'failed' | 'stopped';

/** Finds the tests that import a file, the nearest first, up to a limit. */
export async function findRelatedTests(folder: string, file: string, { wideTests = [] }: Area): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [...JEST, '--findRelatedTests', file, '--listTests'], { cwd: folder });
  const related = stdout.split('\n').filter((line) => path.isAbsolute(line));
  const near = sortByNearness(
    file,
    related.map((test) => path.relative(folder, test)),
  );
  return [...near.filter((test) => !wideTests.includes(test)).slice(0, MOST_TESTS), ...wideTests];
}

/** Puts first the test named like the file, then those that share most of its path. */
export function sortByNearness(file: string, tests: readonly string[]): string[] {
  const folders = path.dirname(file).split('/');
  const name = path.basename(file).split('.')[0];
  const measureDistance = (test: string) => {
    const ownFolders = path.dirname(test).split('/');
    const firstDifference = folders.findIndex((folder, index) => folder !== ownFolders[index]);
    const shared = firstDifference === -1 ? folders.length : firstDifference;
    return folders.length + ownFolders.length - 2 * shared - (path.basename(test).split('.')[0] === name ? 1 : 0);
  };
  return tests.toSorted((one, other) => measureDistance(one) - measureDistance(other));
}

/** Runs tests in one process until the first fails. */
export async function runTests(folder: string, tests: readonly string[], stop: AbortSignal): Promise<Verdict> {
  const order = tests.map((test) => path.join(folder, test)).join('\n');
  const sequencer = path.join(folder, '.ci/mutation/testSequencer.cjs');
  const words = [...JEST, '--runInBand', '--bail', '--testSequencer', sequencer, '--runTestsByPath', ...tests];
  const jest = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, TEST_ORDER: order, CI: 'true' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const silence = setTimeout(() => end(jest), LONGEST_SILENCE_MS);
  const handleStop = () => end(jest);
  stop.addEventListener('abort', handleStop);
  jest.stderr.on('data', () => silence.refresh());
  const [status]: unknown[] = await once(jest, 'close');
  clearTimeout(silence);
  stop.removeEventListener('abort', handleStop);
  if (stop.aborted) return 'stopped';
  return status === 0 ? 'passed' : 'failed';
}

/** Stops Jest with the processes of its tests. */
function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    const hasEnded = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ESRCH';
    if (!hasEnded) throw error;
  }
}
