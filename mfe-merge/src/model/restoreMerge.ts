import type { MergeState } from './emptyMerge';
import { noHistory } from './history';

/** What is found again of an earlier visit. */
export type RestoredMerge = Omit<MergeState, 'rejected' | 'announcement'>;

/** Restores the saved screen; files chosen meanwhile follow the restored ones. */
export function restoreMerge(state: MergeState, restored: RestoredMerge): MergeState {
  if (state.files.length === 0) return { ...state, ...restored };
  // The new files have taken the numbers of the old ones.
  const shift = state.nextId;
  const files = restored.files.map((chosen) => ({ ...chosen, id: chosen.id + shift }));
  const pages = restored.pages?.map((page) => ({ ...page, key: `${shift}-${page.key}`, fileId: page.fileId + shift })) ?? null;
  return {
    ...state,
    ...restored,
    files: [...files, ...state.files],
    pages,
    nextId: restored.nextId + shift,
    progress: { step: 'choosing' },
    // Neither history knows the files of the other, so a step back would lose them.
    ...noHistory,
  };
}
