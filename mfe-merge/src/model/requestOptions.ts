import { filterChangedChoices } from '@sheaf/api/contract/choices';
import type { MergeOptions } from '@sheaf/api/contract/merge';
import { choicesReplacedByPages, type MergeChoices, mergeChoices } from '@sheaf/api/contract/mergeChoices';
import type { MergeState } from './emptyMerge';

/** Builds the options to send: only what the visitor changed; undefined when nothing. */
export function buildRequestOptions({ files, choices, pages }: Pick<MergeState, 'files' | 'choices' | 'pages'>): MergeOptions | undefined {
  const changed = filterChangedChoices(mergeChoices, choices);
  const options: MergeOptions = {
    ...(files.some(({ password }) => password !== '') && { passwords: files.map(({ password }) => password || null) }),
    ...(pages ? { ...omitReplaced(changed), ...pageByPage(files, pages) } : { ...changed, ...fileByFile(files) }),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}

/** Leaves out what means nothing once every page is listed. */
function omitReplaced(changed: Partial<MergeChoices>): Partial<MergeChoices> {
  const kept = { ...changed };
  for (const name of choicesReplacedByPages) delete kept[name];
  return kept;
}

function fileByFile(files: MergeState['files']): MergeOptions {
  const ranges = files.map(({ range }) => range.trim() || null);
  return {
    ...(ranges.some((range) => range !== null) && { ranges }),
    ...(files.some(({ rotate }) => rotate !== 0) && { rotate: files.map(({ rotate }) => rotate) }),
  };
}

function pageByPage(files: MergeState['files'], pages: NonNullable<MergeState['pages']>): MergeOptions {
  const places = new Map(files.map(({ id }, index) => [id, index]));
  return {
    pages: pages.flatMap(({ fileId, page, rotate }) => {
      const file = places.get(fileId);
      return file === undefined ? [] : [{ file, page, ...(rotate !== 0 && { rotate }) }];
    }),
  };
}
