import { setTimeout as wait } from 'node:timers/promises';
import { listAttempts } from './attempts.ts';
import { type Fault, injectFaults } from './faults.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { showMemory } from './memory.ts';
import { readRedisMemory, type SceneResult, showGreedy, showOtherBuild, showPoison, showRedisAway } from './scenes.ts';
import { measureStarvation, type Starvation } from './starvation.ts';
import { showTakeover } from './takeover.ts';
import type { Visit } from './visit.ts';
import { type Errand, listErrands, visit } from './visits.ts';

const DEFAULT_MINUTES = 10;
/** Four that never pause keep two cores busy without any fault. */
const DEFAULT_VISITORS = 4;
const MINUTE_MS = 60_000;
/** Short, so that a poison file takes seconds. */
const JOB_SECONDS = 20;
const QUIET_ROUNDS = 3;
/** The load also runs without faults: delays there are the machine's own. */
const CALM_MINUTES = 0.5;
const LARGE_JOBS = 1000;
/** A visit may be late by this much and one more run. The attempts of each later one are printed. */
const TOLERATED_MS = 2000;
/** What scenes without visits have to show. */
const RIGHT_ANSWERS: SceneResult = {
  'poison file: answer': '422 too_complex',
  'poison file: named': 'yes',
  'poison file: workers that got it': 1,
  'Redis killed: answers to 10 merges': '503',
  'Redis frozen: answers to 10 merges': '503',
};

interface ChaosOptions {
  isJson: boolean;
  /** `scenes`, `takeover`, `load` or `memory` for one part alone. */
  sets?: string[] | undefined;
  minutes?: number | undefined;
  visitors?: number | undefined;
}

/** Injects a fault each second into two servers, three workers and a Redis while visitors work, and counts their answers. Its exit status is 1 when one is wrong or lost. */
export async function benchChaos({
  isJson,
  sets = ['scenes', 'takeover', 'load'],
  minutes = DEFAULT_MINUTES,
  visitors = DEFAULT_VISITORS,
}: ChaosOptions): Promise<void> {
  const env = { JOB_SECONDS: `${JOB_SECONDS}`, QUEUE_SECONDS: '60' };
  const fleet = await startFleet({ servers: 2, workers: 3, queues: 'merge,ocr,grammar,convert,qa', env });
  try {
    const errands = await listErrands();
    const [merge, longMerge] = errands;
    if (!merge || !longMerge) return;
    const quiet: Visit[] = [];
    for (const errand of errands) for (let round = 0; round < QUIET_ROUNDS; round += 1) quiet.push(await visit(fleet, errand, '10.0.0.1'));
    const memoryBefore = await readRedisMemory(fleet);
    if (sets.includes('scenes')) {
      for (const show of [showPoison, showOtherBuild, showGreedy, showRedisAway]) printScene(await show(fleet, merge), isJson);
    }
    if (sets.includes('takeover')) print(await showTakeover(fleet, longMerge), isJson);
    if (sets.includes('memory')) print(await showMemory(fleet, LARGE_JOBS), isJson);
    if (!sets.includes('load')) return;
    const calm = await runLoad(fleet, errands, { visitors, minutes: CALM_MINUTES });
    const faults = new Map<Fault, number>();
    const { visits, starvation } = await runLoad(fleet, errands, { visitors, minutes }, faults);
    const memory = Math.round((await readRedisMemory(fleet)) / 1024 - memoryBefore / 1024);
    print(
      {
        ...summarizeCalm(calm, quiet),
        ...summarize(visits, quiet),
        ...describeStarvation(starvation),
        'Redis memory added, KB': memory,
        ...Object.fromEntries(faults),
      },
      isJson,
    );
    for (const made of visits)
      if (made.outcome === 'right' && made.milliseconds > findUsual(quiet, made.errand) + TOLERATED_MS) console.error(listAttempts(made));
  } finally {
    reportFailures(fleet.visits);
    await fleet.stop();
  }
}

interface Load {
  visits: Visit[];
  starvation: Starvation;
}

