import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Effort, measureEffort, measurePeakBytes } from '../measureProcess.ts';
import type { WarmAnswer, WarmTask } from './warmProcess.ts';

/** Something that merges, ready for one set. */
export interface Runner {
  name: string;
  merge(task: WarmTask): Promise<Effort>;
  peakBytes(task: WarmTask): Promise<number | null>;
  stop(): void;
}

const cli = fileURLToPath(new URL('../../engines/merge/src/command/cli.js', import.meta.url));
const warm = fileURLToPath(new URL('./warmProcess.ts', import.meta.url));
// A run shorter than this is repeated and divided.
const SHORT_MS = 100;
const MOST_RUNS = 8;

/** A program that starts anew for each merge. */
function createColdRunner(name: string, commandFor: (task: WarmTask) => string[]): Runner {
  let runs = 1;
  return {
    name,
    async merge(task) {
      const effort = measureEffort(commandFor(task), runs);
      runs = Math.min(MOST_RUNS, Math.max(1, Math.ceil(SHORT_MS / effort.cpuMs)));
      return effort;
    },
    peakBytes: (task) => measurePeakBytes(commandFor(task)),
    stop: () => undefined,
  };
}

/** Creates a runner of `npm run merge`, which starts Node for each merge. */
export const createColdSheafRunner = () => createColdRunner('Sheaf, cold', ({ files, out }) => [process.execPath, cli, out, ...files]);

/** Creates a runner that merges with qpdf. */
export const createQpdfRunner = (program: string) =>
  createColdRunner('qpdf', ({ files, out }) => [program, '--empty', '--pages', ...files, '--', out]);

/** Creates a runner that merges with MuPDF. */
export const createMutoolRunner = (program: string) => createColdRunner('mutool', ({ files, out }) => [program, 'merge', '-o', out, ...files]);

/** Creates a runner of our engine in one process for each set, as the server runs it. So its memory is of that set. */
export function createWarmSheafRunner(): Runner {
  const child = fork(warm, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let peak = 0;

  async function merge(task: WarmTask): Promise<Effort> {
    child.send(task);
    const [answer]: WarmAnswer[] = await once(child, 'message');
    if (!answer?.isMerged) return { cpuMs: Number.NaN, wallMs: Number.NaN };
    peak = answer.peakBytes;
    return answer;
  }
  return { name: 'Sheaf, warm', merge, peakBytes: async () => peak, stop: () => child.disconnect() };
}
