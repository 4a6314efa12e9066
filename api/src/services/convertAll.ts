import { createZipNames } from '@sheaf/platform/zip/zipNames';
import { createZipWriter, ZipFullError } from '@sheaf/platform/zip/zipWriter';
import { type ConvertAllOptions, type ConvertAllReport, findUnevenList } from '../../contract/convertAll.ts';
import type { JobProgress } from '../../contract/progress.ts';
import type { CallContext, JobFile, TempFile, TempFileStore } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { ConvertedPdf, ConvertPdf } from './convertPdf.ts';

/** The most that a ZIP file of this kind can hold. */
const ZIP_LIMIT = '4 GB';

export interface ConvertAllDependencies {
  convertPdf: ConvertPdf;
  tempFiles: TempFileStore;
}

/** A ZIP file of Word files. */
export interface ConvertedPdfs {
  report: ConvertAllReport;
  output: TempFile;
}

/** Converts several PDFs to one ZIP file of Word files, or refuses all of them. The caller closes the file of the result. */
export type ConvertAll = (files: JobFile[], options: ConvertAllOptions, context: CallContext) => Promise<ConvertedPdfs>;

/** Creates the service. It converts one file after the other, so that one call takes no more workers than any other does. */
export function createConvertAll({ convertPdf, tempFiles }: ConvertAllDependencies): ConvertAll {
  return async (files, { ranges, passwords, ...options }, context) => {
    if (files.length === 0) throw new Refusal('invalid_upload');
    const uneven = findUnevenList({ ranges, passwords }, files.length);
    if (uneven !== undefined) throw new Refusal('invalid_options', { reason: { phrase: 'one_for_each_file', of: uneven } });
    const output = tempFiles.create(context.fileOwner);
    const zip = createZipWriter(output.write);
    const nameFile = createZipNames();
    const report: ConvertAllReport = { pages: 0, words: 0, files: [], warnings: [] };
    try {
      for (const [index, file] of files.entries()) {
        const [pages, password] = [ranges?.[index] ?? undefined, passwords?.[index] ?? undefined];
        const fileOptions = { ...options, ...(pages !== undefined && { pages }), ...(password !== undefined && { password }) };
        const hooks = { ...context, withPreview: false, onProgress: reportFileProgress(context, index, files.length) };
        const converted = await convertPdf(file, fileOptions, hooks).catch((error) => Promise.reject(nameRefusedFile(error, file, index)));
        const name = nameFile(converted.name);
        await addFile(zip, name, converted);
        addToReport(report, converted, { name, file: file.name });
      }
      await zip.end();
      return { report, output };
    } catch (error) {
      output.close();
      throw error instanceof ZipFullError ? new Refusal('upload_too_large', { limit: ZIP_LIMIT }) : error;
    } finally {
      context.onProgress?.({ stage: 'over' });
    }
  };
}

async function addFile(zip: ReturnType<typeof createZipWriter>, name: string, { output }: ConvertedPdf): Promise<void> {
  try {
    await zip.add(name, output);
  } finally {
    output.close();
  }
}

function addToReport(all: ConvertAllReport, { report }: ConvertedPdf, names: { name: string; file: string }): void {
  const { pages, words, ocrPages, warnings } = report;
  all.pages += pages;
  all.words += words;
  all.files.push({ ...names, pages, words, scannedPages: ocrPages.length });
  all.warnings.push(...warnings);
}

/** Returns a listener to the progress of one file that reports to the caller which of all files it is. */
function reportFileProgress({ onProgress }: CallContext, file: number, files: number): (progress: JobProgress) => void {
  return (progress) => {
    // More files follow.
    if (progress.stage === 'over') return;
    if (progress.stage === 'reading') onProgress?.({ ...progress, file, files });
    else if (progress.stage === 'writing') onProgress?.({ ...progress, file });
    else onProgress?.(progress);
  };
}

/** Makes a refusal say which of the files it is about. */
function nameRefusedFile(error: unknown, { name }: JobFile, index: number): unknown {
  if (!(error instanceof Refusal)) return error;
  const isMetered = error.code === 'convert_limit_reached';
  if (error.fileIndex === undefined && !isMetered && error.code !== 'too_many_pages') return error;
  const details = isMetered ? { ...error.details, file: name } : error.details;
  return Refusal.withDetails(error.code, details).about(index);
}
