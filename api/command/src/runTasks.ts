import type { PlannedTasks } from './planTasks.ts';
import { runInThreads } from './runInThreads.ts';

/** The output streams of a command, and the signal that stops it. */
export interface CommandContext {
  /** Prints a result, such as the text of a file. */
  print(text: string): void;
  /** Prints a sentence about progress or a problem. */
  report(line: string): void;
  signal: AbortSignal;
}

export const status = { done: 0, refused: 1, wrongUsage: 2, foundMistakes: 3 } as const;

interface Running {
  /** How many files are processed at a time. */
  jobs: number;
  /** Called for each result that was written, and returns how it is named in the report. */
  nameResult?: (output: string) => string;
}

/** Runs the tasks of a command, reports the outcome of each, and returns the exit status. */
export async function runTasks(
  { tasks, refusals }: PlannedTasks,
  { jobs, nameResult = (output) => output }: Running,
  { print, report, signal }: CommandContext,
): Promise<number> {
  for (const sentence of refusals) report(sentence);
  let refused = refusals.length;
  let findings = 0;
  for await (const [{ input, output }, outcome] of runInThreads(tasks, jobs, signal)) {
    if (outcome.state === 'refused') {
      refused += 1;
      report(outcome.sentence);
      continue;
    }
    findings += outcome.findings;
    if (output === undefined) print(outcome.text);
    else report(`${input} → ${nameResult(output)}`);
    for (const note of outcome.notes) report(note);
  }
  if (refused > 0) return status.refused;
  return findings > 0 ? status.foundMistakes : status.done;
}
