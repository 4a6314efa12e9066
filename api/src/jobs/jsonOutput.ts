import type { EngineHooks, OutputFile, SourceFile } from '../engines/engine.ts';
import type { Job, JobHooks, JobRunner } from '../ports.ts';
import type { EngineName } from './engines.ts';

/** Runs an engine whose result is JSON: it is written as the output, since it may be longer than what a process may tell. */
export function writingJson<Options>(work: (files: SourceFile[], options: Options, hooks: EngineHooks) => Promise<object>) {
  return async (files: SourceFile[], options: Options, hooks: EngineHooks, output: OutputFile): Promise<null> => {
    output.write(new TextEncoder().encode(JSON.stringify(await work(files, options, hooks))));
    return null;
  };
}

/** What a job of such an engine has found. The process read a stranger's file, so nothing of it is taken on trust. */
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
