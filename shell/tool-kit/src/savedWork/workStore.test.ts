import 'fake-indexeddb/auto';
import type { Tab } from './tab';
import { openWorkStore, SAVED_FOR_MS, type WorkKind } from './workStore';

const KIND: WorkKind = { tool: 'merge', version: 1 };
const MINUTE_MS = 60 * 1000;
const pdf = (name: string, text = '%PDF') => new File([text], name);

/** Tabs of one browser: `close` leaves what was kept in it. */
function openBrowser() {
  const open = new Set<string>();
  let count = 0;
  return {
    openTab(copyOf: string | null = null): Tab & { close(): void } {
      count += 1;
      const id = `${expect.getState().currentTestName} ${count}`;
      const begun = new Set<string>();
      open.add(id);
      return {
        id,
        copyOf,
        listOpen: async () => new Set(open),
        hasBegun: (tool) => begun.has(tool),
        markBegun: (tool) => void begun.add(tool),
        close: () => void open.delete(id),
      };
    },
    reopen: (tab: Tab) => void open.add(tab.id),
  };
}

/** A browser with no room for `large.pdf`. */
function refuseLargeFile() {
  const put = IDBObjectStore.prototype.put;
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown, key) {
    if (value instanceof File && value.name === 'large.pdf') throw new DOMException('Full.', 'QuotaExceededError');
    return put.call(this, value, key);
  });
}

/** A browser that stores no files, as WebKit in private windows: it aborts and gives no reason. */
function refuseFiles() {
  const put = IDBObjectStore.prototype.put;
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown, key) {
    const request = put.call(this, value instanceof Blob ? 'refused' : value, key);
    if (value instanceof Blob) this.transaction.abort();
    return request;
  });
}

let time = Date.now();
const now = () => time;
const store = (tab: Tab, kind = KIND) => openWorkStore(kind, tab, now);

// What one test leaves is too old for the next.
beforeEach(() => {
  time += 3 * SAVED_FOR_MS;
});

test('work is found again in its tab, with its files', async () => {
  const tab = openBrowser().openTab();
  expect(await store(tab).find()).toBeNull();
  await store(tab).save({ data: { order: [2, 1] }, files: { one: pdf('one.pdf'), result: new Blob(['merged']) } });
  const found = await store(tab).find();
  expect(found).toMatchObject({ data: { order: [2, 1] }, missing: [] });
  expect(found?.files.one).toMatchObject({ name: 'one.pdf', size: 4 });
  expect(found?.files.result?.size).toBe(6);
  expect(await openWorkStore({ ...KIND, tool: 'convert' }, tab, now).find()).toBeNull();
});

test('an hour after its last change work is gone, files and all', async () => {
  const tab = openBrowser().openTab();
  const workStore = store(tab);
  await workStore.save({ data: 1, files: {} });
  time += SAVED_FOR_MS - MINUTE_MS;
  await workStore.save({ data: 2, files: { one: pdf('one.pdf') } });
  time += SAVED_FOR_MS - 1;
  expect(await store(tab).find()).toMatchObject({ data: 2 });
  time += 1;
  expect(await store(tab).find()).toBeNull();
  await workStore.forgetOld();
  time -= MINUTE_MS;
  expect(await store(tab).find()).toBeNull();
});

test('work is deleted with a session that ends sooner', async () => {
  const tab = openBrowser().openTab();
  await store(tab).save({ data: 1, files: {}, endsAt: time + MINUTE_MS });
  time += MINUTE_MS;
  expect(await store(tab).find()).toBeNull();
});

test('work of another version is not taken for this one', async () => {
  const tab = openBrowser().openTab();
  await store(tab).save({ data: 1, files: {} });
  expect(await store(tab, { ...KIND, version: 2 }).find()).toBeNull();
  await store(tab, { ...KIND, version: 2 }).save({ data: 2, files: {} });
  expect(await store(tab, { ...KIND, version: 2 }).find()).toMatchObject({ data: 2 });
});

test('deleting work deletes its files', async () => {
  const tab = openBrowser().openTab();
  const workStore = store(tab);
  await workStore.save({ data: 1, files: { one: pdf('one.pdf') } });
  await workStore.forget();
  expect(await store(tab).find()).toBeNull();
  expect(await countRecords()).toBe(0);
});

test('a file that there is no room for is kept without its bytes, and named', async () => {
  const tab = openBrowser().openTab();
  const full = refuseLargeFile();
  const workStore = store(tab);
  const work = { data: 1, files: { small: pdf('small.pdf'), large: pdf('large.pdf') } };
  expect(await workStore.save(work)).toEqual(['large.pdf']);
  // It is not tried again with every change.
  const tries = full.mock.calls.length;
  expect(await workStore.save(work)).toEqual(['large.pdf']);
  expect(full.mock.calls.length - tries).toBe(2);
  full.mockRestore();
  const found = await store(tab).find();
  expect(found?.missing).toEqual(['large.pdf']);
  expect(Object.keys(found?.files ?? {})).toEqual(['small']);
});

