import type { Script } from 'node:vm';

/** A file that a command was built from, as it was then. */
export interface BuiltFrom {
  /** Relative to the folder of what was built. */
  file: string;
  size: number;
  /** In milliseconds since 1970. */
  changed: number;
}

/** Names of the files a built command consists of: itself, V8's code for it, and what it was built from and with. */
export declare const BUILT: { command: string; code: string; builtFrom: string };

/**
 * What a command exports that was built into one file, or null when there is none, its sources have changed since or this is another version of Node. It comes
 * with the code that V8 compiled for it: Node's own cache holds the functions that are compiled at once, here are those too that only a running command needs,
 * which is a quarter off the time of a small conversion. `beginMeanwhile` begins what other threads can do until then; it is not called where none was built.
 */
export declare function builtCommand<Exports>(folder: string, beginMeanwhile?: () => void): Promise<Exports | null>;

/** A built command, whatever it was built from. Its script returns the code that V8 has for it by then. */
export declare function loadedCommand<Exports>(folder: string, code?: Buffer): Promise<{ script: Script; exports: Exports }>;
