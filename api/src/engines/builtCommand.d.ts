import type { Script } from 'node:vm';

/** A file that a command was built from, as it was then. */
export interface BuiltFrom {
  /** Relative to the folder of what was built. */
  file: string;
  size: number;
  /** In milliseconds since 1970. */
  changed: number;
}

/** Names of the files a built command consists of: itself, V8's code for it, and what it was built from. */
export declare const BUILT: { command: string; code: string; sources: string };

/**
 * What a command exports that was built into one file, or null when there is none or its sources have changed since. It comes with the code that V8 compiled
 * for it: Node's own cache holds the functions that are compiled at once, here are those too that only a running command needs, which is a quarter off the
 * time of a small conversion. V8 passes over code of another version of its own.
 */
export declare function builtCommand<Exports>(folder: string): Exports | null;

/** A built command, whatever it was built from. Its script tells what code V8 has for it by then. */
export declare function loadedCommand<Exports>(folder: string, code?: Buffer): { script: Script; exports: Exports };
