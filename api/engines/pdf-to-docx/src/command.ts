import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { describeFileError } from '@sheaf/platform/command/describeFileError';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { convertFile } from './convertFile.ts';

/** Converts the PDF named first to the Word file named second and returns the exit status. A refusal is reported in one sentence. */
export async function runCommand(
  [input, output, password]: string[],
  report: (line: string) => void,
  onProgress: EngineHooks['onProgress'] = () => undefined,
): Promise<number> {
  try {
    if (input === undefined || output === undefined) throw new Error('Give the PDF to convert and the Word file to write.');
    const file = createFileInMemory(basename(input), readFileSync(input));
    const hooks = { onProgress, signal: new AbortController().signal };
    const options = password === undefined ? {} : { password };
    const { docx } = await convertFile(file, { options, maxPages: 0 }, hooks, openRecogniserWhenNeeded);
    writeFileSync(output, docx);
    return 0;
  } catch (error) {
    const problem = input === undefined || output === undefined ? undefined : describeFileError(error, { read: [input], write: output });
    report(problem ?? (error instanceof Error ? error.message : String(error)));
    return 1;
  }
}

/** Most documents hold text, and then nothing of Tesseract need be loaded. */
const openRecogniserWhenNeeded: typeof import('@sheaf/ocr/recogniser').openRecogniser = async (...wanted) => {
  // Reading a scan takes long enough for the better compiler that `cli.js` goes without.
  setFlagsFromString('--turbofan');
  return (await import('@sheaf/ocr/recogniser')).openRecogniser(...wanted);
};
