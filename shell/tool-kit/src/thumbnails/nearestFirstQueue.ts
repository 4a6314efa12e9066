interface Task {
  distance(): number;
  run(): Promise<void>;
}

/** Runs one task at a time, the one with the smallest distance first. */
export interface NearestFirstQueue {
  /** Queues a task and returns its result. An aborted task is never started. */
  add<T>(distance: () => number, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Creates a queue that reports when nothing was added for a while. */
export function createNearestFirstQueue(idleMs: number, onIdle: () => void): NearestFirstQueue {
  const waiting = new Set<Task>();
  let isWorking = false;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  async function runTasks(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idleTimer);
    for (let task = findNearest(waiting); task; task = findNearest(waiting)) {
      waiting.delete(task);
      await task.run();
    }
    isWorking = false;
    idleTimer = setTimeout(onIdle, idleMs);
  }

  return {
    add<T>(distance: () => number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      return new Promise((resolve, reject) => {
        const task: Task = { distance, run: () => work().then(resolve, reject) };
        signal?.addEventListener('abort', () => {
          if (waiting.delete(task)) reject(signal.reason);
        });
        waiting.add(task);
        void runTasks();
      });
    },
  };
}

/** Returns the task with the smallest distance, measured again because the visitor may have scrolled. */
function findNearest(tasks: Iterable<Task>): Task | undefined {
  let best: { task: Task; distance: number } | undefined;
  for (const task of tasks) {
    const distance = task.distance();
    if (!best || distance < best.distance) best = { task, distance };
  }
  return best?.task;
}
