import { createNearestFirstQueue } from './nearestFirstQueue';
import type { PageSize, PdfSource } from './pageReader';
import type { TextPiece } from './pageText';
import { createPictureCache } from './pictureCache';
import type { RunningReader } from './startPageReader';

/** One page that somebody wants to see or to read. */
export interface PageRequest {
  file: Blob;
  password: string;
  /** From 1. */
  page: number;
  /** How far it is out of view now; the nearest comes first. */
  distance(): number;
}

export interface PictureRequest extends PageRequest {
  /** Of the longer side, in pixels of the screen. */
  longSide: number;
  /** Whether the caller owns the picture. It is then neither cached nor closed here. */
  isOwnedByCaller?: boolean;
}

/** Sends requests for pages to the reader in the worker, one at a time and the nearest to the view first. Caches the pictures. */
export interface PageQueue {
  /** Returns a picture, which the caller must copy at once: the cache closes it later. Rejects when the page cannot be drawn. */
  picture(request: PictureRequest, signal: AbortSignal): Promise<ImageBitmap>;
  pageCount(file: Blob, password: string): Promise<number>;
  /** Returns the sizes of `count` pages, beginning with `from`. */
  pageSizes(from: PageRequest, count: number, signal: AbortSignal): Promise<PageSize[]>;
  pageText(request: PageRequest, signal: AbortSignal): Promise<TextPiece[]>;
  pageWords(request: PageRequest, signal: AbortSignal): Promise<string>;
}

/** A page or a file that takes longer than this is given up, so that the others get their turn. */
export interface PageQueueLimits {
  startMs: number;
  openMs: number;
  drawMs: number;
  /** After this many pages that took too long, the whole file is given up. */
  slowPages: number;
  /** The worker is stopped after this time without a request. */
  idleMs: number;
  cacheBytes: number;
}

const PAGE_QUEUE_LIMITS: PageQueueLimits = {
  startMs: 60_000,
  openMs: 15_000,
  drawMs: 8_000,
  slowPages: 3,
  idleMs: 60_000,
  cacheBytes: 64 * 1024 * 1024,
};

/** The page cannot be shown: it is damaged, needs another password, or takes too long. */
export class PageNotDrawn extends Error {
  override name = 'PageNotDrawn';
}

/** The reader could not be loaded, for example without a network. */
export class ReaderNotStarted extends PageNotDrawn {
  override name = 'ReaderNotStarted';
}

/** The file is protected, and by another password than the one that came with it. */
export class PasswordNeeded extends PageNotDrawn {
  override name = 'PasswordNeeded';
}

/** Creates a page queue. Its reader starts with the first request and stops after an idle time. */
export function createPageQueue(startReader: () => RunningReader, limits: PageQueueLimits = PAGE_QUEUE_LIMITS): PageQueue {
  const holder = createReaderHolder(startReader, limits.startMs);
  const files = createFileReading(holder, limits);
  const queue = createNearestFirstQueue(limits.idleMs, holder.stop);
  const cache = createPictureCache(limits.cacheBytes);
  const identify = createSourceKeys();

  /** Queues the reading of a page. */
  function readPage<T>(
    { file, password, page, distance }: PageRequest,
    read: (reader: RunningReader['reader'], source: PdfSource) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const source = identify(file, password);
    return queue.add(distance, () => files.readPage(source, page, (reader) => read(reader, source)), signal);
  }

  return {
    async picture({ file, password, page, longSide, distance, isOwnedByCaller }, signal) {
      const source = identify(file, password);
      const drawNow = () => files.readPage(source, page, (reader) => reader.draw(source, page, longSide));
      if (isOwnedByCaller) return queue.add(distance, drawNow, signal);
      const key = `${source.key}:${page}:${longSide}`;
      const kept = cache.get(key);
      if (kept) return kept;
      const drawOnce = async () => {
        // The result may contain the same page twice, and it was drawn while this one waited.
        const alreadyDrawn = cache.get(key);
        if (alreadyDrawn) return alreadyDrawn;
        const drawn = await drawNow();
        cache.add(key, drawn);
        return drawn;
      };
      return queue.add(distance, drawOnce, signal);
    },
    pageCount: (file, password) =>
      queue.add(
        () => 0,
        () => files.open(identify(file, password)),
      ),
    pageSizes: async (from, count, signal) => readPage(from, (reader, source) => reader.sizes(source, from.page, count), signal),
    pageText: async (request, signal) => readPage(request, (reader, source) => reader.text(source, request.page), signal),
    pageWords: async (request, signal) => readPage(request, (reader, source) => reader.words(source, request.page), signal),
  };
}

