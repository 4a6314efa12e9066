import { once } from 'node:events';
import { Redis } from 'ioredis';
import { ApiError } from '../../client/apiError.ts';
import { createApiClient } from '../../client/createApiClient.ts';
import { createFile, samplePdf } from '../../src/testing/samplePdf.ts';
import { type Fleet, until } from './fleet.ts';
import { buildPoisonPdf } from './poisonPdf.ts';
import { type Errand, type Visit, visit } from './visits.ts';

const GREEDY_JOBS = 200;
const SMALL_VISITORS = 20;

/** What one scene showed, as lines of a table. */
export type Shown = Record<string, string | number>;

/** A file that no engine gets through: it has to be refused by name, and only one worker may meet it. */
export async function showPoison({ servers: [server], redis }: Fleet): Promise<Shown> {
  if (!server) return {};
  const look = new Redis(redis.url);
  const monitor = await look.monitor();
  const tickets = new Set<string>();
  monitor.on('monitor', (_, command: string[]) => {
    for (const [ticket] of command.join(' ').matchAll(/"id":"[^"]+","attempt":\d+/g)) tickets.add(ticket);
  });
  const before = server.network.connections;
  const error: unknown = await createApiClient({ baseUrl: server.address })
    .extractText(createFile('poison.pdf', buildPoisonPdf()))
    .catch((reason: unknown) => reason);
  const shown = {
    'poison file: answer': error instanceof ApiError ? `${error.status} ${error.code}` : String(error).slice(0, 80),
    'poison file: named': error instanceof ApiError && error.sentence?.includes('poison.pdf') ? 'yes' : 'no',
    'poison file: workers that met it': server.network.connections - before,
  };
  monitor.disconnect();
  look.disconnect();
  return shown;
}

/** A worker of another build beside the others: it must answer nothing, and keep nobody waiting. */
export async function showOtherBuild(fleet: Fleet, errand: Errand): Promise<Shown> {
  const stranger = fleet.addWorker({ JOBS_BUILD: 'another build', WORKER_QUEUES: 'merge' });
  await until(() => stranger.isReady);
  const visits = await Promise.all(Array.from({ length: 20 }, (_, index) => visit(fleet, errand, `10.2.0.${index}`)));
  await stranger.stop();
  return { 'worker of another build beside three: right answers of 20': visits.filter(({ outcome }) => outcome === 'right').length };
}

/** Two hundred jobs of one visitor in front of twenty visitors with one each. */
export async function showGreedy(fleet: Fleet, errand: Errand): Promise<Shown> {
  const served: string[] = [];
  const come = async (visitor: string, name: string): Promise<Visit> => {
    const done = await visit(fleet, errand, visitor);
    served.push(name);
    return done;
  };
  const greedy = Array.from({ length: GREEDY_JOBS }, () => come('10.3.0.1', 'greedy'));
  const look = new Redis(fleet.redis.url);
  // Each server lets one visitor have sixty jobs that wait.
  await until(async () => (await look.zcard('sheaf:jobs:merge:prioritized')) >= 60);
  const before = served.length;
  const small = Array.from({ length: SMALL_VISITORS }, (_, index) => come(`10.3.1.${index}`, 'small'));
  await Promise.all(small);
  const place = served.lastIndexOf('small') + 1 - before;
  const visits = await Promise.all([...greedy, ...small]);
  look.disconnect();
  return {
    'greedy visitor: place of the last of 20 small ones': place,
    'greedy visitor: right answers of 220': visits.filter(({ outcome }) => outcome === 'right').length,
  };
}

/** Redis killed and frozen: new jobs are refused soon, and all goes on once it is back. */
export async function showRedisAway(fleet: Fleet): Promise<Shown> {
  const { redis, servers } = fleet;
  const shown: Shown = {};
  const address = servers[0]?.address ?? '';
  const file = createFile('a.pdf', await samplePdf(1));
  const merge = () =>
    createApiClient({ baseUrl: address })
      .mergePdfs([file, file])
      .then(
        () => 200,
        (error: unknown) => (error instanceof ApiError ? error.status : 0),
      );
  for (const [name, stop, start] of [
    ['killed', () => redis.kill(), () => redis.start()],
    ['frozen', async () => redis.freeze(), async () => redis.thaw()],
  ] as const) {
    await stop();
    const times: number[] = [];
    const statuses = new Set<number>();
    for (let call = 0; call < 10; call += 1) {
      const began = performance.now();
      statuses.add(await merge());
      times.push(performance.now() - began);
    }
    await start();
    const began = performance.now();
    await until(async () => (await merge()) === 200);
    shown[`Redis ${name}: answers to 10 merges`] = [...statuses].join(', ');
    shown[`Redis ${name}: slowest of them, ms`] = Math.round(Math.max(...times));
    shown[`Redis ${name}: back after, ms`] = Math.round(performance.now() - began);
  }
  return shown;
}

/** What Redis holds after many jobs, over what it held before. */
export async function readRedisMemory({ redis }: Fleet): Promise<number> {
  const look = new Redis(redis.url);
  await once(look, 'ready');
  const used = /used_memory:(\d+)/.exec(await look.info('memory'))?.[1];
  look.disconnect();
  return Number(used);
}
