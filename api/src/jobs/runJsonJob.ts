import type { Job, JobHooks, JobRunner } from '../ports.ts';
import type { EngineName } from './engines.ts';

/** Runs a job whose engine writes JSON, and parses its output. The worker read an untrusted file, so the server trusts none of it. */
export async function runJsonJob<Name extends EngineName, Result>(
  jobs: JobRunner,
  job: Job<Name>,
  parse: (output: unknown) => Result,
  hooks: JobHooks,
): Promise<Result> {
  const { output } = await jobs.run(job, hooks);
  try {
    return parse(JSON.parse(new TextDecoder().decode(await output.start(output.size))));
  } finally {
    output.close();
  }
}
