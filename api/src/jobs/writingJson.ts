import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import type { EngineHooks } from '@sheaf/platform/engineHooks';

/** Runs an engine whose result is JSON: it is written as the output, since it may be longer than what a process may tell. */
export function writingJson<Options>(work: (files: SourceFile[], options: Options, hooks: EngineHooks) => Promise<object>) {
  return async (files: SourceFile[], options: Options, hooks: EngineHooks, output: OutputFile): Promise<null> => {
    output.write(new TextEncoder().encode(JSON.stringify(await work(files, options, hooks))));
    return null;
  };
}
