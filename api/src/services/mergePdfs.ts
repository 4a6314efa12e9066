import { findOptionsProblem } from '../../contract/findOptionsProblem.ts';
import { type MergeOptions, MIN_MERGE_FILES } from '../../contract/merge.ts';
import type { JobFile, JobHooks, JobResult, JobRunner } from '../ports.ts';
import { Refusal } from '../refusal.ts';

export interface MergeDependencies {
  jobs: JobRunner;
  limits: { maxPages: number; mergeFreeFiles: number };
}

/** Merges PDFs, or refuses what cannot be merged so. The caller closes the file of the result. */
export type MergePdfs = (files: JobFile[], options: MergeOptions, hooks: JobHooks) => Promise<JobResult<'merge'>>;

/** Creates the merge. Refuses invalid options, fewer than two files, and more files than are free. */
export function createMergePdfs({ jobs, limits: { maxPages, mergeFreeFiles } }: MergeDependencies): MergePdfs {
  return async (files, options, hooks) => {
    const reason = findOptionsProblem(options, files.length);
    if (reason) throw new Refusal('invalid_options', { reason });
    if (files.length < MIN_MERGE_FILES) throw new Refusal('not_enough_files');
    if (mergeFreeFiles > 0 && files.length > mergeFreeFiles) throw new Refusal('merge_limit_reached', { limit: mergeFreeFiles });
    return await jobs.run({ engine: 'merge', files, options: { options, maxPages } }, hooks);
  };
}
