import { describeFileError } from '@sheaf/platform/command/describeFileError';
import { mergeFiles } from './node.ts';

const MIN_FILES = 2;
const TOO_FEW_FILES = `Please select at least ${MIN_FILES} PDF files to merge.`;

/** Merges the files named after the output; gives the exit status. Warnings and errors are said in one sentence each. */
export async function runCommand([out, ...files]: string[], printLine: (line: string) => void): Promise<number> {
  try {
    if (out === undefined) throw new Error('Give the file to write and the PDF files to merge.');
    if (files.length < MIN_FILES) throw new Error(TOO_FEW_FILES);
    const warnings = await mergeFiles(
      files.map((path) => ({ path })),
      out,
    );
    for (const { text } of warnings) printLine(text);
    return 0;
  } catch (error) {
    const problem = out === undefined ? undefined : describeFileError(error, { read: files, write: out });
    printLine(problem ?? (error instanceof Error ? error.message : String(error)));
    return 1;
  }
}