/** Returns a function that maps a file and its password to a stable key. */
function createSourceKeys(): (file: Blob, password: string) => PdfSource {
  const numbers = new WeakMap<Blob, number>();
  let lastNumber = 0;
  return (file, password) => {
    const number = numbers.get(file) ?? ++lastNumber;
    numbers.set(file, number);
    return { key: `${number}:${password}`, file, password };
  };
}

interface ReaderHolder {
  /** Returns the reader, which is started if none is running. */
  get(): Promise<RunningReader['reader']>;
  /** Waits for an answer of the reader, and ends the reader when it takes too long. */
  within<T>(limitMs: number, answer: Promise<T>): Promise<T>;
  stop(): void;
}

function createReaderHolder(startReader: () => RunningReader, startMs: number): ReaderHolder {
  let running: RunningReader | null = null;
  let isBroken = false;

  function stop(): void {
    running?.stop();
    running = null;
  }

  /** Terminates the reader after a timeout, since a busy worker cannot be stopped otherwise. */
  async function limitTime<T>(limitMs: number, answer: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        stop();
        reject(new ReadingTimeout());
      }, limitMs);
    });
    return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
  }

  async function get(): Promise<RunningReader['reader']> {
    if (isBroken) throw new ReaderNotStarted('The reader could not be started.');
    if (running) return running.reader;
    running = startReader();
    const { reader: started, failed } = running;
    try {
      await limitTime(startMs, Promise.race([started.isReady(), failed]));
    } catch (cause) {
      isBroken = true;
      stop();
      throw new ReaderNotStarted('The reader could not be started.', { cause });
    }
    return started;
  }

  return { get, within: limitTime, stop };
}

/** The errors of a file so far. */
interface Trouble {
  /** Why no more pages of the file are read. */
  hopeless?: PageNotDrawn;
  slowPages: Set<number>;
}

/** Creates a reader of files and pages. It skips pages that time out, and files with too many such pages. */
function createFileReading(holder: ReaderHolder, limits: PageQueueLimits) {
  const troubles = new Map<string, Trouble>();

  function findTrouble({ key }: PdfSource): Trouble {
    const trouble = troubles.get(key) ?? { slowPages: new Set() };
    troubles.set(key, trouble);
    return trouble;
  }

  async function open(source: PdfSource): Promise<number> {
    const trouble = findTrouble(source);
    if (trouble.hopeless) throw trouble.hopeless;
    const { pageCount } = await holder.get();
    try {
      return await holder.within(limits.openMs, pageCount(source));
    } catch (cause) {
      const Reason = cause instanceof Error && cause.name === 'PasswordException' ? PasswordNeeded : PageNotDrawn;
      trouble.hopeless = new Reason('This file could not be opened.', { cause });
      throw trouble.hopeless;
    }
  }

  /** Returns the reader's result for one page of an opened file. */
  async function readPage<T>(source: PdfSource, page: number, read: (reader: RunningReader['reader']) => Promise<T>): Promise<T> {
    const trouble = findTrouble(source);
    if (trouble.slowPages.has(page)) throw new PageNotDrawn('This page takes too long to draw.');
    await open(source);
    try {
      return await holder.within(limits.drawMs, read(await holder.get()));
    } catch (cause) {
      if (cause instanceof ReadingTimeout) trouble.slowPages.add(page);
      if (trouble.slowPages.size >= limits.slowPages) trouble.hopeless = new PageNotDrawn('This file takes too long to draw.', { cause });
      throw new PageNotDrawn('This page could not be drawn.', { cause });
    }
  }

  return { open, readPage };
}

class ReadingTimeout extends Error {
  override name = 'ReadingTimeout';
}
