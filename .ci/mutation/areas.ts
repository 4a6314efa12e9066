import { execFileSync } from 'node:child_process';

/** A part of the product whose tests are checked by mutation. */
export interface Area {
  name: string;
  /** The pattern of its file paths. */
  files: RegExp;
  /** Tests that run its files in another process, in addition to those that import them. */
  wideTests?: readonly string[];
}

const CHANGED = 'changed';
const SOURCE = /^(?:api|shell|mfe-[a-z-]+|design-system)\/.*\.tsx?$/;
/** Messages, icons, benches and tests have no behaviour to test. */
const NO_BEHAVIOUR = /\.(?:test|stories|d)\.tsx?$|\/(?:testing|mocks|messages|fixtures|bench|build|e2e|pictures|cases)\//;

export const AREAS: readonly Area[] = [
  { name: 'http', files: /^api\/src\/(?:http|routes)\// },
  // No test imports a worker's program, since the sandbox starts it.
  { name: 'jobs', files: /^api\/src\/jobs\//, wideTests: ['api/src/jobs/queues/secondReading.test.ts', 'api/contract.test.ts'] },
  { name: 'models', files: /^mfe-[a-z-]+\/src\/model\// },
  { name: 'claims', files: /^api\/engines\/cover-letter\/src\/claims\// },
  { name: 'passes', files: /^api\/engines\/pdf-to-docx\/src\/(?:passes|layout|paragraphs|structure|sections|tables|margins)\// },
  { name: CHANGED, files: /^/ },
];

/** Lists the files of an area. The last area has the files that differ from the main branch. */
export function listFiles({ name, files }: Area): string[] {
  const listed = name === CHANGED ? listChangedFiles() : runGit('ls-files');
  return listed.filter((file) => files.test(file) && SOURCE.test(file) && !NO_BEHAVIOUR.test(file));
}

function listChangedFiles(): string[] {
  try {
    return runGit('diff', '--name-only', '--diff-filter=AM', 'origin/main');
  } catch {
    // A shallow clone has no main branch.
    return [];
  }
}

function runGit(...words: string[]): string[] {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean);
}
