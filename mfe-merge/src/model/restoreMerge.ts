import type { MergeState } from './emptyMerge';

/** What is found again of an earlier visit. */
export type RestoredMerge = Pick<MergeState, 'files' | 'choices' | 'pages' | 'place' | 'view' | 'name' | 'nextId' | 'leftOut' | 'progress'>;

/** The screen as it was left; files that were chosen meanwhile come behind those that were left. */
export function restoreMerge(state: MergeState, restored: RestoredMerge): MergeState {
  if (state.files.length === 0) return { ...state, ...restored };
  // The new files have taken the numbers of the old ones.
  const shift = state.nextId;
  const files = restored.files.map((chosen) => ({ ...chosen, id: chosen.id + shift }));
  const pages = restored.pages?.map((page) => ({ ...page, key: `${shift}-${page.key}`, fileId: page.fileId + shift })) ?? null;
  return { ...state, ...restored, files: [...files, ...state.files], pages, nextId: restored.nextId + shift, progress: { step: 'choosing' } };
}
