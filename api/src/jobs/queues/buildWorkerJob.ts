import type { Job, JobHooks, TempFile } from '../../ports.ts';
import { openJobBytes } from '../protocol/jobBytes.ts';
import { throttleProgress } from '../protocol/jobProgress.ts';
import type { WorkerJob } from '../sandbox/workerJob.ts';

/** Builds what a worker gets of a job whose files and output are on this machine. */
export function buildWorkerJob(job: Job, hooks: JobHooks, output: TempFile, limits: WorkerJob['limits']): WorkerJob {
  const contents = job.files.map(({ content }) => content);
  return {
    requestId: hooks.requestId,
    engine: job.engine,
    options: job.options,
    files: job.files.map(({ name, content }) => ({ name, bytes: content.size })),
    bytes: openJobBytes(contents, output),
    signal: hooks.signal,
    limits,
    onProgress: throttleProgress((progress) => hooks.onProgress?.(progress)),
  };
}