test('work is found again with its files in a browser that stores none, until it is deleted', async () => {
  const tab = openBrowser().openTab();
  const refusing = refuseFiles();
  const workStore = store(tab);
  const files = { one: pdf('one.pdf', '%PDF one'), two: pdf('two.pdf'), result: new Blob(['merged']) };
  expect(await workStore.save({ data: 1, files })).toEqual([]);
  const found = await store(tab).find();
  expect(found).toMatchObject({ data: 1, missing: [] });
  expect(found?.files.one).toMatchObject({ name: 'one.pdf', size: 8 });
  expect(found?.files.two).toMatchObject({ name: 'two.pdf' });
  expect(found?.files.result?.size).toBe(6);
  await workStore.forget();
  refusing.mockRestore();
  expect(await countRecords()).toBe(0);
});

test('the bytes of a file are written once, and deleted when the file is removed', async () => {
  const tab = openBrowser().openTab();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  const workStore = store(tab);
  const [one, two] = [pdf('one.pdf'), pdf('two.pdf')];
  await workStore.save({ data: 1, files: { one, two } });
  await workStore.save({ data: 2, files: { one, two } });
  await workStore.save({ data: 3, files: { two } });
  expect(put.mock.calls.filter(([value]) => value instanceof File)).toHaveLength(2);
  put.mockRestore();
  expect(Object.keys((await store(tab).find())?.files ?? {})).toEqual(['two']);
  expect(await countRecords('file one')).toBe(0);
});

test('what is kept while the page is left is found, also behind work that is being kept', async () => {
  const tab = openBrowser().openTab();
  const workStore = store(tab);
  await workStore.prepare();
  const early = workStore.save({ data: 1, files: { one: pdf('one.pdf'), two: pdf('two.pdf') } });
  workStore.saveOnLeaving({ data: 2, files: { one: pdf('one.pdf'), three: pdf('three.pdf') } });
  await early;
  const found = await store(tab).find();
  expect(found).toMatchObject({ data: 2, missing: [] });
  expect(Object.keys(found?.files ?? {})).toEqual(['one', 'three']);
});

test('work that is deleted while it is being kept is not found', async () => {
  const tab = openBrowser().openTab();
  const workStore = store(tab);
  await workStore.save({ data: 1, files: { one: pdf('one.pdf') } });
  const late = workStore.save({ data: 2, files: { one: pdf('one.pdf'), two: pdf('two.pdf') } });
  await workStore.forget();
  await late;
  expect(await store(tab).find()).toBeNull();
});

test('a file that has no room while the page is left is named when its work is found', async () => {
  const tab = openBrowser().openTab();
  const full = refuseLargeFile();
  store(tab).saveOnLeaving({ data: 1, files: { small: pdf('small.pdf'), large: pdf('large.pdf') } });
  const found = await store(tab).find();
  full.mockRestore();
  expect(found).toMatchObject({ data: 1, missing: ['large.pdf'] });
});

test('two open tabs have work of their own', async () => {
  const browser = openBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  await store(one).save({ data: 'one', files: {} });
  expect(await store(two).find()).toBeNull();
  await store(two).save({ data: 'two', files: {} });
  expect(await store(one).find()).toMatchObject({ data: 'one' });
  await store(two).forget();
  expect(await store(one).find()).toMatchObject({ data: 'one' });
});

test('a new tab takes over the work of a closed tab once, and not after work of its own', async () => {
  const browser = openBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  await store(one).save({ data: 'one', files: { a: pdf('a.pdf') } });
  one.close();
  const taking = store(two);
  expect(await taking.find()).toMatchObject({ data: 'one' });
  expect(await store(browser.openTab()).find()).toBeNull();
  await taking.forget();
  expect(await countRecords()).toBe(0);
  const three = browser.openTab();
  await store(three).save({ data: 'three', files: {} });
  three.close();
  expect(await store(two).find()).toBeNull();
});

test('a reopened tab gets a copy of the work that another tab has taken over', async () => {
  const browser = openBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  await store(one).save({ data: 'one', files: { a: pdf('a.pdf') } });
  one.close();
  await store(two).find();
  browser.reopen(one);
  const reopened = store(one);
  const copy = await reopened.find();
  expect(copy).toMatchObject({ data: 'one' });
  await reopened.save({ data: 'one, changed', files: copy?.files ?? {} });
  await reopened.forget();
  expect((await store(two).find())?.files.a?.size).toBe(4);
});

test('a duplicated tab begins with a copy', async () => {
  const browser = openBrowser();
  const one = browser.openTab();
  await store(one).save({ data: 'one', files: {} });
  expect(await store(browser.openTab(one.id)).find()).toMatchObject({ data: 'one' });
  expect(await store(one).find()).toMatchObject({ data: 'one' });
});

async function countRecords(ending = ''): Promise<number> {
  const opening = indexedDB.open('sheaf-work');
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const keys = opening.result.transaction('work').objectStore('work').getAllKeys();
  await new Promise((resolve) => {
    keys.onsuccess = resolve;
  });
  opening.result.close();
  const tab = expect.getState().currentTestName ?? '';
  const bornAfter = (time - SAVED_FOR_MS).toString(36);
  return keys.result.filter((key) => {
    const [kind, second, third] = Array.isArray(key) ? key.map(String) : [];
    const isOurs = kind === 'head' ? third?.startsWith(tab) : (second ?? '') >= bornAfter;
    return isOurs && (third ?? '').endsWith(ending);
  }).length;
}
