import type { ReadingOptions } from '../../contract/grammar.ts';
import type { DocumentText } from '../engines/pdfText/documentText.ts';
import { parseDocumentText } from '../engines/pdfText/documentTextSchema.ts';
import { jsonOf } from '../jobs/jsonOf.ts';
import type { JobFile, JobHooks, JobRunner } from '../ports.ts';

interface ReaderDependencies {
  jobs: JobRunner;
  limits: { maxPages: number };
  /** A folder with the data of more languages than English. */
  ocrDataFolder: string | undefined;
}

/** Reads a visitor's PDF in a box. */
export type ReadDocument = (file: JobFile, options: ReadingOptions, hooks: JobHooks) => Promise<DocumentText>;

export function createReader({ jobs, limits: { maxPages }, ocrDataFolder }: ReaderDependencies): ReadDocument {
  return (file, options, hooks) =>
    jsonOf(
      jobs,
      { engine: 'readPdf', options: { options, maxPages, ...(ocrDataFolder && { ocrDataFolder }) }, files: [file] },
      parseDocumentText,
      hooks,
    );
}
