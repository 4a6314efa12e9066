import { createWorkSaver, type Packing } from './workSaver';

interface State {
  text: string;
}

/** What a tool keeps of a text; one in capitals is not understood. */
const packing: Packing<State, State> = {
  pack: ({ text }) => (text === '' ? null : { data: text, files: {} }),
  unpack: ({ data }) => (typeof data === 'string' && data !== data.toUpperCase() ? { text: data } : null),
};
const open = () => createWorkSaver({ tool: 'grammar', version: 1 }, packing);

// This environment has no IndexedDB, as some private windows.
test('a browser without a database keeps nothing, and nothing is said of it', async () => {
  const failed = jest.spyOn(console, 'error');
  const saver = open();
  expect(await saver.keep({ text: 'We recieve it.' })).toEqual([]);
  expect(await open().find(null)).toBeNull();
  expect(await saver.keep({ text: '' })).toEqual([]);
  expect(failed).not.toHaveBeenCalled();
});

test('what the page itself remembers comes back all the same', async () => {
  const left = open().pack({ text: 'We recieve it.' });
  expect(await open().find(left)).toEqual({ restored: { text: 'We recieve it.' }, missing: [] });
  expect(open().pack({ text: '' })).toBeNull();
});

test('what is not understood is not brought back', async () => {
  expect(await open().find({ data: 'CAPITALS', files: {}, missing: [] })).toBeNull();
  expect(await open().find({ data: 7, files: {}, missing: [] })).toBeNull();
});
