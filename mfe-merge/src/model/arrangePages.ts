import type { ArrangedPage } from './arrangedPage';
import type { MergeState } from './mergeState';
import { listPages } from './pageRange';

/** Every page of the result, one by one, as files, ranges and the chosen order put them: where arranging by hand begins. */
export function arrangePages({ files, choices }: Pick<MergeState, 'files' | 'choices'>): ArrangedPage[] {
  const byFile = files.map((chosen, place) => {
    const pages = listPages(chosen);
    return choices.interleave === 'alternate-reverse' && place % 2 === 1 ? pages.reverse() : pages;
  });
  if (choices.interleave === 'none') return byFile.flat();
  const longest = Math.max(0, ...byFile.map((pages) => pages.length));
  return Array.from({ length: longest }, (_, round) => byFile.flatMap((pages) => pages.slice(round, round + 1))).flat();
}
