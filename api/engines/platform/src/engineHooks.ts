/** The stages an engine goes through itself; what comes before and after is for its caller to report. */
export type EngineProgress =
  | { stage: 'reading'; file: number; files: number; page?: number | undefined; pages?: number | undefined }
  /** A page is being read as a picture: the `page`-th, from 1, of the `pages` that need it. */
  | { stage: 'recognising'; page: number; pages: number }
  | { stage: 'proofreading'; word: number; words: number }
  | { stage: 'writing'; page: number; pages: number; file?: number | undefined }
  /** The result is written and is being read again by a second reader. */
  | { stage: 'checking' };

/** What an engine reports while it works, and how it learns that nobody wants the result any more. */
export interface EngineHooks {
  /** Called before each file is read, so that a file that breaks the engine can be named; in other stages as often as convenient. */
  onProgress(progress: EngineProgress): void;
  signal: AbortSignal;
}

/** Lets messages in, a cancel among them, and throws here when the work was cancelled. */
export async function breathe(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
}
