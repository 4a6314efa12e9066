/** One suite for every place where donations can be counted. */
import { pino } from 'pino';
import type { DonationLedger } from '../ports.ts';
import { PATIENT, type RedisServer, startRedis } from '../testing/redisServer.ts';
import { createMemoryLedger } from './memoryLedger.ts';
import { createRedisLedger } from './redisLedger.ts';

const settings = { rememberSeconds: 3600, ...PATIENT };
const log = pino({ level: 'silent' });

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.kill());

describe.each(['memory', 'Redis'])('in %s', (place) => {
  let ledger: DonationLedger;
  beforeAll(async () => {
    ledger = place === 'memory' ? createMemoryLedger(settings) : createRedisLedger(redis.url, settings, log);
    await untilReachable(ledger);
  });
  afterAll(() => ledger.close());

  test('donations are counted and summed for each tool', async () => {
    expect(await ledger.count({ payment: 'one', tool: 'merge', cents: 500 })).toEqual({ isNew: true, donations: 1, cents: 500 });
    expect(await ledger.count({ payment: 'two', tool: 'merge', cents: 1000 })).toEqual({ isNew: true, donations: 2, cents: 1500 });
    expect(await ledger.count({ payment: 'three', tool: 'cover-letter', cents: 100 })).toEqual({ isNew: true, donations: 1, cents: 100 });
  });

  test('a payment that is reported again is not counted again', async () => {
    await ledger.count({ payment: 'again', tool: 'convert', cents: 100 });
    expect(await ledger.count({ payment: 'again', tool: 'convert', cents: 100 })).toEqual({ isNew: false, donations: 1, cents: 100 });
  });

  test('a payment reported many times at once is counted once', async () => {
    const counts = await Promise.all(Array.from({ length: 20 }, () => ledger.count({ payment: 'at once', tool: 'grammar', cents: 500 })));
    expect(counts.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(counts.map(({ cents }) => cents))).toEqual(new Set([500]));
  });

  test.each(['__proto__', 'a\r\nFLUSHALL\r\n', 'x'.repeat(10_000)])('a payment called %j is one like any other', async (payment) => {
    expect((await ledger.count({ payment, tool: 'chat', cents: 100 })).isNew).toBe(true);
    expect((await ledger.count({ payment, tool: 'chat', cents: 100 })).isNew).toBe(false);
  });
});

test('memory forgets a payment when it can no longer be reported', async () => {
  let moment = new Date('2026-01-01T12:00:00Z');
  const ledger = createMemoryLedger({ ...settings, now: () => moment });
  await ledger.count({ payment: 'old', tool: 'merge', cents: 500 });
  moment = new Date('2026-01-01T13:00:00Z');
  expect(await ledger.count({ payment: 'old', tool: 'merge', cents: 500 })).toMatchObject({ isNew: true });
});

test('Redis itself forgets a payment when its time is over, and keeps the sums', async () => {
  const ledger = createRedisLedger(redis.url, { ...settings, rememberSeconds: 1 }, log);
  await untilReachable(ledger);
  const short = { payment: 'short', tool: 'chat', cents: 100 } as const;
  const { cents } = await ledger.count(short);
  let counted = await ledger.count(short);
  while (!counted.isNew) counted = await ledger.count(short);
  expect(counted.cents).toBe(cents + 100);
  await ledger.close();
});

test('two servers on one Redis count one payment once', async () => {
  const ledgers = [createRedisLedger(redis.url, settings, log), createRedisLedger(redis.url, settings, log)];
  await Promise.all(ledgers.map(untilReachable));
  const counts = await Promise.all(ledgers.map((ledger) => ledger.count({ payment: 'shared', tool: 'merge', cents: 500 })));
  expect(counts.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
  await Promise.all(ledgers.map((ledger) => ledger.close()));
});

test.each(['killed', 'frozen'])('while Redis is %s a donation is refused, not lost: it is counted when it is reported again', async (way) => {
  const ledger = createRedisLedger(redis.url, { rememberSeconds: 3600 }, log);
  const patient = createRedisLedger(redis.url, settings, log);
  await Promise.all([ledger, patient].map(untilReachable));
  if (way === 'killed') await redis.kill();
  else redis.freeze();
  const donation = { payment: `while ${way}`, tool: 'merge', cents: 500 } as const;
  await expect(ledger.count(donation)).rejects.toMatchObject({ code: 'busy' });
  if (way === 'killed') await redis.start();
  else redis.thaw();
  await Promise.all([ledger, patient].map(untilReachable));
  // A frozen Redis runs pending commands when it wakes; then the second report changes nothing.
  if (way === 'killed') expect(await patient.count(donation)).toMatchObject({ isNew: true });
  expect(await patient.count(donation)).toMatchObject({ isNew: false });
  await Promise.all([ledger.close(), patient.close()]);
});

/** Counts nothing of a donation of nothing until Redis answers. */
async function untilReachable(ledger: DonationLedger): Promise<void> {
  for (;;) {
    try {
      await ledger.count({ payment: 'nothing', tool: 'grammar', cents: 0 });
      return;
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
