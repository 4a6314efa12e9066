import { createFileStorage, restoreFile, type StoredFile } from './storedFile';

const letter = () => new File(['Dear editor'], 'letter.pdf', { type: 'application/pdf' });
const result = () => new Blob(['merged pages'], { type: 'application/pdf' });

/** A database that stores what `accepts` lets it, and answers anything else as `refuse` does. */
function openDatabase(accepts: (stored: StoredFile) => boolean, refuse: () => unknown) {
  let kept: readonly StoredFile[] = [];
  return {
    put: async (stored: readonly StoredFile[]) => {
      if (!stored.every(accepts)) throw refuse();
      kept = structuredCloned(stored);
    },
    restore: () => kept.map(restoreFile),
  };
}

/** The clone of this test's browser loses files. */
const structuredCloned = (stored: readonly StoredFile[]) => stored.map((one) => (one instanceof Blob ? one : { ...one }));
const isNoFile = (stored: StoredFile) => !(stored instanceof Blob);

test.each([
  ['says so', () => new DOMException('No blobs here.', 'DataCloneError')],
  ['aborts and names no reason', () => null],
  ['fails for a reason of its own', () => new DOMException('Error preparing Blob data to be stored.', 'UnknownError')],
])('a file is there again, name and all, from a browser that stores no files and %s', async (_, refuse) => {
  const database = openDatabase(isNoFile, refuse);
  await createFileStorage()([letter(), result()], database.put);
  const [first, second] = database.restore();
  expect(first).toBeInstanceOf(File);
  expect(first).toMatchObject({ name: 'letter.pdf', type: 'application/pdf' });
  expect(await first?.text()).toBe('Dear editor');
  expect(second).not.toBeInstanceOf(File);
  expect(await second?.text()).toBe('merged pages');
});

test('a browser that stores files is given the file itself, so that nothing is read into memory', async () => {
  const file = letter();
  const read = jest.spyOn(file, 'arrayBuffer');
  const database = openDatabase(
    () => true,
    () => null,
  );
  await createFileStorage()([file], database.put);
  expect(database.restore()).toEqual([file]);
  expect(read).not.toHaveBeenCalled();
});

test('a file that there is no room for is not tried again as bytes', async () => {
  const file = letter();
  const read = jest.spyOn(file, 'arrayBuffer');
  const database = openDatabase(isNoFile, () => new DOMException('Full.', 'QuotaExceededError'));
  await expect(createFileStorage()([file], database.put)).rejects.toThrow('Full.');
  expect(read).not.toHaveBeenCalled();
});

test('a browser that refused files is not asked again, so that nothing is lost by a page that is left soon', async () => {
  const tried: string[] = [];
  const storeFiles = createFileStorage();
  const put = async ([stored]: readonly StoredFile[]) => {
    tried.push(stored instanceof Blob ? 'file' : 'bytes');
    if (stored instanceof Blob) throw null;
  };
  await storeFiles([letter()], put);
  await storeFiles([result()], put);
  expect(tried).toEqual(['file', 'bytes', 'bytes']);
});

test('files that there was no room for as bytes either are tried as files again', async () => {
  const tried: string[] = [];
  const storeFiles = createFileStorage();
  const put = async ([stored]: readonly StoredFile[]) => {
    tried.push(stored instanceof Blob ? 'file' : 'bytes');
    throw new DOMException('Not now.', 'UnknownError');
  };
  await expect(storeFiles([letter()], put)).rejects.toThrow('Not now.');
  await expect(storeFiles([letter()], put)).rejects.toThrow('Not now.');
  expect(tried).toEqual(['file', 'bytes', 'file', 'bytes']);
});

test.each([[null], ['letter.pdf'], [{ name: 'letter.pdf' }], [{ bytes: 'Dear editor', type: 'application/pdf' }], [{ bytes: new ArrayBuffer(1) }]])(
  'what another program stored is not taken for a file: %p',
  (stored) => {
    expect(restoreFile(stored)).toBeNull();
  },
);
