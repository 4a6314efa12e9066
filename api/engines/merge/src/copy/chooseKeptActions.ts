import { isDictionary, PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import { isDropped, isRemoved, listFollowingActions, MAX_CHAIN } from './actions.ts';
import type { InputDocument } from './inputDocument.ts';

/**
 * How often more than one action is looked at, or a value written a second time, for one file: work and result grow with the file and
 * not with its square. No honest file comes near.
 */
const MAX_REPETITIONS = 50_000;

const repetitions = new WeakMap<InputDocument, number>();

/** Returns whether a file may have so many repetitions more, and counts them. */
export function mayRepeat(document: InputDocument, count: number): boolean {
  const repeated = (repetitions.get(document) ?? 0) + count;
  repetitions.set(document, repeated);
  return repeated <= MAX_REPETITIONS;
}

/**
 * Returns those of the given actions that are kept. A dropped one gives its place to the kept ones that follow it, in the order in
 * which a reader runs them. Each object is named once, and chains may lead back to themselves.
 */
export function chooseKeptActions(document: InputDocument, actions: readonly PdfValue[], losesPages: boolean): PdfValue[] {
  const kept: PdfValue[] = [];
  const visited = new Set<number>();
  // The last one is the next to be looked at.
  const waiting = actions.slice(0, MAX_CHAIN).reverse();
  for (let place = waiting.pop(), visits = 0; place !== undefined; place = waiting.pop(), visits++) {
    if (visits === MAX_CHAIN || (visits > 0 && !mayRepeat(document, 1))) {
      document.dropped.add('actions');
      break;
    }
    if (place instanceof PdfReference) {
      if (visited.has(place.number)) continue;
      visited.add(place.number);
    }
    const action = document.file.resolve(place);
    const isItselfDropped = isDropped(document, action, losesPages);
    if (!isDictionary(action) || isRemoved(document, place, losesPages)) continue;
    if (isItselfDropped) for (const next of listFollowingActions(document, action).reverse()) waiting.push(next);
    else kept.push(place);
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
