import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mergeFiles } from '@sheaf/merge/command/node';
import { describeFileError } from '@sheaf/platform/command/describeFileError';
import { type Command, type CommandLine, commands, parseCommandLine, UsageError } from './commandLine.ts';
import { describeRefusal } from './describeRefusal.ts';
import { GENERAL_HELP, helpTexts } from './helpTexts.ts';
import { planTasks } from './planTasks.ts';
import { type CommandContext, runTasks, status } from './runTasks.ts';
import { watchFolder } from './watchFolder.ts';
import { ResultExistsError } from './writeResult.ts';

const MIN_MERGE_FILES = 2;

/** Runs `sheaf` with its arguments, and returns the exit status. */
export async function runSheaf([name, ...words]: string[], context: CommandContext): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    context.print(GENERAL_HELP);
    return name === undefined ? status.wrongUsage : status.done;
  }
  if (name === '--version') {
    context.print(`${readVersion()}\n`);
    return status.done;
  }
  try {
    const command = commands.find((known) => known === name);
    if (!command) throw new UsageError(`There is no command ${name}: choose one of ${commands.join(', ')}.`);
    const line = parseCommandLine(command, words);
    if (!line.wantsHelp) return await runCommand(command, line, context);
    context.print(helpTexts[command]);
    return status.done;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.report(error.message);
    return status.wrongUsage;
  }
}

async function runCommand(command: Command, line: CommandLine, context: CommandContext): Promise<number> {
  const folder = line.zip === undefined ? line.outDir : path.dirname(line.zip);
  if (folder !== undefined && !existsSync(folder)) throw new UsageError(`The folder ${folder} does not exist: make it first.`);
  if (command === 'merge') return merge(line, context);
  if (command === 'watch') return watch(line, context);
  if (line.files.length === 0) throw new UsageError(`Name the PDF files: sheaf ${command} FILE.pdf…`);
  if (line.zip === undefined) return runTasks(planTasks(command, line), line, context);
  if (line.outDir !== undefined) throw new UsageError('Results go into a folder or into a ZIP file: name --out-dir or --zip, not both.');
  const { zipResults } = await import('./zipResults.ts');
  return zipResults(command, line, line.zip, context);
}

async function merge({ output, files, force, password }: CommandLine, { report }: CommandContext): Promise<number> {
  if (output === undefined) throw new UsageError('Name the file to write: sheaf merge -o OUT.pdf FILE.pdf FILE.pdf…');
  if (files.length < MIN_MERGE_FILES) throw new UsageError(`Name at least ${MIN_MERGE_FILES} PDF files to merge.`);
  try {
    if (!force && existsSync(output)) throw new ResultExistsError(output, 'name another file with --output');
    const warnings = await mergeFiles(
      files.map((file) => ({ path: file, password })),
      output,
    );
    for (const { text } of warnings) report(text);
    return status.done;
  } catch (error) {
    const file = error instanceof Error && 'fileIndex' in error && typeof error.fileIndex === 'number' ? files[error.fileIndex] : undefined;
    report(describeFileError(error, { read: files, write: output }) ?? describeRefusal(error, file ?? output));
    return status.refused;
  }
}

async function watch(line: CommandLine, context: CommandContext): Promise<number> {
  const [folder, ...others] = line.files;
  const { toDo } = line;
  if (folder === undefined || others.length > 0) throw new UsageError('Name one folder: sheaf watch DIR --do convert.');
  if (toDo === undefined) throw new UsageError('Name what to do with each file: --do convert, text, check or searchable.');
  let worst: number = status.done;
  for await (const files of watchFolder(folder, toDo, line, context.signal)) {
    worst = Math.max(worst, await runTasks(planTasks(toDo, { ...line, files }, { alwaysWrites: true }), line, context));
  }
  return worst;
}

function readVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return version;
}
