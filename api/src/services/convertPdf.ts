import type { ConvertOptions, ConvertReport } from '../../contract/convert.ts';
import { readingWords } from '../../contract/messages/serverMessages.ts';
import type { CallContext, Job, JobFile, JobHooks, JobResult, JobRunner, TempFile } from '../ports.ts';
import { phraseReadingWarning } from './reading/wordReadingWarning.ts';

export interface ConvertDependencies {
  jobs: JobRunner;
  limits: { maxPages: number; convertFreePages: number };
  /** A folder with the data of further languages. */
  ocrDataFolder: string | undefined;
}

/** A Word file and, behind it, its preview where one was wanted. */
export interface ConvertedPdf {
  name: string;
  report: ConvertReport;
  output: TempFile;
}

/** Converts a PDF to a Word file. The caller closes the file of the result. */
export type ConvertPdf = (file: JobFile, options: ConvertOptions, context: CallContext & { withPreview: boolean }) => Promise<ConvertedPdf>;

/** Creates the conversion of a PDF to Word, with its warnings in the visitor's language. */
export function createConvertPdf({ jobs, limits: { maxPages, convertFreePages: freePages }, ocrDataFolder }: ConvertDependencies): ConvertPdf {
  return async (file, options, { withPreview, locale, ...hooks }) => {
    const request = { options, maxPages, freePages, withPreview, ...(ocrDataFolder && { ocrDataFolder }) };
    const { report, output } = await runConversion(jobs, { files: [file], options: request }, hooks);
    const warnings: ConvertReport['warnings'] = report.warnings.map((warning) => phraseReadingWarning(warning, file.name, readingWords[locale]));
    const ocrPages = report.ocrPages.map(({ page, confidence }) => ({ page, confidence: Math.round(confidence) }));
    return { name: `${file.name.replace(/\.pdf$/i, '')}.docx`, report: { ...report, ocrPages, warnings }, output };
  };
}

/**
 * Converts a file in the queue of conversions, where no page is recognised. A file that turns out to have scans goes on to the queue of recognition:
 * its pages are read twice, which takes a hundredth of what recognising them does.
 */
async function runConversion(jobs: JobRunner, job: Omit<Job<'convertScan'>, 'engine'>, hooks: JobHooks): Promise<JobResult<'convertScan'>> {
  // The end of the first job is not that of the work.
  const onProgress: JobHooks['onProgress'] = (progress) => progress.stage !== 'over' && hooks.onProgress?.(progress);
  const untilOver = { ...hooks, onProgress };
  try {
    if (job.options.options.ocr !== 'force') {
      const { report, output } = await jobs.run({ ...job, engine: 'convertPdf' }, untilOver);
      if (!('hasScans' in report)) return { report, output };
      output.close();
    }
    return await jobs.run({ ...job, engine: 'convertScan' }, untilOver);
  } finally {
    hooks.onProgress?.({ stage: 'over' });
  }
}