/** Lets visitors work, one visit after the other, and injects faults when there is a map to count them in. */
async function runLoad(fleet: Fleet, errands: Errand[], load: { visitors: number; minutes: number }, faults?: Map<Fault, number>): Promise<Load> {
  const over = new AbortController();
  const endMeasurement = measureStarvation();
  const injecting = faults && injectFaults(fleet, faults, over.signal);
  const visits: Visit[] = [];
  const visitors = Array.from({ length: load.visitors }, async (_, index) => {
    for (let turn = index; !over.signal.aborted; turn += 1) {
      const errand = errands[turn % errands.length];
      if (errand) visits.push(await visit(fleet, errand, `10.1.0.${index}`));
    }
  });
  await wait(load.minutes * MINUTE_MS);
  over.abort();
  await injecting;
  await Promise.all(visitors);
  return { visits, starvation: endMeasurement() };
}

/** Returns the time of the slowest visit of a kind without faults. */
function findUsual(quiet: Visit[], errand: string): number {
  return Math.max(...quiet.filter((made) => made.errand === errand).map(({ milliseconds }) => milliseconds));
}

/** Returns how late right visits are, sorted. Lateness is the time of a visit beyond the slowest one of its kind without faults. */
function sortLateness(visits: Visit[], quiet: Visit[]): number[] {
  const right = visits.filter(({ outcome }) => outcome === 'right');
  return right.map(({ errand, milliseconds }) => Math.max(0, milliseconds - findUsual(quiet, errand))).sort((a, b) => a - b);
}

function findPercentile(sorted: number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

function describeStarvation({ waitedShare, loopDelayP99 }: Starvation): SceneResult {
  return {
    'of the time to run, waited for a processor': `${Math.round(100 * waitedShare)} %`,
    'event loop delay of the bench, p99 ms': Math.round(loopDelayP99),
  };
}

/** Describes the load without faults. */
function summarizeCalm({ visits, starvation }: Load, quiet: Visit[]): SceneResult {
  const lateness = sortLateness(visits, quiet);
  const shown: SceneResult = {
    visits: visits.length,
    'late by, p99 ms': findPercentile(lateness, 0.99),
    'late by, latest ms': findPercentile(lateness, 1),
    ...describeStarvation(starvation),
  };
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [`without faults: ${name}`, value]));
}

/** Counts outcomes, and measures lateness. */
function summarize(visits: Visit[], quiet: Visit[]): SceneResult {
  const count = (outcome: Visit['outcome']) => visits.filter((made) => made.outcome === outcome).length;
  const findUsualMs = (errand: string) => findUsual(quiet, errand);
  const right = visits.filter(({ outcome }) => outcome === 'right');
  const lateness = sortLateness(visits, quiet);
  const beyond = right.filter(({ errand, milliseconds }) => milliseconds > 2 * findUsualMs(errand) + TOLERATED_MS).length;
  const slowest = [...new Set(quiet.map(({ errand }) => errand))].map((errand) => [
    `slowest ${errand} without faults, ms`,
    Math.round(findUsualMs(errand)),
  ]);
  return {
    ...Object.fromEntries(slowest),
    visits: visits.length,
    right: count('right'),
    wrong: count('wrong'),
    lost: count('lost'),
    'ended with their server': count('server died'),
    'retried after 503': visits.filter(({ refusals }) => refusals > 0).length,
    'late by, median ms': findPercentile(lateness, 0.5),
    'late by, p99 ms': findPercentile(lateness, 0.99),
    'late by, latest ms': findPercentile(lateness, 1),
    'late by more than 2 s and one run': beyond,
  };
}

/** Prints visits that ended as none may, and lets the bench fail for them. */
function reportFailures(visits: Visit[]): void {
  const failed = visits.filter(({ outcome }) => outcome === 'wrong' || outcome === 'lost');
  for (const { errand, outcome, detail } of failed) console.error(`${errand}: ${outcome}: ${detail}`);
  if (failed.length > 0) process.exitCode = 1;
}

/** Prints a scene, and lets the bench fail when an answer in it is none of those that are right there. */
function printScene(shown: SceneResult, isJson: boolean): void {
  print(shown, isJson);
  for (const [name, value] of Object.entries(shown)) {
    const right = RIGHT_ANSWERS[name];
    if (right === undefined || right === value) continue;
    console.error(`${name}: ${value} instead of ${right}`);
    process.exitCode = 1;
  }
}

function print(shown: SceneResult, isJson: boolean): void {
  if (isJson) console.log(JSON.stringify(shown, null, 2));
  else for (const [name, value] of Object.entries(shown)) console.log(`${name.padEnd(62)} ${value}`);
}
