import { setTimeout as wait } from 'node:timers/promises';
import { listAttempts } from './attempts.ts';
import { injectFaults } from './faults.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { showMemory } from './memory.ts';
import { readRedisMemory, type SceneResult, showGreedy, showOtherBuild, showPoison, showRedisAway } from './scenes.ts';
import type { Visit } from './visit.ts';
import { type Errand, listErrands, visit } from './visits.ts';

const DEFAULT_MINUTES = 10;
const VISITORS = 4;
const MINUTE_MS = 60_000;
/** Short, so that a poison file takes seconds. */
const JOB_SECONDS = 20;
const QUIET_ROUNDS = 3;
const LARGE_JOBS = 1000;
/** A visit may be late by this much and one more run. The attempts of each later one are printed. */
const TOLERATED_MS = 2000;

interface ChaosOptions {
  isJson: boolean;
  /** `scenes`, `load` or `memory` for one part alone. */
  sets?: string[] | undefined;
  minutes?: number | undefined;
}

/** Injects a fault each second into two servers, three workers and a Redis while visitors work, and counts their answers. */
export async function benchChaos({ isJson, sets = ['scenes', 'load'], minutes = DEFAULT_MINUTES }: ChaosOptions): Promise<void> {
  const env = { JOB_SECONDS: `${JOB_SECONDS}`, QUEUE_SECONDS: '60' };
  const fleet = await startFleet({ servers: 2, workers: 3, queues: 'merge,ocr,grammar', env });
  try {
    const errands = await listErrands();
    const [merge] = errands;
    if (!merge) return;
    const quiet: Visit[] = [];
    for (const errand of errands) for (let round = 0; round < QUIET_ROUNDS; round += 1) quiet.push(await visit(fleet, errand, '10.0.0.1'));
    const memoryBefore = await readRedisMemory(fleet);
    if (sets.includes('scenes')) {
      for (const show of [showPoison, showOtherBuild, showGreedy, showRedisAway]) print(await show(fleet, merge), isJson);
    }
    if (sets.includes('memory')) print(await showMemory(fleet, LARGE_JOBS), isJson);
    if (!sets.includes('load')) return;
    const { visits, faults } = await runChaos(fleet, errands, minutes);
    const memory = Math.round((await readRedisMemory(fleet)) / 1024 - memoryBefore / 1024);
    print({ ...summarize(visits, quiet), 'Redis memory added, KB': memory, ...Object.fromEntries(faults) }, isJson);
    for (const made of visits)
      if (made.outcome === 'right' && made.milliseconds > findUsual(quiet, made.errand) + TOLERATED_MS) console.error(listAttempts(made));
    for (const { errand, outcome, detail } of visits)
      if (outcome === 'wrong' || outcome === 'lost') console.error(`${errand}: ${outcome}: ${detail}`);
  } finally {
    await fleet.stop();
  }
}

async function runChaos(fleet: Fleet, errands: Errand[], minutes: number) {
  const over = new AbortController();
  const injecting = injectFaults(fleet, over.signal);
  const visits: Visit[] = [];
  const visitors = Array.from({ length: VISITORS }, async (_, index) => {
    for (let turn = index; !over.signal.aborted; turn += 1) {
      const errand = errands[turn % errands.length];
      if (errand) visits.push(await visit(fleet, errand, `10.1.0.${index}`));
    }
  });
  await wait(minutes * MINUTE_MS);
  over.abort();
  const faults = await injecting;
  await Promise.all(visitors);
  return { visits, faults };
}

/** Returns the time of the slowest visit of a kind without faults. */
function findUsual(quiet: Visit[], errand: string): number {
  return Math.max(...quiet.filter((made) => made.errand === errand).map(({ milliseconds }) => milliseconds));
}

/** Counts outcomes, and measures lateness: the time of a visit beyond the slowest one of its kind without faults. */
function summarize(visits: Visit[], quiet: Visit[]): SceneResult {
  const count = (outcome: Visit['outcome']) => visits.filter((made) => made.outcome === outcome).length;
  const usual = (errand: string) => findUsual(quiet, errand);
  const right = visits.filter(({ outcome }) => outcome === 'right');
  const lateness = right.map(({ errand, milliseconds }) => Math.max(0, milliseconds - usual(errand))).sort((a, b) => a - b);
  const beyond = right.filter(({ errand, milliseconds }) => milliseconds > 2 * usual(errand) + TOLERATED_MS).length;
  const percentile = (share: number) => Math.round(lateness[Math.min(lateness.length - 1, Math.floor(share * lateness.length))] ?? 0);
  const slowest = [...new Set(quiet.map(({ errand }) => errand))].map((errand) => [
    `slowest ${errand} without faults, ms`,
    Math.round(usual(errand)),
  ]);
  return {
    ...Object.fromEntries(slowest),
    visits: visits.length,
    right: count('right'),
    wrong: count('wrong'),
    lost: count('lost'),
    'ended with their server': count('server died'),
    'retried after 503': visits.filter(({ refusals }) => refusals > 0).length,
    'late by, median ms': percentile(0.5),
    'late by, p99 ms': percentile(0.99),
    'late by, latest ms': percentile(1),
    'late by more than 2 s and one run': beyond,
  };
}

function print(shown: SceneResult, isJson: boolean): void {
  if (isJson) console.log(JSON.stringify(shown, null, 2));
  else for (const [name, value] of Object.entries(shown)) console.log(`${name.padEnd(62)} ${value}`);
}
