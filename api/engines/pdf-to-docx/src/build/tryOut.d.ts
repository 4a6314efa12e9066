import type * as Command from './entry.ts';

/** The kinds of documents that a built command is tried out with. */
export declare const KINDS: readonly string[];

/** Converts documents of these kinds, all when none are named, by a built command. */
export declare function tryOut(command: typeof Command, kinds?: readonly string[]): Promise<void>;
