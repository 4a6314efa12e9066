import type { MergeRequest } from '@sheaf/merge/mergeRequest';
import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { z } from 'zod';
import { GrammarRequest } from '../../contract/grammar.ts';
import { MergeOptions, MergeReport } from '../../contract/merge.ts';
import { AskDocumentRequest, ReadForChatReport, ReadForChatRequest } from './chatJobs.ts';
import { ConversionReport, ConvertRequest, UnscannedReport } from './convertingJob.ts';
import { ReadCvRequest } from './cvJobs.ts';
import { ExportLetterReport, ExportLetterRequest } from './letterExportJob.ts';
import { CheckLetterRequest, WriteLetterRequest } from './letterJobs.ts';
import type { Queue } from './queue.ts';
import { ReadingReport, ReadingRequest } from './readingJob.ts';
import { ScansReport, SearchableRequest } from './searchableJob.ts';
import { writeJsonOutput } from './writeJsonOutput.ts';

/** The options of each engine beside its files, and the report beside its output. */
interface EngineTypes {
  merge: { options: Omit<MergeRequest, 'now'>; report: MergeReport };
  readPdf: { options: ReadingRequest; report: ReadingReport };
  checkGrammar: { options: GrammarRequest; report: null };
  readForChat: { options: ReadForChatRequest; report: ReadForChatReport };
  askDocument: { options: AskDocumentRequest; report: null };
  convertPdf: { options: ConvertRequest; report: UnscannedReport };
  convertScan: { options: ConvertRequest; report: ConversionReport };
  makeSearchable: { options: SearchableRequest; report: ScansReport };
  readCv: { options: ReadCvRequest; report: null };
  writeLetter: { options: WriteLetterRequest; report: null };
  checkLetter: { options: CheckLetterRequest; report: null };
  exportLetter: { options: ExportLetterRequest; report: ExportLetterReport };
}

interface Engine<Options, Report> {
  queue: Queue;
  parseOptions(value: unknown): Options;
  parseReport(report: unknown): Report;
  /** Called in the sandboxed worker, at the engine's first use. */
  load(): Promise<(files: SourceFile[], options: Options, hooks: EngineHooks, output: OutputFile) => Promise<Report>>;
}

export type EngineName = keyof EngineTypes;
export type EngineOptions<Name extends EngineName> = EngineTypes[Name]['options'];
export type EngineReport<Name extends EngineName> = EngineTypes[Name]['report'];

const MergeRequestSchema = z.object({ options: MergeOptions, maxPages: z.int().min(0) });

const engineNames = [
  'merge',
  'readPdf',
  'checkGrammar',
  'readForChat',
  'askDocument',
  'convertPdf',
  'convertScan',
  'makeSearchable',
  'readCv',
  'writeLetter',
  'checkLetter',
  'exportLetter',
] as const satisfies EngineName[];

/** Every engine that works on visitors' files, by name. */
export const engines: { [Name in EngineName]: Engine<EngineOptions<Name>, EngineReport<Name>> } = {
  merge: {
    queue: 'merge',
    parseOptions: (value) => MergeRequestSchema.parse(value),
    parseReport: (report) => MergeReport.parse(report),
    async load() {
      const { mergeJob } = await import('@sheaf/merge/mergeJob');
      return (files, options, hooks, output) => mergeJob(files, { ...options, now: new Date() }, hooks, output);
    },
  },
  readPdf: {
    queue: 'ocr',
    parseOptions: (value) => ReadingRequest.parse(value),
    parseReport: (report) => ReadingReport.parse(report),
    load: async () => (await import('@sheaf/pdf-text/readPdf')).readPdf,
  },
  checkGrammar: {
    queue: 'grammar',
    parseOptions: (value) => GrammarRequest.parse(value),
    parseReport: () => null,
    async load() {
      const { checkGrammar, prepareGrammar } = await import('@sheaf/grammar/checkGrammar');
      await prepareGrammar();
      return writeJsonOutput((_, request: GrammarRequest, hooks) => checkGrammar(request, hooks));
    },
  },
  readForChat: {
    queue: 'ocr',
    parseOptions: (value) => ReadForChatRequest.parse(value),
    parseReport: (report) => ReadForChatReport.parse(report),
    load: async () => (await import('@sheaf/document-qa/readForChat')).readForChat,
  },
  askDocument: {
    queue: 'qa',
    parseOptions: (value) => AskDocumentRequest.parse(value),
    parseReport: () => null,
    load: async () => writeJsonOutput((await import('@sheaf/document-qa/askDocument')).askDocument),
  },
  convertPdf: {
    queue: 'convert',
    parseOptions: (value) => ConvertRequest.parse(value),
    parseReport: (report) => UnscannedReport.parse(report),
    load: async () => (await import('@sheaf/pdf-to-docx/convertUnlessScanned')).convertUnlessScanned,
  },
  convertScan: {
    queue: 'ocr',
    parseOptions: (value) => ConvertRequest.parse(value),
    parseReport: (report) => ConversionReport.parse(report),
    load: async () => (await import('@sheaf/pdf-to-docx/convertPdf')).convertPdf,
  },
  makeSearchable: {
    queue: 'ocr',
    parseOptions: (value) => SearchableRequest.parse(value),
    parseReport: (report) => ScansReport.parse(report),
    async load() {
      const [{ makeSearchable }, { nodeCodec }] = await Promise.all([
        import('@sheaf/searchable/makeSearchable'),
        import('@sheaf/pdf/bytes/nodeCodec'),
      ]);
      return (files, options, hooks, output) => makeSearchable(files, { ...options, now: new Date() }, hooks, output, { codec: nodeCodec });
    },
  },
  readCv: {
    queue: 'ocr',
    parseOptions: (value) => ReadCvRequest.parse(value),
    parseReport: () => null,
    load: async () => writeJsonOutput((await import('@sheaf/cover-letter/cv/readCv')).readCv),
  },
  writeLetter: {
    queue: 'qa',
    parseOptions: (value) => WriteLetterRequest.parse(value),
    parseReport: () => null,
    load: async () => writeJsonOutput((await import('@sheaf/cover-letter/letterWork')).writeLetterJob),
  },
  checkLetter: {
    queue: 'qa',
    parseOptions: (value) => CheckLetterRequest.parse(value),
    parseReport: () => null,
    load: async () => writeJsonOutput((await import('@sheaf/cover-letter/letterWork')).checkLetterJob),
  },
  exportLetter: {
    queue: 'convert',
    parseOptions: (value) => ExportLetterRequest.parse(value),
    parseReport: (report) => ExportLetterReport.parse(report),
    load: async () => (await import('@sheaf/cover-letter/export/exportLetter')).exportLetter,
  },
};

/** Finds the engines that the workers of a queue load. */
export function findEngines(queue: Queue): EngineName[] {
  return engineNames.filter((name) => engines[name].queue === queue);
}

interface Work {
  files: SourceFile[];
  hooks: EngineHooks;
  output: OutputFile;
}

/** Runs a job in this process. Sandboxed workers call it. */
export async function runEngine<Name extends EngineName>(name: Name, options: unknown, { files, hooks, output }: Work): Promise<EngineReport<Name>> {
  const engine: Engine<EngineOptions<Name>, EngineReport<Name>> = engines[name];
  const run = await engine.load();
  return await run(files, engine.parseOptions(options), hooks, output);
}
