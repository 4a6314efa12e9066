import type { SandboxedWorker } from '../sandbox/sandboxedWorker.ts';

/** The workers without a job. */
export interface IdleWorkers {
  add(worker: SandboxedWorker): void;
  /** Takes the one that worked last, so that the others may end once nobody has needed them for a while. */
  take(): SandboxedWorker | undefined;
  remove(worker: SandboxedWorker): void;
}

/** Creates an empty list. `onTimeout` gets a worker that stayed in it for `seconds`, and is no longer in it; without `seconds` none is given. */
export function createIdleWorkers(seconds: number | undefined, onTimeout: (worker: SandboxedWorker) => void): IdleWorkers {
  const timers = new Map<SandboxedWorker, NodeJS.Timeout | undefined>();

  function remove(worker: SandboxedWorker): void {
    clearTimeout(timers.get(worker));
    timers.delete(worker);
  }

  function endWait(worker: SandboxedWorker): void {
    remove(worker);
    onTimeout(worker);
  }

  return {
    add(worker) {
      timers.set(worker, seconds === undefined ? undefined : setTimeout(endWait, seconds * 1000, worker).unref());
    },
    take() {
      const last = [...timers.keys()].at(-1);
      if (last) remove(last);
      return last;
    },
    remove,
  };
}
