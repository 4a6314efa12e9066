/** One suite for every place where sessions can be kept. */
import { Redis } from 'ioredis';
import { pino } from 'pino';
import type { SessionStore } from '../ports.ts';
import { PATIENT, type RedisServer, startRedis } from '../testing/redisServer.ts';
import { createMemorySessions } from './memorySessions.ts';
import { createRedisSessions } from './redisSessions.ts';
import { createSessionCipher } from './sessionCipher.ts';

const HOUR_SECONDS = 3600;
const secret = 'a secret for the tests';
const log = pino({ level: 'silent' });
let moment = new Date('2026-01-01T12:00:00Z');
const now = () => moment;
const pass = (seconds: number) => {
  moment = new Date(moment.getTime() + seconds * 1000);
};
const settings = { retentionSeconds: HOUR_SECONDS, secret, now, ...PATIENT };

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.kill());

describe.each(['memory', 'Redis'])('in %s', (place) => {
  let store: SessionStore;
  beforeAll(async () => {
    store = place === 'memory' ? createMemorySessions(settings) : createRedisSessions(redis.url, settings, log);
    await untilReachable(store);
  });
  afterAll(() => store.close());

  test('a session is found again, by its owner alone', async () => {
    const { id } = await store.create('anna', { text: 'Grüße' });
    expect(await store.find(id, 'anna')).toMatchObject({ state: 'found', session: { id, value: { text: 'Grüße' } } });
    expect(await store.find(id, 'bert')).toEqual({ state: 'not_found' });
    expect(await store.replace(id, 'bert', {})).toEqual({ state: 'not_found' });
    expect(await store.delete(id, 'bert')).toBe(false);
  });

  test('an owner of several names owns what was given to any of them', async () => {
    const [ofAnna, ofNan] = [await store.create('anna', {}), await store.create('nan anna', {})];
    expect(await store.find(ofAnna.id, 'nan anna')).toMatchObject({ state: 'found' });
    expect(await store.find(ofNan.id, 'bert nan')).toMatchObject({ state: 'found' });
    expect(await store.find(ofNan.id, 'anna')).toEqual({ state: 'not_found' });
  });

  test.each(['', '*', '__proto__', '../../etc/passwd', 'a\r\nFLUSHALL\r\n', 'a'.repeat(10_000)])('there is no session called %j', async (id) => {
    expect(await store.find(id, 'anna')).toEqual({ state: 'not_found' });
  });

  test('it ends an hour after it began, however much it was used, and is known to have ended', async () => {
    const { id, createdAt, expiresAt } = await store.create('anna', { count: 0 });
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(HOUR_SECONDS * 1000);
    pass(HOUR_SECONDS - 1);
    expect(await store.replace(id, 'anna', { count: 1 })).toMatchObject({ state: 'found', session: { expiresAt, value: { count: 1 } } });
    expect(await store.find(id, 'anna')).toMatchObject({ state: 'found', session: { createdAt, expiresAt, value: { count: 1 } } });
    pass(1);
    expect(await store.find(id, 'anna')).toEqual({ state: 'expired' });
    expect(await store.replace(id, 'anna', {})).toEqual({ state: 'expired' });
    expect(await store.find(id, 'bert')).toEqual({ state: 'not_found' });
  });

  test('bytes are kept as bytes, and text that looks like them as text', async () => {
    const value = { bytes: Buffer.from([0, 255, 128]), text: 'base64:AAAA', twice: 'base64::x', list: [1, null, 'a'] };
    const { id } = await store.create('anna', value);
    const found = await store.find(id, 'anna');
    expect(found).toMatchObject({ session: { value: { text: value.text, twice: value.twice, list: value.list } } });
    const { bytes } = (found.state === 'found' ? found.session.value : {}) as { bytes?: Uint8Array };
    expect(bytes).toBeInstanceOf(Uint8Array);
    expect([...(bytes ?? [])]).toEqual([0, 255, 128]);
  });

  test('a deleted session is gone', async () => {
    const { id } = await store.create('anna', {});
    expect(await store.delete(id, 'anna')).toBe(true);
    expect(await store.find(id, 'anna')).toEqual({ state: 'not_found' });
    expect(await store.delete(id, 'anna')).toBe(false);
  });

  test('one piece of work at a time holds a session, until it releases it', async () => {
    const { id } = await store.create('anna', {});
    const unlock = await store.lock(id, 60_000);
    expect(await store.lock(id, 60_000)).toBeUndefined();
    expect(await store.lock((await store.create('anna', {})).id, 60_000)).toBeDefined();
    await unlock?.();
    expect(await store.lock(id, 60_000)).toBeDefined();
  });

  test("a lock whose holder is gone ends by itself, and a late release does not free the next holder's", async () => {
    const { id } = await store.create('anna', {});
    const releaseExpired = await store.lock(id, 20);
    pass(1);
    let next = await store.lock(id, 60_000);
    while (!next) next = await store.lock(id, 60_000);
    await releaseExpired?.();
    expect(await store.lock(id, 60_000)).toBeUndefined();
    await next();
    expect(await store.lock(id, 60_000)).toBeDefined();
  });

  test('what was handed out can be changed without changing what is kept', async () => {
    const value = { words: ['one'] };
    const { id } = await store.create('anna', value);
    value.words.push('two');
    expect(await store.find(id, 'anna')).toMatchObject({ session: { value: { words: ['one'] } } });
  });
});

