import { Worker } from 'node:worker_threads';
import type { FileTask, TaskOutcome } from './fileTask.ts';

/** More than the text of any honest file takes. */
const MAX_HEAP_MB = 2048;

/**
 * Does tasks, so many at one time, each thread one after the other. Outcomes come in the order of the tasks. A file that breaks its thread is
 * refused, and the others go on. No new task begins after `signal`.
 */
export async function* runInThreads(tasks: readonly FileTask[], jobs: number, signal: AbortSignal): AsyncGenerator<[FileTask, TaskOutcome]> {
  const outcomes = tasks.map(() => Promise.withResolvers<TaskOutcome>());
  const waiting = [...tasks.entries()];
  const lanes = Array.from({ length: Math.min(jobs, tasks.length) }, () =>
    runLane(waiting, (place, outcome) => outcomes[place]?.resolve(outcome), signal),
  );
  for (const [place, task] of tasks.entries()) {
    const outcome = await outcomes[place]?.promise;
    if (outcome) yield [task, outcome];
  }
  await Promise.all(lanes);
}

async function runLane(waiting: [number, FileTask][], tell: (place: number, outcome: TaskOutcome) => void, signal: AbortSignal): Promise<void> {
  let worker: Worker | undefined;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [place, task] = next;
    if (signal.aborted) {
      tell(place, { state: 'refused', sentence: `${task.input} was left alone: the command was stopped.` });
      continue;
    }
    worker ??= new Worker(new URL('./taskThread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    try {
      tell(place, await askWorker(worker, task));
    } catch (error) {
      worker = undefined;
      tell(place, { state: 'refused', sentence: describeBreak(error, task.input) });
    }
  }
  await worker?.terminate();
}

function askWorker(worker: Worker, task: FileTask): Promise<TaskOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<TaskOutcome>();
  const onExit = () => reject(new Error('The thread ended.'));
  worker.once('message', resolve).once('error', reject).once('exit', onExit);
  worker.postMessage(task);
  return promise.finally(() => worker.off('message', resolve).off('error', reject).off('exit', onExit));
}

function describeBreak(error: unknown, file: string): string {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (isMemory) return `${file} takes more memory than one file may: split it and try again.`;
  return `${file} could not be worked on: ${error instanceof Error ? error.message : String(error)}`;
}
