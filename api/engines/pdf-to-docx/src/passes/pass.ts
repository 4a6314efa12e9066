import type { Draft } from './draft.ts';

/** One change to a document, made in place. */
export interface Pass {
  name: string;
  run(draft: Draft): void | Promise<void>;
}