test('memory forgets ended sessions that nobody asks for', async () => {
  const store = createMemorySessions(settings);
  await store.create('anna', {});
  pass(HOUR_SECONDS / 2);
  await store.create('anna', {});
  pass(HOUR_SECONDS / 2);
  store.sweep();
  expect(store.size).toBe(1);
  await store.close();
});

test('memory takes no more than it has room for, and has room again once something is deleted', async () => {
  const store = createMemorySessions({ ...settings, maxBytes: 1000 });
  const { id } = await store.create('anna', { text: 'a'.repeat(600) });
  await expect(store.create('bert', { text: 'b'.repeat(600) })).rejects.toMatchObject({ code: 'busy' });
  await store.delete(id, 'anna');
  expect(await store.create('bert', { text: 'b'.repeat(600) })).toMatchObject({ value: { text: 'b'.repeat(600) } });
  await store.close();
});

describe('what is stored in Redis', () => {
  const reader = () => new Redis(redis.url);
  let store: SessionStore;
  beforeAll(async () => {
    store = createRedisSessions(redis.url, { ...settings, now: () => new Date(), maxBytes: 400_000 }, log);
    await untilReachable(store);
  });
  afterAll(() => store.close());

  test('reveals no text, no name and no id', async () => {
    const { id } = await store.create('cookie-of-anna @10.9.8.7', { text: 'a secret sentence', name: 'Ada Lovelace' });
    const all = reader();
    const keys = await all.keys('*');
    const dump = [...keys, ...(await Promise.all(keys.map(async (key) => (await all.dump(key).catch(() => ''))?.toString() ?? '')))].join('\n');
    expect(keys.length).toBeGreaterThan(0);
    for (const word of ['secret sentence', 'Lovelace', id, id.slice(0, 22), 'cookie-of-anna', '10.9.8.7']) expect(dump).not.toContain(word);
    all.disconnect();
  });

  test('cannot be decrypted with the secret of the server alone, without the cookie', async () => {
    const cipher = createSessionCipher(secret);
    const stored = cipher.encrypt('key', 'cookie', Buffer.from('text'));
    expect(cipher.decrypt('key', 'cookie', stored)?.toString()).toBe('text');
    expect(cipher.decrypt('key', 'another cookie', stored)).toBeUndefined();
    expect(cipher.decrypt('another key', 'cookie', stored)).toBeUndefined();
    expect(createSessionCipher('another secret').decrypt('key', 'cookie', stored)).toBeUndefined();
  });

  test('is rejected when somebody has changed it', async () => {
    const { id } = await store.create('bea', { text: 'x' });
    const all = reader();
    for (const key of await all.keys('sheaf:session:*')) await all.setrange(key, 30, 'zz');
    expect(await store.find(id, 'bea')).toEqual({ state: 'not_found' });
    all.disconnect();
  });

  test('of one visitor is never more than a quarter, and the oldest is removed first', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await store.create(`c${count} @10.0.0.9`, { text: 'x'.repeat(30_000) })).id);
    const states = await Promise.all(ids.map(async (id, count) => (await store.find(id, `c${count} @10.0.0.9`)).state));
    expect(states).toEqual(['not_found', 'not_found', 'not_found', 'found', 'found', 'found']);
    await expect(store.create('big @10.0.0.8', { text: 'x'.repeat(120_000) })).rejects.toMatchObject({ code: 'busy' });
    const [last] = ids.slice(-1);
    expect((await store.replace(last ?? '', 'c5 @10.0.0.9', { text: 'x'.repeat(90_000) })).state).toBe('found');
    expect((await store.find(ids[3] ?? '', 'c3 @10.0.0.9')).state).toBe('not_found');
  });

  describe('is never more than all sessions may take', () => {
    const createText = (share: number) => ({ text: 'x'.repeat(share * 100_000 - 1000) });
    let small: SessionStore;
    beforeEach(async () => {
      const all = reader();
      await all.flushall();
      all.disconnect();
      small = createRedisSessions(redis.url, { ...settings, now: () => new Date(), maxBytes: 400_000 }, log);
      await untilReachable(small);
    });
    afterEach(() => small.close());

    const fill = async (address: string) => {
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1) ids.push((await small.create(`c @${address}`, createText(1 / 3))).id);
      return ids;
    };
    const listStates = (ids: string[], address: string) => Promise.all(ids.map(async (id) => (await small.find(id, `c @${address}`)).state));

    test('and a newcomer gets in: the visitor with the most loses the oldest session, and nobody else any', async () => {
      const [first, second, third] = [await fill('10.1.0.1'), await fill('10.1.0.2'), await fill('10.1.0.3')];
      // The first visitor takes a little more than the others.
      await small.create('c @10.1.0.1', { text: 'a note' });
      for (let count = 0; count < 2; count += 1) await small.create('c @10.1.0.4', createText(1 / 3));
      expect(await listStates(first, '10.1.0.1')).toEqual(['found', 'found', 'found']);
      const newcomer = await small.create('c @10.1.0.5', createText(2 / 3));
      expect(await listStates(first, '10.1.0.1')).toEqual(['not_found', 'found', 'found']);
      expect(await listStates(second, '10.1.0.2')).toEqual(['found', 'found', 'found']);
      expect(await listStates(third, '10.1.0.3')).toEqual(['found', 'found', 'found']);
      expect(await listStates([newcomer.id], '10.1.0.5')).toEqual(['found']);
    });

    test('and there is room again once sessions are deleted or have ended', async () => {
      for (const address of ['10.1.0.1', '10.1.0.2', '10.1.0.3', '10.1.0.4']) await fill(address);
      const { id } = await small.create('c @10.1.0.5', createText(1 / 3));
      expect(await small.delete(id, 'c @10.1.0.5')).toBe(true);
      const later = createRedisSessions(
        redis.url,
        { ...settings, now: () => new Date(Date.now() + 2 * HOUR_SECONDS * 1000), maxBytes: 400_000 },
        log,
      );
      await untilReachable(later);
      const all = reader();
      await later.create('c @10.1.0.6', { text: 'x' });
      expect(await all.hlen('sheaf:sessions:sizes')).toBe(2);
      expect(await all.zcard('sheaf:sessions:shares')).toBe(1);
      all.disconnect();
      await later.close();
    });

    test('and nothing is left behind once the last session is deleted', async () => {
      const { id } = await small.create('c @10.1.0.1', { text: 'x' });
      await small.delete(id, 'c @10.1.0.1');
      const all = reader();
      expect(await all.keys('*')).toEqual([]);
      all.disconnect();
    });

    test('and a conversation never pushes out the document it is about', async () => {
      const document = await small.create('c @10.1.0.1', createText(0.9));
      const companions = [document.id];
      await expect(small.create('c @10.1.0.1', createText(0.5), { companions })).rejects.toMatchObject({ code: 'busy' });
      expect(await listStates([document.id], '10.1.0.1')).toEqual(['found']);
    });
  });

  test('is removed in the order of creation even when all of it was created in one millisecond', async () => {
    const instant = new Date();
    const frozen = createRedisSessions(redis.url, { ...settings, now: () => instant, maxBytes: 400_000 }, log);
    await untilReachable(frozen);
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1) ids.push((await frozen.create('finn @10.0.0.7', { text: 'x'.repeat(30_000) })).id);
    const states = await Promise.all(ids.map(async (id) => (await frozen.find(id, 'finn @10.0.0.7')).state));
    await frozen.close();
    expect(states).toEqual([...Array(5).fill('not_found'), ...Array(3).fill('found')]);
  });

  test('of a document of 2,000 pages comes back whole', async () => {
    const value = { index: Buffer.alloc(24 * 1024 * 1024, 'page ') };
    const roomy = createRedisSessions(redis.url, { ...settings, now: () => new Date() }, log);
    await untilReachable(roomy);
    const { id } = await roomy.create('dora', value);
    expect((await roomy.find(id, 'dora')).state).toBe('found');
    await roomy.delete(id, 'dora');
    await roomy.close();
  });

  test('a lock is prolonged while its holder works, and a late holder cannot write', async () => {
    const other = createRedisSessions(redis.url, { ...settings, now: () => new Date() }, log);
    await untilReachable(other);
    const { id } = await store.create('emil', { answers: 0 });
    const unlock = await store.lock(id, 60_000);
    expect(await other.lock(id, 60_000)).toBeUndefined();
    // The lock is another's, as after a pause of the whole process.
    const all = reader();
    for (const key of await all.keys('sheaf:session-lock:*')) await all.set(key, 'another', 'KEEPTTL');
    await expect(store.replace(id, 'emil', { answers: 1 })).rejects.toMatchObject({ code: 'busy' });
    expect(await other.find(id, 'emil')).toMatchObject({ session: { value: { answers: 0 } } });
    await unlock?.();
    for (const key of await all.keys('sheaf:session-lock:*')) expect(await all.pttl(key)).toBeLessThanOrEqual(10_000);
    all.disconnect();
    await other.close();
  });
});

