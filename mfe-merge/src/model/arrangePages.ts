import { orderPages } from '@sheaf/merge/pageOrder';
import type { ArrangedPage } from './arrangedPage';
import type { MergeState } from './emptyMerge';
import { listPages } from './pageRange';

/** Returns every page of the result, as files, ranges and the chosen order put them: where arranging by hand begins. Blank pages are not shown. */
export function arrangePages({ files, choices }: Pick<MergeState, 'files' | 'choices'>): ArrangedPage[] {
  const pages = files.map((chosen): (ArrangedPage | null)[] => listPages(chosen));
  return orderPages(pages, choices, () => null).filter((page) => page !== null);
}
