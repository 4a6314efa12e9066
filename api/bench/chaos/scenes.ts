import { once } from 'node:events';
import { buildSamplePdf, createFile } from '@sheaf/merge/testing/samplePdf';
import { Redis } from 'ioredis';
import { ApiError } from '../../client/apiError.ts';
import { createApiClient } from '../../client/createApiClient.ts';
import { type Fleet, waitUntil } from './fleet.ts';
import { buildPoisonPdf } from './poisonPdf.ts';
import type { Visit } from './visit.ts';
import { type Errand, visit } from './visits.ts';

const GREEDY_JOBS = 200;
const SMALL_VISITORS = 20;

/** The figures of one scene, as rows of a table. */
export type SceneResult = Record<string, string | number>;

/** Sends a file that no engine can process. It has to be refused by name, and only one worker may get it. */
export async function showPoison({ servers: [server] }: Fleet): Promise<SceneResult> {
  if (!server) return {};
  const before = server.network.connections;
  const error: unknown = await createApiClient({ baseUrl: server.address })
    .extractText(createFile('poison.pdf', buildPoisonPdf()))
    .catch((reason: unknown) => reason);
  return {
    'poison file: answer': error instanceof ApiError ? `${error.status} ${error.code}` : String(error).slice(0, 80),
    'poison file: named': error instanceof ApiError && error.sentence?.includes('poison.pdf') ? 'yes' : 'no',
    'poison file: workers that got it': server.network.connections - before,
  };
}

/** Starts a worker of another build beside the others. It must take no job, and delay none. */
export async function showOtherBuild(fleet: Fleet, errand: Errand): Promise<SceneResult> {
  const otherBuildWorker = fleet.addWorker({ JOBS_BUILD: 'another build', WORKER_QUEUES: 'merge' });
  await waitUntil(() => otherBuildWorker.isReady);
  const visits = await Promise.all(Array.from({ length: 20 }, (_, index) => visit(fleet, errand, `10.2.0.${index}`)));
  await otherBuildWorker.stop();
  return { 'worker of another build beside three: right answers of 20': visits.filter(({ outcome }) => outcome === 'right').length };
}

/** Queues two hundred jobs of one visitor before twenty visitors with one each. */
export async function showGreedy(fleet: Fleet, errand: Errand): Promise<SceneResult> {
  const served: string[] = [];
  const visitAs = async (visitor: string, name: string): Promise<Visit> => {
    const done = await visit(fleet, errand, visitor);
    served.push(name);
    return done;
  };
  const greedy = Array.from({ length: GREEDY_JOBS }, () => visitAs('10.3.0.1', 'greedy'));
  const client = new Redis(fleet.redis.url);
  // Each server lets one visitor have sixty jobs that wait.
  await waitUntil(async () => (await client.zcard('sheaf:jobs:merge:prioritized')) >= 60);
  const before = served.length;
  const small = Array.from({ length: SMALL_VISITORS }, (_, index) => visitAs(`10.3.1.${index}`, 'small'));
  await Promise.all(small);
  const place = served.lastIndexOf('small') + 1 - before;
  const visits = await Promise.all([...greedy, ...small]);
  client.disconnect();
  return {
    'greedy visitor: place of the last of 20 small ones': place,
    'greedy visitor: right answers of 220': visits.filter(({ outcome }) => outcome === 'right').length,
  };
}

/** Kills and freezes Redis. New jobs have to be refused soon, and accepted once it is back. */
export async function showRedisAway(fleet: Fleet): Promise<SceneResult> {
  const { redis, servers } = fleet;
  const shown: SceneResult = {};
  const address = servers[0]?.address ?? '';
  const file = createFile('a.pdf', await buildSamplePdf(1));
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
    await waitUntil(async () => (await merge()) === 200);
    shown[`Redis ${name}: answers to 10 merges`] = [...statuses].join(', ');
    shown[`Redis ${name}: slowest of them, ms`] = Math.round(Math.max(...times));
    shown[`Redis ${name}: back after, ms`] = Math.round(performance.now() - began);
  }
  return shown;
}

/** Returns the memory that Redis uses, in bytes. */
export async function readRedisMemory({ redis }: Fleet): Promise<number> {
  const client = new Redis(redis.url);
  await once(client, 'ready');
  const used = /used_memory:(\d+)/.exec(await client.info('memory'))?.[1];
  client.disconnect();
  return Number(used);
}
