import type { MergeState } from './emptyMerge';
import type { MergeRefusal } from './mergeRefusal';
import { findRangeProblem } from './pageRange';
import { buildRefusalReason } from './reason';
import { isUnreadable } from './unreadableFiles';

/** Returns a refusal known before reading or sending, or null: invalid range, missing password, no pages. */
export function findRefusalBeforeMerging({ files, pages }: Pick<MergeState, 'files' | 'pages'>): MergeRefusal | null {
  if (pages?.length === 0) return { code: null, because: 'noPagesLeft' };
  for (const [fileIndex, chosen] of files.entries()) {
    // It is left out of the merge.
    if (isUnreadable(chosen)) continue;
    const { facts, file, password } = chosen;
    if (facts.state === 'locked') {
      const code = password === '' ? 'password_required' : 'wrong_password';
      // What was typed last may not have been tried yet; anyone who merges tries it.
      if (password === '' || facts.isWrongPassword) return { ...buildRefusalReason(code, { file: file.name }), fileIndex };
    }
    const wrongRange = pages ? null : findRangeProblem(chosen);
    if (wrongRange) return { ...wrongRange, fileIndex };
  }
  return null;
}
