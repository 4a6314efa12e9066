/** A visitor's file as an engine sees it. */
export interface SourceFile {
  name: string;
  bytes: Uint8Array;
}

/** What an engine tells while it works, and how it learns that nobody wants the result any more. */
export interface EngineHooks {
  /** Told before a file is read, so that the file that breaks the engine can be named. */
  onReading(file: number): void;
  /** From 0 to 1. */
  onProgress(done: number): void;
  signal: AbortSignal;
}

/** Lets messages in, a cancel among them, and stops here when the work was cancelled. */
export async function breathe(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
}
