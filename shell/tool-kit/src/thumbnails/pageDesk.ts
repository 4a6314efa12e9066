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
  /** Whether its taker keeps it for good: it is then neither put away nor closed here. */
  isTaken?: boolean;
}

/** Everything asked of the reader in the worker passes over this desk, one thing at a time. */
export interface PageDesk {
  /** The picture, which its taker copies at once, since it is closed when it is put away for good. Rejects when the page cannot be drawn. */
  picture(request: PictureRequest, signal: AbortSignal): Promise<ImageBitmap>;
  pageCount(file: Blob, password: string): Promise<number>;
  /** How large pages are, that many from the one named on. */
  pageSizes(from: PageRequest, count: number, signal: AbortSignal): Promise<PageSize[]>;
  pageText(request: PageRequest, signal: AbortSignal): Promise<TextPiece[]>;
  pageWords(request: PageRequest, signal: AbortSignal): Promise<string>;
}

/** A page or a file that takes longer than this is given up, so that the others get their turn. */
export interface DeskLimits {
  startMs: number;
  openMs: number;
  drawMs: number;
  /** Given-up pages after which a whole file is given up. */
  slowPages: number;
  /** After so long without a request the worker and its memory are given back. */
  idleMs: number;
  cacheBytes: number;
}

const DESK_LIMITS: DeskLimits = {
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

/** The file is protected, and by another password than the one that came with it. */
export class PasswordNeeded extends PageNotDrawn {
  override name = 'PasswordNeeded';
}

interface Task {
  distance(): number;
  run(): Promise<void>;
}

interface Trouble {
  /** Why the whole file is given up. */
  hopeless?: PageNotDrawn;
  slowPages: Set<number>;
}

export function createPageDesk(startReader: () => RunningReader, limits: DeskLimits = DESK_LIMITS): PageDesk {
  const waiting = new Set<Task>();
  const cache = createPictureCache(limits.cacheBytes);
  const troubles = new Map<string, Trouble>();
  const numbers = new WeakMap<Blob, number>();
  let lastNumber = 0;
  let running: RunningReader | null = null;
  let isWorking = false;
  let isBroken = false;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  function readSource(file: Blob, password: string): PdfSource {
    const number = numbers.get(file) ?? ++lastNumber;
    numbers.set(file, number);
    return { key: `${number}:${password}`, file, password };
  }

  /** Puts a task in line; one whose asker has gone is never begun. */
  function inLine<T>(distance: () => number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      const task: Task = { distance, run: () => work().then(resolve, reject) };
      signal?.addEventListener('abort', () => {
        if (waiting.delete(task)) reject(signal.reason);
      });
      waiting.add(task);
      void workOff();
    });
  }

  async function workOff(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idleTimer);
    for (let task = nearest(waiting); task; task = nearest(waiting)) {
      waiting.delete(task);
      await task.run();
    }
    isWorking = false;
    idleTimer = setTimeout(stopReader, limits.idleMs);
  }

  function stopReader(): void {
    running?.stop();
    running = null;
  }

  async function reader(): Promise<RunningReader['reader']> {
    if (isBroken) throw new PageNotDrawn('The reader could not be started.');
    if (running) return running.reader;
    running = startReader();
    const { reader: started, failed } = running;
    try {
      await within(limits.startMs, Promise.race([started.isReady(), failed]));
    } catch (cause) {
      isBroken = true;
      stopReader();
      throw new PageNotDrawn('The reader could not be started.', { cause });
    }
    return started;
  }

  /** Ends the reader when it takes too long: there is no other way to stop what is busy. */
  async function within<T>(limitMs: number, answer: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        stopReader();
        reject(new TookTooLong());
      }, limitMs);
    });
    return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
  }

  function troubleWith(source: PdfSource): Trouble {
    const trouble = troubles.get(source.key) ?? { slowPages: new Set() };
    troubles.set(source.key, trouble);
    return trouble;
  }

  async function open(source: PdfSource): Promise<number> {
    const trouble = troubleWith(source);
    if (trouble.hopeless) throw trouble.hopeless;
    const { pageCount } = await reader();
    try {
      return await within(limits.openMs, pageCount(source));
    } catch (cause) {
      const Reason = cause instanceof Error && cause.name === 'PasswordException' ? PasswordNeeded : PageNotDrawn;
      trouble.hopeless = new Reason('This file could not be opened.', { cause });
      throw trouble.hopeless;
    }
  }

  /** What the reader makes of one page of an opened file. */
  async function ofPage<T>(source: PdfSource, page: number, ask: (reader: RunningReader['reader']) => Promise<T>): Promise<T> {
    const trouble = troubleWith(source);
    if (trouble.slowPages.has(page)) throw new PageNotDrawn('This page takes too long to draw.');
    await open(source);
    try {
      return await within(limits.drawMs, ask(await reader()));
    } catch (cause) {
      if (cause instanceof TookTooLong) trouble.slowPages.add(page);
      if (trouble.slowPages.size >= limits.slowPages) trouble.hopeless = new PageNotDrawn('This file takes too long to draw.', { cause });
      throw new PageNotDrawn('This page could not be drawn.', { cause });
    }
  }

  return {
    async picture({ file, password, page, longSide, distance, isTaken }, signal) {
      const source = readSource(file, password);
      const drawNow = () => ofPage(source, page, (asked) => asked.draw(source, page, longSide));
      if (isTaken) return inLine(distance, drawNow, signal);
      const key = `${source.key}:${page}:${longSide}`;
      const kept = cache.get(key);
      if (kept) return kept;
      return inLine(
        distance,
        async () => {
          // The same page may stand in the result twice, and was drawn while this one waited.
          const alreadyDrawn = cache.get(key);
          if (alreadyDrawn) return alreadyDrawn;
          const drawn = await drawNow();
          cache.add(key, drawn);
          return drawn;
        },
        signal,
      );
    },
    pageCount: (file, password) =>
      inLine(
        () => 0,
        () => open(readSource(file, password)),
      ),
    async pageSizes({ file, password, page, distance }, count, signal) {
      const source = readSource(file, password);
      return inLine(distance, () => ofPage(source, page, (asked) => asked.sizes(source, page, count)), signal);
    },
    async pageText({ file, password, page, distance }, signal) {
      const source = readSource(file, password);
      return inLine(distance, () => ofPage(source, page, (asked) => asked.text(source, page)), signal);
    },
    async pageWords({ file, password, page, distance }, signal) {
      const source = readSource(file, password);
      return inLine(distance, () => ofPage(source, page, (asked) => asked.words(source, page)), signal);
    },
  };
}

function nearest(tasks: Iterable<Task>): Task | undefined {
  let best: { task: Task; distance: number } | undefined;
  for (const task of tasks) {
    const distance = task.distance();
    if (!best || distance < best.distance) best = { task, distance };
  }
  return best?.task;
}

class TookTooLong extends Error {
  override name = 'TookTooLong';
}
