import { Worker } from 'node:worker_threads';
import type { FileTask, TaskOutcome } from './fileTask.ts';

/** More than the text of any honest file takes. */
const MAX_HEAP_MB = 2048;

/**
 * Runs tasks in up to `jobs` threads, and yields their outcomes in the order of the tasks. A file that crashes its thread is refused, and the
 * others go on. No task starts after `signal`.
 */
export async function* runInThreads(tasks: readonly FileTask[], jobs: number, signal: AbortSignal): AsyncGenerator<[FileTask, TaskOutcome]> {
  const outcomes = tasks.map(() => Promise.withResolvers<TaskOutcome>());
  const waiting = [...tasks.entries()];
  const threads = Array.from({ length: Math.min(jobs, tasks.length) }, () =>
    runThread(waiting, (index, outcome) => outcomes[index]?.resolve(outcome), signal),
  );
  for (const [index, task] of tasks.entries()) {
    const outcome = await outcomes[index]?.promise;
    if (outcome) yield [task, outcome];
  }
  await Promise.all(threads);
}

async function runThread(
  waiting: [number, FileTask][],
  onOutcome: (index: number, outcome: TaskOutcome) => void,
  signal: AbortSignal,
): Promise<void> {
  let worker: Worker | undefined;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [index, task] = next;
    if (signal.aborted) {
      onOutcome(index, { state: 'refused', sentence: `${task.input} was left alone: the command was stopped.` });
      continue;
    }
    worker ??= new Worker(new URL('./taskThread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    try {
      onOutcome(index, await runInThread(worker, task));
    } catch (error) {
      worker = undefined;
      onOutcome(index, { state: 'refused', sentence: describeCrash(error, task.input) });
    }
  }
  await worker?.terminate();
}

function runInThread(worker: Worker, task: FileTask): Promise<TaskOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<TaskOutcome>();
  const onExit = () => reject(new Error('The thread ended.'));
  worker.once('message', resolve).once('error', reject).once('exit', onExit);
  worker.postMessage(task);
  return promise.finally(() => worker.off('message', resolve).off('error', reject).off('exit', onExit));
}

function describeCrash(error: unknown, file: string): string {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (isMemory) return `${file} takes more memory than one file may: split it and try again.`;
  return `${file} could not be worked on: ${error instanceof Error ? error.message : String(error)}`;
}
