import type { JobProgress } from '../../contract/progress.ts';
import type { ByteSink } from './merge/raw/bytes/byteSink.ts';
import type { ByteSource } from './merge/raw/bytes/byteSource.ts';

/** Bytes that an engine reads in ranges, or whole where it cannot do without. */
export interface Content extends ByteSource {
  /** All of them, in memory. Throws a `RangeError` when that would be too much. */
  bytes(): Uint8Array;
}

/** A visitor's file as an engine sees it. */
export interface SourceFile extends Content {
  name: string;
}

/** Where an engine writes its result, front to back. */
export interface OutputFile extends ByteSink {
  /** What was written, to be read again. */
  written(): Content;
  /** Forgets what was written. */
  startOver(): void;
}

/** The stages an engine goes through itself; what comes before and after is not for it to tell. */
export type EngineProgress = Extract<JobProgress, { stage: 'reading' | 'recognising' | 'proofreading' | 'writing' | 'checking' }>;

/** What an engine tells while it works, and how it learns that nobody wants the result any more. */
export interface EngineHooks {
  /** Told before each file is read, so that the file that breaks the engine can be named; of all else as often as convenient. */
  onProgress(progress: EngineProgress): void;
  signal: AbortSignal;
}

/** Lets messages in, a cancel among them, and stops here when the work was cancelled. */
export async function breathe(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
}
