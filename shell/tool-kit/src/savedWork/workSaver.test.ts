import { createWorkSaver, type Packing } from './workSaver';

interface State {
  text: string;
}

/** What a tool keeps of a text; one in capitals is not understood. */
const packing: Packing<State, State> = {
  pack: ({ text }) => (text === '' ? null : { data: text, files: {} }),
  unpack: ({ data }) => (typeof data === 'string' && data !== data.toUpperCase() ? { text: data } : null),
};
const HOUR_MS = 60 * 60 * 1000;
const open = () => createWorkSaver({ tool: 'grammar', version: 1 }, packing);

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

// This environment has no IndexedDB, as some private windows.
test('a browser without a database saves nothing and reports nothing', async () => {
  const failed = jest.spyOn(console, 'error');
  const saver = open();
  expect(await saver.save({ text: 'We recieve it.' })).toEqual([]);
  expect(await open().find(null)).toBeNull();
  expect(await saver.save({ text: '' })).toEqual([]);
  expect(failed).not.toHaveBeenCalled();
});

test('work in the memory of the page is still restored', async () => {
  const left = open().pack({ text: 'We recieve it.' });
  expect(await open().find(left)).toEqual({ restored: { text: 'We recieve it.' }, missing: [], isExpired: false });
  expect(open().pack({ text: '' })).toBeNull();
});

test('work in an unknown form is not restored', async () => {
  expect(await open().find({ data: 'CAPITALS', files: {}, missing: [] })).toBeNull();
  expect(await open().find({ data: 7, files: {}, missing: [] })).toBeNull();
});

/** Keeps a text, and opens the tool again after this time. */
async function findAfter(ms: number, texts: string[], endsAfter?: number) {
  const lasting: Packing<State, State> = {
    pack: ({ text }) => (text === '' ? null : { data: text, files: {}, lasting: 'formal', endsAt: endsAfter && Date.now() + endsAfter }),
    unpack: () => null,
    unpackLasting: (found, isHourOver) => ({ text: `${String(found)}, ${isHourOver ? 'after' : 'within'} the hour` }),
  };
  const reopen = () => createWorkSaver({ tool: 'grammar', version: 1 }, lasting);
  const saver = reopen();
  for (const text of texts) await saver.save({ text });
  jest.useFakeTimers({ now: Date.now() + ms, doNotFake: ['queueMicrotask', 'setTimeout'] });
  return { first: await reopen().find(null), second: await reopen().find(null) };
}

test('work that is over when its tab is loaded again is said to be, once, with what lasts', async () => {
  const { first, second } = await findAfter(HOUR_MS, ['We recieve it.']);
  expect(first).toEqual({ restored: { text: 'formal, after the hour' }, missing: [], isExpired: true });
  expect(second).toBeNull();
});

test('work whose session ended before its hour is over with the session', async () => {
  expect((await findAfter(HOUR_MS / 4, ['We recieve it.'], HOUR_MS / 4)).first).toMatchObject({
    restored: { text: 'formal, within the hour' },
    isExpired: true,
  });
});

test('work that the visitor deleted, or whose time is not up, is not said to be over', async () => {
  expect((await findAfter(HOUR_MS, ['We recieve it.', ''])).first).toBeNull();
  expect((await findAfter(HOUR_MS / 2, ['We recieve it.'])).first).toBeNull();
});
