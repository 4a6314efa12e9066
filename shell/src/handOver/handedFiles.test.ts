import 'fake-indexeddb/auto';
import { LONGEST_WAIT_MS, openHandedFiles } from './handedFiles';

const now = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const thesis = () => new File(['%PDF-1.7 thesis'], 'thesis.pdf', { type: 'application/pdf' });

test('a file is stored for the tool it was passed to, with its name and its bytes', async () => {
  const files = openHandedFiles();
  await files.store([thesis()], 'convert', now);
  expect(await files.take('merge', now)).toEqual([]);
  const [received] = await files.take('convert', later(1000));
  expect(received).toMatchObject({ name: 'thesis.pdf', type: 'application/pdf' });
  expect(await received?.text()).toBe('%PDF-1.7 thesis');
});

test('files are handed over in a browser that stores none, with their names', async () => {
  const put = IDBObjectStore.prototype.put;
  const refusing = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown, key) {
    const hasFiles = Object.values(Object(value))
      .flat()
      .some((part) => part instanceof File);
    if (hasFiles) throw new DOMException('No files here.', 'DataCloneError');
    return put.call(this, value, key);
  });
  const files = openHandedFiles();
  await files.store([thesis(), new File(['%PDF-1.4'], 'appendix.pdf')], 'merge', now);
  const received = await files.take('merge', now);
  refusing.mockRestore();
  expect(received.map(({ name }) => name)).toEqual(['thesis.pdf', 'appendix.pdf']);
  expect(await received[0]?.text()).toBe('%PDF-1.7 thesis');
});

test('a file is received once', async () => {
  const files = openHandedFiles();
  await files.store([thesis()], 'merge', now);
  const received = await Promise.all([files.take('merge', now), files.take('merge', now)]);
  expect(received.flat()).toHaveLength(1);
  expect(await files.take('merge', now)).toEqual([]);
});

test('several files keep their order', async () => {
  const files = openHandedFiles();
  await files.store([thesis(), new File(['%PDF-1.7'], 'appendix.pdf'), new File(['%PDF-1.7'], 'cover.pdf')], 'merge', now);
  expect((await files.take('merge', now)).map(({ name }) => name)).toEqual(['thesis.pdf', 'appendix.pdf', 'cover.pdf']);
});

test('a second file for the same tool replaces the first', async () => {
  const files = openHandedFiles();
  await files.store([thesis()], 'merge', now);
  await files.store([new File(['%PDF-1.7'], 'appendix.pdf')], 'merge', now);
  expect((await files.take('merge', now))[0]?.name).toBe('appendix.pdf');
});

/** A tab of this browser, with what it alone remembers. */
function openTab() {
  const kept = new Map<string, string>();
  return openHandedFiles(() => ({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }));
}

test('in two tabs each gets the file that was handed over in it', async () => {
  const [one, other] = [openTab(), openTab()];
  await one.store([thesis()], 'merge', now);
  await other.store([new File(['%PDF-1.7'], 'appendix.pdf')], 'merge', now);
  expect((await one.take('merge', now)).map(({ name }) => name)).toEqual(['thesis.pdf']);
  expect((await other.take('merge', now)).map(({ name }) => name)).toEqual(['appendix.pdf']);
});

test('a tab gets no file of another tab, and expired files are deleted from any tab', async () => {
  const [one, other] = [openTab(), openTab()];
  await one.store([thesis()], 'chat', now);
  expect(await other.take('chat', now)).toEqual([]);
  expect(await one.take('chat', now)).toHaveLength(1);
  await one.store([thesis()], 'chat', now);
  await other.forgetOld(later(LONGEST_WAIT_MS + 1));
  expect(await one.take('chat', now)).toEqual([]);
});

test('files are passed in a browser without session storage', async () => {
  const files = openHandedFiles(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await files.store([thesis()], 'merge', now);
  expect(await files.take('merge', now)).toHaveLength(1);
});

test.each([
  ['after more than an hour', later(LONGEST_WAIT_MS + 1)],
  ['when the clock was set back', later(-LONGEST_WAIT_MS - 1)],
])('a file nobody came for is not given %s', async (_, then) => {
  const files = openHandedFiles();
  await files.store([thesis()], 'merge', now);
  expect(await files.take('merge', then)).toEqual([]);
  expect(await files.take('merge', now)).toEqual([]);
});

test('deletes what is older than an hour and keeps the rest', async () => {
  const files = openHandedFiles();
  await files.store([thesis()], 'merge', now);
  await files.store([thesis()], 'chat', later(LONGEST_WAIT_MS));
  await files.forgetOld(later(LONGEST_WAIT_MS + 1));
  expect(await files.take('merge', now)).toEqual([]);
  expect((await files.take('chat', later(LONGEST_WAIT_MS)))[0]?.name).toBe('thesis.pdf');
});
