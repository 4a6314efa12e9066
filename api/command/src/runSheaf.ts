import { existsSync, readFileSync } from 'node:fs';
import { mergeFiles } from '@sheaf/merge/command/node';
import { describeFileError } from '@sheaf/platform/command/describeFileError';
import { type Command, type CommandLine, commands, parseCommandLine, UsageError } from './commandLine.ts';
import { describeRefusal } from './describeRefusal.ts';
import { GENERAL_HELP, helpTexts } from './helpTexts.ts';
import { type PlannedTasks, planTasks } from './planTasks.ts';
import { runInThreads } from './runInThreads.ts';
import { watchFolder } from './watchFolder.ts';
import { ResultExistsError } from './writeResult.ts';

/** Where a command speaks and what stops it. */
export interface Surroundings {
  /** Takes what was asked for. */
  print(text: string): void;
  /** Takes a sentence about the work. */
  say(line: string): void;
  signal: AbortSignal;
}

export const status = { done: 0, refused: 1, wrongUsage: 2, foundMistakes: 3 } as const;
const MIN_MERGE_FILES = 2;

/** Runs `sheaf` with the words behind its name, and returns the exit status. */
export async function runSheaf([name, ...words]: string[], around: Surroundings): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    around.print(GENERAL_HELP);
    return name === undefined ? status.wrongUsage : status.done;
  }
  if (name === '--version') {
    around.print(`${readVersion()}\n`);
    return status.done;
  }
  try {
    const command = commands.find((known) => known === name);
    if (!command) throw new UsageError(`There is no command ${name}: choose one of ${commands.join(', ')}.`);
    const line = parseCommandLine(command, words);
    if (!line.wantsHelp) return await runCommand(command, line, around);
    around.print(helpTexts[command]);
    return status.done;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    around.say(error.message);
    return status.wrongUsage;
  }
}

async function runCommand(command: Command, line: CommandLine, around: Surroundings): Promise<number> {
  if (line.outDir !== undefined && !existsSync(line.outDir)) throw new UsageError(`The folder ${line.outDir} does not exist: make it first.`);
  if (command === 'merge') return merge(line, around);
  if (command === 'watch') return watch(line, around);
  if (line.files.length === 0) throw new UsageError(`Name the PDF files: sheaf ${command} FILE.pdf…`);
  return runTasks(planTasks(command, line), line, around);
}

async function merge({ output, files, force }: CommandLine, { say }: Surroundings): Promise<number> {
  if (output === undefined) throw new UsageError('Name the file to write: sheaf merge -o OUT.pdf FILE.pdf FILE.pdf…');
  if (files.length < MIN_MERGE_FILES) throw new UsageError(`Name at least ${MIN_MERGE_FILES} PDF files to merge.`);
  try {
    if (!force && existsSync(output)) throw new ResultExistsError(output);
    const warnings = await mergeFiles(
      files.map((path) => ({ path })),
      output,
    );
    for (const { text } of warnings) say(text);
    return status.done;
  } catch (error) {
    const file = error instanceof Error && 'fileIndex' in error && typeof error.fileIndex === 'number' ? files[error.fileIndex] : undefined;
    say(describeFileError(error, { read: files, write: output }) ?? describeRefusal(error, file ?? output));
    return status.refused;
  }
}

async function watch(line: CommandLine, around: Surroundings): Promise<number> {
  const [folder, ...others] = line.files;
  const { toDo } = line;
  if (folder === undefined || others.length > 0) throw new UsageError('Name one folder: sheaf watch DIR --do convert.');
  if (toDo === undefined) throw new UsageError('Say what to do with each file: --do convert, text, check or searchable.');
  let worst: number = status.done;
  for await (const files of watchFolder(folder, toDo, line, around.signal)) {
    worst = Math.max(worst, await runTasks(planTasks(toDo, { ...line, files }, { alwaysWrites: true }), line, around));
  }
  return worst;
}

async function runTasks({ tasks, refusals }: PlannedTasks, { jobs }: CommandLine, { print, say, signal }: Surroundings): Promise<number> {
  for (const sentence of refusals) say(sentence);
  let refused = refusals.length;
  let findings = 0;
  for await (const [{ input, output }, outcome] of runInThreads(tasks, jobs, signal)) {
    if (outcome.state === 'refused') {
      refused += 1;
      say(outcome.sentence);
      continue;
    }
    findings += outcome.findings;
    if (output === undefined) print(outcome.text);
    else say(`${input} → ${output}`);
    for (const note of outcome.notes) say(note);
  }
  if (refused > 0) return status.refused;
  return findings > 0 ? status.foundMistakes : status.done;
}

function readVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return version;
}
