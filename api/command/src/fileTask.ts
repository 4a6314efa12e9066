import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { createOutputInMemory } from '@sheaf/pdf/bytes/outputInMemory';
import type { DocumentText } from '@sheaf/pdf-text/documentText';
import { describeFileError } from '@sheaf/platform/command/describeFileError';
import { describeRefusal } from './describeRefusal.ts';
import { describeWarnings } from './describeWarnings.ts';
import { writeResult } from './writeResult.ts';

/** The commands that process each file by itself. */
export const fileCommands = ['convert', 'text', 'check', 'searchable'] as const;
export type FileCommand = (typeof fileCommands)[number];

/** One file and what is to be done with it. */
export interface FileTask {
  command: FileCommand;
  input: string;
  /** The file to write; left out where the text is to be printed. */
  output: string | undefined;
  force: boolean;
  password: string | undefined;
  languages: string[] | undefined;
  ocrData: string | undefined;
}

export type TaskOutcome =
  | { state: 'done'; notes: string[]; text: string; findings: number }
  /** In one sentence. */
  | { state: 'refused'; sentence: string };

interface Result {
  bytes: Uint8Array;
  warnings: DocumentText['warnings'];
  findings?: number;
}

const hooks = { onProgress: () => undefined, signal: new AbortController().signal };

/** Runs a task. A refusal is an outcome too. */
export async function runFileTask(task: FileTask): Promise<TaskOutcome> {
  const { command, input, output, force } = task;
  try {
    const { bytes, warnings, findings = 0 } = await runners[command](createFileInMemory(input, readFileSync(input)), task);
    if (output !== undefined) writeResult(output, bytes, force);
    return { state: 'done', notes: describeWarnings(warnings, input), text: output === undefined ? new TextDecoder().decode(bytes) : '', findings };
  } catch (error) {
    const ofFile = describeFileError(error, { read: [input], write: output ?? path.basename(input) });
    return { state: 'refused', sentence: ofFile ?? describeRefusal(error, input) };
  }
}

const runners: Record<FileCommand, (file: SourceFile, task: FileTask) => Promise<Result>> = {
  async convert(file, { password, languages: ocrLanguages, ocrData: ocrDataFolder }) {
    const { convertPdf } = await import('@sheaf/pdf-to-docx/convertPdf');
    const output = createOutputInMemory();
    const { warnings } = await convertPdf([file], { options: { password, ocrLanguages }, maxPages: 0, ocrDataFolder }, hooks, output);
    return { bytes: output.written().bytes(), warnings };
  },
  async text(file, task) {
    const { text, warnings } = await readText(file, task);
    return { bytes: new TextEncoder().encode(`${text}\n`), warnings };
  },
  async check(file, task) {
    const [{ checkGrammar }, document] = await Promise.all([import('@sheaf/grammar/checkGrammar'), readText(file, task)]);
    const { corrections } = await checkGrammar({ text: document.text }, hooks);
    const lines = corrections.map(({ offset, original, replacements, suggestion }) => {
      const page = document.pages.findLast(({ start }) => start <= offset)?.page ?? 1;
      return `${file.name}:${page}: "${original}" ${replacements.length > 0 ? `→ "${replacements[0]}" ` : ''}${suggestion}\n`;
    });
    return { bytes: new TextEncoder().encode(lines.join('')), warnings: document.warnings, findings: lines.length };
  },
  async searchable(file, { password, languages: ocrLanguages, ocrData: ocrDataFolder }) {
    const { makeSearchable } = await import('@sheaf/searchable/makeSearchable');
    const output = createOutputInMemory();
    const request = { password, ocrLanguages, ocrDataFolder, now: new Date() };
    const { warnings } = await makeSearchable([file], request, hooks, output, { codec: nodeCodec });
    return { bytes: output.written().bytes(), warnings };
  },
};

async function readText(file: SourceFile, { password, languages, ocrData: dataFolder }: FileTask): Promise<DocumentText> {
  const [{ readDocument }, { openRecogniser }] = await Promise.all([import('@sheaf/pdf-text/readDocument'), import('@sheaf/ocr/recogniser')]);
  return readDocument(file, { password, maxPages: 0, recognition: { mode: 'auto', languages, dataFolder, open: openRecogniser } }, hooks);
}
