import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type FileCommand, fileCommands } from './fileTask.ts';

export const commands = ['merge', ...fileCommands, 'watch'] as const;
export type Command = (typeof commands)[number];

const MAX_JOBS = 32;
const DEFAULT_JOBS = 4;
const MAX_EVERY_SECONDS = 3600;

const common = { help: { type: 'boolean', short: 'h' }, force: { type: 'boolean', short: 'f' } } as const;
const mergeOptions: Options = { ...common, output: { type: 'string', short: 'o' }, password: { type: 'string' } };
const reading = {
  password: { type: 'string' },
  language: { type: 'string', short: 'l', multiple: true },
  'ocr-data': { type: 'string' },
  'out-dir': { type: 'string', short: 'd' },
  jobs: { type: 'string', short: 'j' },
} as const;
const packing = { zip: { type: 'string' } } as const;

/** The parsed options of a command. */
export interface CommandLine {
  files: string[];
  wantsHelp: boolean;
  force: boolean;
  /** The file that `merge` writes. */
  output?: string | undefined;
  /** The folder for results. By default they are written beside their PDFs. */
  outDir?: string | undefined;
  /** The ZIP file for all results. */
  zip?: string | undefined;
  password?: string | undefined;
  /** Tesseract's names of languages, such as `deu`. */
  languages?: string[] | undefined;
  ocrData?: string | undefined;
  /** How many files are processed at a time. */
  jobs: number;
  /** What `watch` does with each file. */
  toDo?: FileCommand | undefined;
  everySeconds: number;
  once: boolean;
}

/** An invalid command line. Its message is one sentence. */
export class UsageError extends Error {}

/** Parses the arguments after the name of a command. Throws a `UsageError`. */
export function parseCommandLine(command: Command, words: string[]): CommandLine {
  const { values, positionals: files } = parseOptions(command, words);
  return {
    files,
    wantsHelp: values.help === true,
    force: values.force === true,
    output: parseText(values.output),
    outDir: parseText(values['out-dir']),
    zip: parseText(values.zip),
    password: parseText(values.password),
    languages: Array.isArray(values.language) ? values.language.map(String) : undefined,
    ocrData: parseText(values['ocr-data']),
    jobs: parseNumber('--jobs', values.jobs, Math.min(DEFAULT_JOBS, availableParallelism()), MAX_JOBS),
    toDo: parseFileCommand(values.do),
    everySeconds: parseNumber('--every', values.every, 2, MAX_EVERY_SECONDS),
    once: values.once === true,
  };
}

function parseOptions(command: Command, args: string[]) {
  try {
    if (command === 'merge') return parseArgs({ args, allowPositionals: true, options: mergeOptions });
    const watching = { do: { type: 'string' }, every: { type: 'string' }, once: { type: 'boolean' } } as const;
    const options: Options = { ...common, ...reading, ...(command === 'watch' ? watching : packing) };
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const file = args.find((word) => /^-.*\.pdf$/i.test(word));
    if (file) throw new UsageError(`${file} begins like an option: write ./${file} for the file.`);
    const [first = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError(`${first.replace(/\.$/, '')}: run sheaf ${command} --help to see its options.`);
  }
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function parseText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function parseNumber(option: string, value: unknown, byDefault: number, max: number): number {
  if (value === undefined) return byDefault;
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= 1 && number <= max)) throw new UsageError(`${option} takes a whole number from 1 to ${max}, not "${value}".`);
  return number;
}

function parseFileCommand(value: unknown): FileCommand | undefined {
  if (value === undefined) return undefined;
  const found = fileCommands.find((command) => command === value);
  if (!found) throw new UsageError(`--do takes one of ${fileCommands.join(', ')}, not "${value}".`);
  return found;
}
