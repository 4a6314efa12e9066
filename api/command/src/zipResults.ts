import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFileError } from '@sheaf/platform/command/describeFileError';
import { zipFiles } from '@sheaf/platform/zip/zipFiles';
import { createZipNames } from '@sheaf/platform/zip/zipNames';
import { MAX_ZIP_BYTES, MAX_ZIP_FILES } from '@sheaf/platform/zip/zipRecords';
import type { CommandLine } from './commandLine.ts';
import type { FileCommand } from './fileTask.ts';
import { getResultPath, planTask } from './planTasks.ts';
import { type CommandContext, runTasks, status } from './runTasks.ts';
import { ResultExistsError, writeResult } from './writeResult.ts';

const ALTERNATIVE = 'name another file with --zip';

/** Runs a command on each file and writes all results into one ZIP file. Returns the exit status. */
export async function zipResults(command: FileCommand, line: CommandLine, zip: string, context: CommandContext): Promise<number> {
  if (!line.force && existsSync(zip)) {
    context.report(new ResultExistsError(zip, ALTERNATIVE).message);
    return status.refused;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'sheaf-zip-'));
  try {
    const nameFile = createZipNames();
    const tasks = [...new Set(line.files)].map((input) => {
      const name = nameFile(path.basename(getResultPath(command, input, folder)));
      return planTask(command, { input, output: path.join(folder, name) }, line);
    });
    const written: string[] = [];
    const nameResult = (output: string) => {
      written.push(output);
      return `${zip}: ${path.basename(output)}`;
    };
    const ended = await runTasks({ tasks, refusals: [] }, { jobs: line.jobs, nameResult }, context);
    const problem = written.length > 0 ? writeZip(zip, written, line.force) : undefined;
    if (problem !== undefined) context.report(problem);
    return problem === undefined ? ended : status.refused;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the ZIP file. Returns why it could not, in one sentence. */
function writeZip(zip: string, files: string[], force: boolean): string | undefined {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  if (files.length > MAX_ZIP_FILES || bytes > MAX_ZIP_BYTES) return `${zip} cannot hold so much: name fewer files at a time.`;
  try {
    writeResult(zip, zipFiles(files.map((file) => ({ name: path.basename(file), data: readFileSync(file) }))), force, ALTERNATIVE);
    return undefined;
  } catch (error) {
    const sentence = error instanceof ResultExistsError ? error.message : describeFileError(error, { read: [], write: zip });
    if (sentence === undefined) throw error;
    return sentence;
  }
}
