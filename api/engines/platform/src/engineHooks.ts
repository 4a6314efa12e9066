/** The stages that an engine reports. Its caller reports what comes before and after. */
export type EngineProgress =
  | { stage: 'reading'; file: number; files: number; page?: number | undefined; pages?: number | undefined }
  /** A page is being read as a picture: the `page`-th, from 1, of the `pages` that need it. */
  | { stage: 'recognising'; page: number; pages: number }
  | { stage: 'proofreading'; word: number; words: number }
  | { stage: 'writing'; page: number; pages: number; file?: number | undefined }
  /** The result is written and is being read again by a second reader. */
  | { stage: 'checking' };

/** How an engine reports its progress and is cancelled. */
export interface EngineHooks {
  /** Called before each file is read, so that a file that breaks the engine can be named; in other stages as often as convenient. */
  onProgress(progress: EngineProgress): void;
  signal: AbortSignal;
}

/** Yields to the event loop, so that messages such as a cancel are handled. Throws when the work was cancelled. */
export async function breathe(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
}
