import { z } from 'zod';
import { MergeOptions, MergeReport } from '../../contract/pdf.ts';
import type { EngineHooks, OutputFile, SourceFile } from '../engines/engine.ts';
import type { MergeRequest } from '../engines/merge/mergeRequest.ts';
import type { Department } from './departments.ts';

/** What each engine takes beside the files, and what it tells beside its output. */
interface EngineKinds {
  merge: { options: MergeRequest; report: MergeReport };
}

interface Engine<Options, Report> {
  department: Department;
  parseOptions(given: unknown): Options;
  parseReport(told: unknown): Report;
  /** Called in the boxed process, at the engine's first use. */
  load(): Promise<(files: SourceFile[], options: Options, hooks: EngineHooks, output: OutputFile) => Promise<Report>>;
}

export type EngineName = keyof EngineKinds;
export type EngineOptions<Name extends EngineName> = EngineKinds[Name]['options'];
export type EngineReport<Name extends EngineName> = EngineKinds[Name]['report'];

const MergeRequestSchema = z.object({ options: MergeOptions, maxPages: z.int().min(0) });

const engineNames = ['merge'] as const satisfies EngineName[];

/** Every engine that works on visitors' files, by name. */
export const engines: { [Name in EngineName]: Engine<EngineOptions<Name>, EngineReport<Name>> } = {
  merge: {
    department: 'pages',
    parseOptions: (given) => MergeRequestSchema.parse(given),
    parseReport: (told) => MergeReport.parse(told),
    load: async () => (await import('../engines/merge/mergePdfs.ts')).mergePdfs,
  },
};

/** The engines a department's processes hold. */
export function enginesOf(department: Department): EngineName[] {
  return engineNames.filter((name) => engines[name].department === department);
}
