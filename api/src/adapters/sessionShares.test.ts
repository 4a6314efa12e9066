import fc from 'fast-check';
import { createMemorySessions } from './memorySessions.ts';
import { sessionOwner } from './sessionOwner.ts';

const BYTES = 100_000;
const SETTINGS = { retentionSeconds: 3600, secret: 'a secret for the tests', maxBytes: BYTES };
const text = (bytes: number) => ({ text: 'x'.repeat(bytes) });
const VISITORS = [0, 1, 2, 3];
const greedy = sessionOwner(['greedy'], '10.0.0.1');
const modest = sessionOwner(['modest'], '10.0.0.2');

async function withStore(work: (store: ReturnType<typeof createMemorySessions>) => Promise<void>): Promise<void> {
  const store = createMemorySessions(SETTINGS);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

test('a visitor who fills the store loses their oldest session, and everybody else is served', () =>
  withStore(async (store) => {
    const first = await store.create(modest, text(5000));
    const filled = [];
    for (let count = 0; count < 30; count += 1) filled.push(await store.create(greedy, text(9000)));
    const next = await store.create(sessionOwner(['next'], '10.0.0.3'), text(9000));
    const readState = async (id: string, owner: string) => (await store.find(id, owner)).state;
    expect(await readState(first.id, modest)).toBe('found');
    expect(await readState(next.id, sessionOwner(['next'], '10.0.0.3'))).toBe('found');
    expect(await readState(filled[0]?.id ?? '', greedy)).toBe('not_found');
    expect(await readState(filled.at(-1)?.id ?? '', greedy)).toBe('found');
  }));

test('many cookies of one address are one visitor', () =>
  withStore(async (store) => {
    const first = await store.create(modest, text(20_000));
    for (let count = 0; count < 50; count += 1) await store.create(sessionOwner([`cookie${count}`], '10.0.0.1'), text(9000));
    expect((await store.find(first.id, modest)).state).toBe('found');
  }));

test('of an address, the browser that takes most makes room', () =>
  withStore(async (store) => {
    const quiet = sessionOwner(['quiet'], '10.0.0.1');
    const own = await store.create(quiet, text(5000));
    for (let count = 0; count < 30; count += 1) await store.create(greedy, text(9000));
    expect((await store.find(own.id, quiet)).state).toBe('found');
  }));

test('a conversation does not push out the document it is about', () =>
  withStore(async (store) => {
    const document = await store.create(modest, text(60_000));
    await expect(store.create(modest, text(50_000), { companions: [document.id] })).rejects.toMatchObject({ code: 'busy' });
    expect((await store.find(document.id, modest)).state).toBe('found');
  }));

test('a document that is added to a conversation pushes out none of its others', () =>
  withStore(async (store) => {
    const first = await store.create(modest, text(40_000));
    const conversation = await store.create(modest, text(1000), { companions: [first.id] });
    const companions = [conversation.id, first.id];
    await expect(store.create(modest, text(70_000), { companions })).rejects.toMatchObject({ code: 'busy' });
    for (const id of companions) expect((await store.find(id, modest)).state).toBe('found');
  }));

test('a session that grows beyond what is left keeps what it held', () =>
  withStore(async (store) => {
    const { id } = await store.create(modest, text(1000));
    await expect(store.replace(id, modest, text(BYTES))).rejects.toMatchObject({ code: 'busy' });
    expect(await store.find(id, modest)).toMatchObject({ state: 'found', session: { value: text(1000) } });
  }));

test('whatever visitors do, nobody loses a session while another takes more, and the bound holds', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.record({ visitor: fc.nat(3), bytes: fc.integer({ min: 100, max: 30_000 }) }), { maxLength: 60 }), (acts) =>
      withStore(async (store) => {
        const kept: { id: string; visitor: number; bytes: number }[] = [];
        const owner = (visitor: number) => sessionOwner([`v${visitor}`], `10.0.1.${visitor}`);
        const total = (visitor: number) => kept.filter((one) => one.visitor === visitor).reduce((sum, { bytes }) => sum + bytes, 0);
        for (const { visitor, bytes } of acts) {
          const created = await store.create(owner(visitor), text(bytes)).catch(() => undefined);
          if (created) kept.push({ id: created.id, visitor, bytes });
          const before = VISITORS.map(total);
          const lost = [];
          for (const one of kept) if ((await store.find(one.id, owner(one.visitor))).state !== 'found') lost.push(one);
          for (const one of lost) kept.splice(kept.indexOf(one), 1);
          // Sizes in the store have a few bytes more than the text.
          const most = Math.max(...VISITORS.map(total)) - 100 * acts.length;
          for (const one of lost) expect(before[one.visitor]).toBeGreaterThanOrEqual(most);
          expect(VISITORS.reduce((sum, each) => sum + total(each), 0)).toBeLessThanOrEqual(BYTES);
        }
      }),
    ),
    { numRuns: 100, seed: 4 },
  ));
