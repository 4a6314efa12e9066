import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import type { EngineHooks } from '@sheaf/platform/engineHooks';

/** Wraps an engine whose result is JSON, so that it writes the result as its output. A message of the worker could be too short for it. */
export function writeJsonOutput<Options>(work: (files: SourceFile[], options: Options, hooks: EngineHooks) => Promise<object>) {
  return async (files: SourceFile[], options: Options, hooks: EngineHooks, output: OutputFile): Promise<null> => {
    output.write(new TextEncoder().encode(JSON.stringify(await work(files, options, hooks))));
    return null;
  };
}
