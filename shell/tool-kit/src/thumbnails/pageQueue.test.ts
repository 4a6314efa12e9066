import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { createPageQueue, type PageQueueLimits, PasswordNeeded } from './pageQueue';
import type { TextPiece } from './pageText';
import type { RunningReader } from './startPageReader';

const limits: PageQueueLimits = { startMs: 50, openMs: 50, drawMs: 50, slowPages: 2, idleMs: 10_000, cacheBytes: 100_000 };
const forEver = () => new Promise<never>(() => undefined);
const picture: ImageBitmap = { width: 10, height: 14, close: () => undefined };

/** jsdom has no workers: these draw without pdf.js and remember what they were asked. */
function fakeWorkers({
  draw = async () => picture,
  pageCount = async () => 7,
  text = async () => [],
}: {
  draw?: (page: number) => Promise<ImageBitmap>;
  pageCount?: () => Promise<number>;
  text?: () => Promise<TextPiece[]>;
} = {}) {
  const drawn: number[] = [];
  let started = 0;
  const start = (): RunningReader => {
    started += 1;
    return {
      reader: {
        isReady: async () => true,
        pageCount,
        draw: (_source, page) => {
          drawn.push(page);
          return draw(page);
        },
        sizes: async (_source, first, count) => Array.from({ length: count }, (_, index) => ({ width: 600, height: 800 + first + index })),
        text,
        words: async () => 'words',
      },
      failed: forEver(),
      stop: () => undefined,
    };
  };
  return { start, drawn, started: () => started };
}

const report = createPdfFile('report.pdf', 7);
const staying = new AbortController().signal;
const request = (page: number, distance = 0, file = report) => ({ file, password: '', page, longSide: 20, distance: () => distance });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('draws what is in view before what is near it', async () => {
  const { start, drawn } = fakeWorkers();
  const queue = createPageQueue(start, limits);
  await Promise.all([queue.picture(request(1, 900), staying), queue.picture(request(2, 300), staying), queue.picture(request(3), staying)]);
  // The first was begun before the others asked.
  expect(drawn).toEqual([1, 3, 2]);
});

test('draws a page once, however often it occurs in the result', async () => {
  const { start, drawn } = fakeWorkers();
  const queue = createPageQueue(start, limits);
  await Promise.all([queue.picture(request(1), staying), queue.picture(request(1), staying)]);
  await queue.picture(request(1), staying);
  expect(drawn).toEqual([1]);
});

test('never begins a page that scrolled away before its turn', async () => {
  const { start, drawn } = fakeWorkers();
  const queue = createPageQueue(start, limits);
  const leaving = new AbortController();
  const first = queue.picture(request(1), staying);
  const second = queue.picture(request(2), leaving.signal);
  leaving.abort();
  await expect(second).rejects.toThrow();
  await first;
  expect(drawn).toEqual([1]);
});

test('gives up a page that takes too long, and draws the next one in a new worker', async () => {
  const { start, started } = fakeWorkers({ draw: (page) => (page === 1 ? forEver() : Promise.resolve(picture)) });
  const queue = createPageQueue(start, limits);
  const slow = expect(queue.picture(request(1), staying)).rejects.toThrow('could not be drawn');
  const next = queue.picture(request(2), staying);
  await jest.advanceTimersByTimeAsync(limits.drawMs);
  await slow;
  expect(await next).toBe(picture);
  expect(started()).toBe(2);
});

test('a file of slow pages is given up whole, and the other files are not kept waiting', async () => {
  const { start, drawn } = fakeWorkers({ draw: (page) => (page < 7 ? forEver() : Promise.resolve(picture)) });
  const queue = createPageQueue(start, limits);
  const slow = [1, 2, 3, 4].map((page) => expect(queue.picture(request(page), staying)).rejects.toThrow());
  const other = queue.picture(request(7, 5000, createPdfFile('other.pdf', 7)), staying);
  await jest.advanceTimersByTimeAsync(limits.slowPages * limits.drawMs);
  await Promise.all(slow);
  expect(await other).toBe(picture);
  expect(drawn).toEqual([1, 2, 7]);
});

test('a file that cannot be opened is not tried again for each of its pages', async () => {
  const pageCount = jest.fn(() => Promise.reject(new Error('damaged')));
  const queue = createPageQueue(fakeWorkers({ pageCount }).start, limits);
  for (const page of [1, 2, 3]) await expect(queue.picture(request(page), staying)).rejects.toThrow('could not be opened');
  expect(pageCount).toHaveBeenCalledTimes(1);
});

test('says at once that there are no pictures when the worker cannot be loaded', async () => {
  const { start } = fakeWorkers();
  const queue = createPageQueue(
    () => ({ ...start(), reader: { ...start().reader, isReady: forEver }, failed: Promise.reject(new Error('404')) }),
    limits,
  );
  await expect(queue.picture(request(1), staying)).rejects.toThrow('could not be started');
  await expect(queue.picture(request(2), staying)).rejects.toThrow('could not be started');
});

test('gives the worker back when nobody has asked for a while', async () => {
  const { start, started } = fakeWorkers();
  const queue = createPageQueue(start, limits);
  expect(await queue.pageCount(report, '')).toBe(7);
  await jest.advanceTimersByTimeAsync(limits.idleMs);
  await queue.pageCount(report, '');
  expect(started()).toBe(2);
});

test('draws what is in view before it reads what is searched, and reports how large pages are', async () => {
  const order: string[] = [];
  const { start } = fakeWorkers({
    draw: async (page) => {
      order.push(`picture ${page}`);
      return picture;
    },
    text: async () => {
      order.push('text');
      return [];
    },
  });
  const queue = createPageQueue(start, limits);
  const sizes = queue.pageSizes(request(3), 2, staying);
  await Promise.all([queue.pageText(request(1, Number.MAX_VALUE), staying), queue.picture(request(2), staying)]);
  expect(order).toEqual(['picture 2', 'text']);
  expect(await sizes).toEqual([
    { width: 600, height: 803 },
    { width: 600, height: 804 },
  ]);
});

test('says that a password is missing, each time it is asked', async () => {
  const refused = Object.assign(new Error('No password given'), { name: 'PasswordException' });
  const queue = createPageQueue(fakeWorkers({ pageCount: () => Promise.reject(refused) }).start, limits);
  await expect(queue.pageCount(report, '')).rejects.toBeInstanceOf(PasswordNeeded);
  await expect(queue.pageText(request(1), staying)).rejects.toBeInstanceOf(PasswordNeeded);
});
