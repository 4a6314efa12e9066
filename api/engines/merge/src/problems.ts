import type { MergeProblem } from '@sheaf/pdf/errors';
import { Refusal } from '../../../src/refusal.ts';
import type { MergeWarning } from './mergeOptions.ts';

/** The refusal a visitor meets for a problem of the engine. `order` says which uploaded file each input was. */
export function toRefusal({ code, file, fileIndex, details }: MergeProblem, order?: number[]): Refusal {
  return Refusal.withDetails(code, { file, ...details }).about(fileIndex === undefined ? undefined : (order?.[fileIndex] ?? fileIndex));
}

/** Said when the fallback had to merge. */
export function simplerMergeWarning(file: string): MergeWarning {
  const text = `${file} is damaged, so all files were merged page by page. Bookmarks, links between pages and form fields may be missing.`;
  return { code: 'merged_page_by_page', file, text };
}
