import type { DocumentText } from '@sheaf/pdf-text/documentText';
import { parseDocumentText } from '@sheaf/pdf-text/documentTextSchema';
import type { ReadingOptions } from '../../../contract/grammar.ts';
import { runJsonJob } from '../../jobs/runJsonJob.ts';
import type { JobFile, JobHooks, JobRunner } from '../../ports.ts';

interface ReaderDependencies {
  jobs: JobRunner;
  limits: { maxPages: number };
  /** A folder with the data of further languages. */
  ocrDataFolder: string | undefined;
}

/** Reads a visitor's PDF in a sandbox. */
export type ReadDocument = (file: JobFile, options: ReadingOptions, hooks: JobHooks) => Promise<DocumentText>;

/** Creates the reader of PDFs as a job. */
export function createReader({ jobs, limits: { maxPages }, ocrDataFolder }: ReaderDependencies): ReadDocument {
  return (file, options, hooks) =>
    runJsonJob(
      jobs,
      { engine: 'readPdf', options: { options, maxPages, ...(ocrDataFolder && { ocrDataFolder }) }, files: [file] },
      parseDocumentText,
      hooks,
    );
}
