import type { Job, JobHooks, JobRunner } from '../ports.ts';
import type { EngineName } from './engines.ts';

/** What a job of an engine that writes JSON has found. The process read a stranger's file, so nothing of it is taken on trust. */
export async function jsonOf<Name extends EngineName, Result>(
  jobs: JobRunner,
  job: Job<Name>,
  parse: (told: unknown) => Result,
  hooks: JobHooks,
): Promise<Result> {
  const { output } = await jobs.run(job, hooks);
  try {
    return parse(JSON.parse(new TextDecoder().decode(await output.start(output.size))));
  } finally {
    output.close();
  }
}
