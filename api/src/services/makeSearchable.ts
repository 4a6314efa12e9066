import { readingWords } from '../../contract/messages/serverMessages.ts';
import { MAX_SCANNED_PAGES, type SearchableOptions, type SearchableReport } from '../../contract/searchable.ts';
import type { CallContext, JobFile, JobRunner, TempFile } from '../ports.ts';
import { phraseReadingWarning } from './reading/wordReadingWarning.ts';

export interface SearchableDependencies {
  jobs: JobRunner;
  limits: { maxPages: number };
  /** A folder with the data of further languages. */
  ocrDataFolder: string | undefined;
}

export interface SearchablePdf {
  name: string;
  report: SearchableReport;
  output: TempFile;
}

/** Adds the words of scanned pages to a PDF as invisible text. The caller closes the file of the result. */
export type MakeSearchable = (file: JobFile, options: SearchableOptions, context: CallContext) => Promise<SearchablePdf>;

/** Creates the service that adds recognised text to scans. */
export function createMakeSearchable({ jobs, limits: { maxPages }, ocrDataFolder }: SearchableDependencies): MakeSearchable {
  return async (file, options, { locale, ...hooks }) => {
    const request = { ...options, maxPages, maxScannedPages: MAX_SCANNED_PAGES, ...(ocrDataFolder && { ocrDataFolder }) };
    const { report, output } = await jobs.run({ engine: 'makeSearchable', files: [file], options: request }, hooks);
    const { pages, words, recognised: ocrPages } = report;
    const warnings = report.warnings.map((warning) => phraseReadingWarning(warning, file.name, readingWords[locale]));
    return { name: `${file.name.replace(/\.pdf$/i, '')}-searchable.pdf`, report: { pages, words, ocrPages, warnings }, output };
  };
}
