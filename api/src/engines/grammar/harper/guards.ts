import type { HarperLint } from './harperLinter.ts';

type Guard = (lint: HarperLint, text: string) => boolean;

/** Rules of Harper that are right in some places alone. */
const guards: Record<string, Guard> = {};

/** Whether a lint stands in its context. */
export function holds(lint: HarperLint, text: string): boolean {
  return guards[lint.rule]?.(lint, text) ?? true;
}
