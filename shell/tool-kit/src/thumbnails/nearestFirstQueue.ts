interface Task {
  distance(): number;
  run(): Promise<void>;
}

/** Runs one piece of work at a time, that of the smallest distance first. */
export interface NearestFirstQueue {
  /** Puts work in line and returns its result. Work whose asker has gone is never begun. */
  add<T>(distance: () => number, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Creates a queue that reports when nothing was added for a while. */
export function createNearestFirstQueue(idleMs: number, onIdle: () => void): NearestFirstQueue {
  const waiting = new Set<Task>();
  let isWorking = false;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  async function workOff(): Promise<void> {
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
        void workOff();
      });
    },
  };
}

/** Returns the task of the smallest distance. Distances are measured anew, since the visitor scrolls meanwhile. */
function findNearest(tasks: Iterable<Task>): Task | undefined {
  let best: { task: Task; distance: number } | undefined;
  for (const task of tasks) {
    const distance = task.distance();
    if (!best || distance < best.distance) best = { task, distance };
  }
  return best?.task;
}
