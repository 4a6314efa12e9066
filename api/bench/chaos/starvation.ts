import { readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const SAMPLE_MS = 1000;
const NANOSECONDS_PER_MS = 1e6;

/** How much processes were held up by the machine itself, whatever the programs do. */
export interface Starvation {
  /** Of the time in which a thread could have run, the share in which it waited for a processor. */
  waitedShare: number;
  /** The delay of this process's own event loop, in milliseconds. */
  loopDelayP99: number;
}

/** Measures for how long this process and its descendants wait for a processor. Returns a function that ends the measurement. */
export function measureStarvation(): () => Starvation {
  const last = new Map<string, ThreadTimes>();
  const sum: ThreadTimes = { ran: 0, waited: 0 };
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const sample = () => {
    for (const [thread, times] of listDescendants(process.pid).flatMap(listThreadTimes)) {
      const before = last.get(thread);
      if (before) {
        sum.ran += times.ran - before.ran;
        sum.waited += times.waited - before.waited;
      }
      last.set(thread, times);
    }
  };
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    sample();
    delay.disable();
    const total = sum.ran + sum.waited;
    return { waitedShare: total === 0 ? 0 : sum.waited / total, loopDelayP99: delay.percentile(99) / NANOSECONDS_PER_MS };
  };
}

/** Nanoseconds that a thread ran, and that it was ready to run and waited for a processor. */
interface ThreadTimes {
  ran: number;
  waited: number;
}

/** Lists the threads of a process. Nothing on a system without /proc. */
function listThreadTimes(pid: string): [thread: string, times: ThreadTimes][] {
  return listNames(`/proc/${pid}/task`).flatMap((thread) => {
    const [ran, waited] = readText(`/proc/${pid}/task/${thread}/schedstat`).split(' ').map(Number);
    return ran === undefined || waited === undefined ? [] : [[`${pid}/${thread}`, { ran, waited }]];
  });
}

/** Lists the ids of a process and of all that it and its children started. */
function listDescendants(root: number): string[] {
  const children = new Map<string, string[]>();
  for (const pid of listNames('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = /\) \S (\d+)/.exec(readText(`/proc/${pid}/stat`))?.[1];
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found = [`${root}`];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The process has ended.
    return [];
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended, or the kernel does not offer this file.
    return '';
  }
}
