import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CommandLine } from './commandLine.ts';
import type { FileCommand, FileTask } from './fileTask.ts';
import { ResultExistsError } from './writeResult.ts';

const endings: Record<FileCommand, string> = { convert: '.docx', text: '.txt', check: '.check.txt', searchable: '-searchable.pdf' };
/** Commands that print their result unless a folder is named. */
const PRINTED = new Set<FileCommand>(['text', 'check']);

export interface PlannedTasks {
  tasks: FileTask[];
  /** Why the other files are skipped, one sentence each. */
  refusals: string[];
}

/** Plans the output of each file. Refuses a file whose result exists already or would overwrite another's. */
export function planTasks(command: FileCommand, line: CommandLine, { alwaysWrites = false } = {}): PlannedTasks {
  const planned: PlannedTasks = { tasks: [], refusals: [] };
  const writers = new Map<string, string>();
  for (const input of new Set(line.files)) {
    const writes = alwaysWrites || line.outDir !== undefined || !PRINTED.has(command);
    const output = writes ? getResultPath(command, input, line.outDir) : undefined;
    const other = output && writers.get(path.resolve(output));
    if (output && other !== undefined) {
      planned.refusals.push(`${input} would overwrite the result of ${other}: write it to another folder with --out-dir.`);
    } else if (output && !line.force && existsSync(output)) planned.refusals.push(new ResultExistsError(output).message);
    else {
      if (output) writers.set(path.resolve(output), input);
      planned.tasks.push(planTask(command, { input, output }, line));
    }
  }
  return planned;
}

/** Plans one task with the options of the command line. */
export function planTask(command: FileCommand, files: Pick<FileTask, 'input' | 'output'>, line: CommandLine): FileTask {
  const { force, password, languages, ocrData } = line;
  return { command, ...files, force, password, languages, ocrData };
}

/** Returns the path of a file's result: beside the file, or in `outDir`. */
export function getResultPath(command: FileCommand, input: string, outDir: string | undefined): string {
  const name = path.basename(input).replace(/\.pdf$/i, '');
  return path.join(outDir ?? path.dirname(input), `${name}${endings[command]}`);
}
