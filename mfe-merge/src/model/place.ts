import type { MergeMessages } from '../messages';
import type { MergePlace, MergeState } from './emptyMerge';
import { findServerLimitRefusal, type MergeLimits } from './limits';
import { countChosenPages } from './pageRange';

export interface PlaceDecision {
  place: MergePlace;
  /** Why it cannot be the server, in a sentence; null when the visitor has the choice. */
  overLimit: string | null;
  /** True while no network offers another place. */
  isOffline: boolean;
}

/** Decides where to merge: as chosen, but on this device when the server would reject the files or is unreachable. */
export function decidePlace(
  state: Pick<MergeState, 'files' | 'pages' | 'place'>,
  limits: MergeLimits,
  words: MergeMessages,
  isOnline = true,
): PlaceDecision {
  const files = state.files.map(({ file }) => file);
  const overLimit = findServerLimitRefusal(files, countResultPages(state), limits, words);
  return { place: overLimit || !isOnline ? 'device' : state.place, overLimit, isOffline: !isOnline };
}

/** Counts the pages of the result, as far as known. */
export function countResultPages({ files, pages }: Pick<MergeState, 'files' | 'pages'>): number {
  return pages?.length ?? files.reduce((sum, chosen) => sum + (countChosenPages(chosen) ?? 0), 0);
}