test('Redis itself forgets a session when its time is over', async () => {
  const store = createRedisSessions(redis.url, { ...PATIENT, retentionSeconds: 1, secret }, log);
  await untilReachable(store);
  const { id } = await store.create('anna', {});
  const sameHour = createRedisSessions(redis.url, { ...PATIENT, retentionSeconds: 1, secret, now: () => new Date(0) }, log);
  await untilReachable(sameHour);
  let lookup = await sameHour.find(id, 'anna');
  while (lookup.state === 'found') lookup = await sameHour.find(id, 'anna');
  expect(lookup).toEqual({ state: 'not_found' });
  await Promise.all([store.close(), sameHour.close()]);
});

describe('while Redis is away', () => {
  test.each(['killed', 'frozen'])('(%s) every call refuses instead of hanging, and works again afterwards', async (way) => {
    const settings = { retentionSeconds: HOUR_SECONDS, secret };
    const [store, patient] = [createRedisSessions(redis.url, settings, log), createRedisSessions(redis.url, { ...settings, ...PATIENT }, log)];
    await Promise.all([store, patient].map(untilReachable));
    const { id } = await patient.create('anna', {});
    if (way === 'killed') await redis.kill();
    else redis.freeze();

    const calls = [store.find(id, 'anna'), store.create('anna', {}), store.replace(id, 'anna', {}), store.delete(id, 'anna'), store.lock(id, 1000)];
    const codes = await Promise.all(
      calls.map((call) =>
        call.then(
          () => 'answered',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(codes).toEqual(['busy', 'busy', 'busy', 'busy', 'busy']);
    expect(await store.isReachable()).toBe(false);

    if (way === 'killed') await redis.start();
    else redis.thaw();
    await Promise.all([store, patient].map(untilReachable));
    expect((await patient.find((await patient.create('anna', {})).id, 'anna')).state).toBe('found');
    await Promise.all([store.close(), patient.close()]);
  });
});

async function untilReachable(store: SessionStore): Promise<void> {
  while (!(await store.isReachable())) await new Promise((resolve) => setImmediate(resolve));
}
