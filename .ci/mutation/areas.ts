import { execFileSync } from 'node:child_process';

/** A part of the product whose tests are tried. */
export interface Area {
  name: string;
  /** What the paths of its files match. */
  files: RegExp;
  /** Tests that reach its files in another process, beside those that import them. */
  wideTests?: readonly string[];
}

const CHANGED = 'changed';
const SOURCE = /^(?:api|shell|mfe-[a-z-]+|design-system)\/.*\.tsx?$/;
/** Words, drawings, benches and tests have no behaviour of their own to test. */
const NO_BEHAVIOUR = /\.(?:test|stories|d)\.tsx?$|\/(?:testing|mocks|messages|fixtures|bench|build|e2e|pictures|cases)\//;

export const AREAS: readonly Area[] = [
  { name: 'http', files: /^api\/src\/(?:http|routes)\// },
  // No test imports the program of a worker: the sandbox starts it.
  { name: 'jobs', files: /^api\/src\/jobs\//, wideTests: ['api/src/jobs/queues/secondReading.test.ts', 'api/contract.test.ts'] },
  { name: 'models', files: /^mfe-[a-z-]+\/src\/model\// },
  { name: 'claims', files: /^api\/engines\/cover-letter\/src\/claims\// },
  { name: 'passes', files: /^api\/engines\/pdf-to-docx\/src\/(?:passes|layout|paragraphs|structure|sections|tables|margins)\// },
  { name: CHANGED, files: /^/ },
];

/** Lists the files of an area; of the last one, those that differ from the branch that others work from. */
export function listFiles({ name, files }: Area): string[] {
  const listed = name === CHANGED ? listChangedFiles() : git('ls-files');
  return listed.filter((file) => files.test(file) && SOURCE.test(file) && !NO_BEHAVIOUR.test(file));
}

function listChangedFiles(): string[] {
  try {
    return git('diff', '--name-only', '--diff-filter=AM', 'origin/main');
  } catch {
    // A shallow clone does not know that branch.
    return [];
  }
}

function git(...words: string[]): string[] {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean);
}
