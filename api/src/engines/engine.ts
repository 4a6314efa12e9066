import type { JobProgress } from '../../contract/progress.ts';

/** A visitor's file as an engine sees it. */
export interface SourceFile {
  name: string;
  bytes: Uint8Array;
}

/** The stages an engine goes through itself; what comes before and after is not for it to tell. */
export type EngineProgress = Extract<JobProgress, { stage: 'reading' | 'writing' | 'checking' }>;

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
