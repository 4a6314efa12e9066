import type { CvOptions } from '../../../contract/coverLetter.ts';
import type { SpooledFile } from '../../adapters/tempFileStore.ts';
import { CvReading } from '../../jobs/cvJobs.ts';
import { jsonOf } from '../../jobs/jsonOf.ts';
import type { ExportLetterReport, ExportLetterRequest } from '../../jobs/letterExportJob.ts';
import { CheckedLetter, type CheckLetterRequest, type WriteLetterRequest, WrittenLetter } from '../../jobs/letterJobs.ts';
import type { JobFile, JobHooks, JobRunner } from '../../ports.ts';

/** A CV as it was sent: a PDF, or text that was pasted. */
export type GivenCv = { file: JobFile } | { text: string };

/** What is done with CVs and letters, in a box each time: whoever wrote them may mean harm. */
export interface LetterEngines {
  read(cv: GivenCv, options: CvOptions, hooks: JobHooks): Promise<CvReading>;
  write(request: WriteLetterRequest, hooks: JobHooks): Promise<WrittenLetter>;
  check(request: CheckLetterRequest, hooks: JobHooks): Promise<CheckedLetter>;
  /** Whoever asks for a file closes it. */
  export(request: ExportLetterRequest, hooks: JobHooks): Promise<{ report: ExportLetterReport; output: SpooledFile }>;
}

interface EngineDependencies {
  jobs: JobRunner;
  limits: { maxPages: number };
  /** A folder with the data of more languages than English. */
  ocrDataFolder: string | undefined;
}

export function createLetterEngines({ jobs, limits: { maxPages }, ocrDataFolder }: EngineDependencies): LetterEngines {
  return {
    read(cv, options, hooks) {
      const request = { options, maxPages, ...(ocrDataFolder && { ocrDataFolder }), ...('text' in cv && { text: cv.text }) };
      return jsonOf(jobs, { engine: 'readCv', options: request, files: 'file' in cv ? [cv.file] : [] }, CvReading.parse, hooks);
    },
    write: (request, hooks) => jsonOf(jobs, { engine: 'writeLetter', options: request, files: [] }, WrittenLetter.parse, hooks),
    check: (request, hooks) => jsonOf(jobs, { engine: 'checkLetter', options: request, files: [] }, CheckedLetter.parse, hooks),
    export: (request, hooks) => jobs.run({ engine: 'exportLetter', options: request, files: [] }, hooks),
  };
}
