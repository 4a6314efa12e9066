import { isDictionary, PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import { isChainRemoved, listFollowingActions, MAX_CHAIN, noteDroppedAction } from './actions.ts';
import type { InputDocument } from './inputDocument.ts';

/**
 * The most repeated visits and copies of actions for one file. Without a limit, the work would grow with the square of its size.
 * No honest file comes near.
 */
const MAX_REPETITIONS = 50_000;

const repetitions = new WeakMap<InputDocument, number>();

/** Takes some of the repetitions that a file may have. Returns false when none are left. */
export function takeRepetitions(document: InputDocument, count: number): boolean {
  const repeated = (repetitions.get(document) ?? 0) + count;
  repetitions.set(document, repeated);
  return repeated <= MAX_REPETITIONS;
}

/**
 * Returns those of the given actions that are kept. A dropped one gives its place to the kept ones that follow it, in the order in
 * which a reader runs them. Each object is named once, and chains may lead back to themselves.
 */
export function chooseKeptActions(document: InputDocument, actions: readonly PdfValue[], dropsDeadLinks: boolean): PdfValue[] {
  const kept: PdfValue[] = [];
  const visited = new Set<number>();
  // `pop` takes the last one, so they wait in reverse order.
  const waiting = actions.slice(0, MAX_CHAIN).reverse();
  for (let object = waiting.pop(), visits = 0; object !== undefined; object = waiting.pop(), visits++) {
    if (visits === MAX_CHAIN || (visits > 0 && !takeRepetitions(document, 1))) {
      document.dropped.add('actions');
      break;
    }
    if (object instanceof PdfReference) {
      if (visited.has(object.number)) continue;
      visited.add(object.number);
    }
    const action = document.file.resolve(object);
    const isItselfDropped = noteDroppedAction(document, action, dropsDeadLinks);
    if (!isDictionary(action) || isChainRemoved(document, object, dropsDeadLinks)) continue;
    if (isItselfDropped) for (const next of listFollowingActions(document, action).reverse()) waiting.push(next);
    else kept.push(object);
  }
  return kept;
}

/** Returns how many values a value consists of, its direct parts included. */
export function countValues(value: PdfValue): number {
  let count = 1;
  const parts = Array.isArray(value) ? value : isDictionary(value) ? value.values() : [];
  for (const part of parts) count += countValues(part);
  return count;
}
