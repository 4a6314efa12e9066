import type { CvOptions } from '../../../contract/coverLetter.ts';
import { CvReading } from '../../jobs/cvJobs.ts';
import type { ExportLetterReport, ExportLetterRequest } from '../../jobs/letterExportJob.ts';
import { CheckedLetter, type CheckLetterRequest, type WriteLetterRequest, WrittenLetter } from '../../jobs/letterJobs.ts';
import { runJsonJob } from '../../jobs/runJsonJob.ts';
import type { JobFile, JobHooks, JobRunner, TempFile } from '../../ports.ts';

/** A CV as it was sent: a PDF, or text that was pasted. */
export type CvSource = { file: JobFile } | { text: string };

/** Runs each letter engine in a sandbox, because an uploaded CV is untrusted input. */
export interface LetterEngines {
  read(cv: CvSource, options: CvOptions, hooks: JobHooks): Promise<CvReading>;
  write(request: WriteLetterRequest, hooks: JobHooks): Promise<WrittenLetter>;
  check(request: CheckLetterRequest, hooks: JobHooks): Promise<CheckedLetter>;
  /** The caller must close the returned output file. */
  export(request: ExportLetterRequest, hooks: JobHooks): Promise<{ report: ExportLetterReport; output: TempFile }>;
}

interface EngineDependencies {
  jobs: JobRunner;
  limits: { maxPages: number };
  /** A folder with the data of further languages. */
  ocrDataFolder: string | undefined;
}

/** Creates the calls of the letter engines as jobs. */
export function createLetterEngines({ jobs, limits: { maxPages }, ocrDataFolder }: EngineDependencies): LetterEngines {
  return {
    read(cv, options, hooks) {
      const request = { options, maxPages, ...(ocrDataFolder && { ocrDataFolder }), ...('text' in cv && { text: cv.text }) };
      return runJsonJob(jobs, { engine: 'readCv', options: request, files: 'file' in cv ? [cv.file] : [] }, CvReading.parse, hooks);
    },
    write: (request, hooks) => runJsonJob(jobs, { engine: 'writeLetter', options: request, files: [] }, WrittenLetter.parse, hooks),
    check: (request, hooks) => runJsonJob(jobs, { engine: 'checkLetter', options: request, files: [] }, CheckedLetter.parse, hooks),
    export: (request, hooks) => jobs.run({ engine: 'exportLetter', options: request, files: [] }, hooks),
  };
}
