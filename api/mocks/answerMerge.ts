import { calls } from '../contract/calls.ts';
import { PDF_FILE_TYPE } from '../contract/fileTypes.ts';
import { findOptionsProblem } from '../contract/findOptionsProblem.ts';
import { type MergeOptions, type MergeReport, MIN_MERGE_FILES } from '../contract/merge.ts';
import { answerFile } from './answerFile.ts';
import { answerRefusal } from './answers.ts';
import { buildMergeReport } from './buildMergeReport.ts';
import { buildMinimalPdf, countPdfPages } from './buildMinimalPdf.ts';
import { isPdfText, refuseClosed } from './closedFile.ts';
import { readForm, type UploadedForm } from './contractAnswers.ts';
import { reportProgress, withProgress } from './fakeProgress.ts';
import { mergePlan } from './mergePlan.ts';
import { mockConfig } from './mockConfig.ts';

/** What a merge call carries: its files in the order they were sent, and its options, or why those cannot be read. */
export type UploadedMerge = Pick<UploadedForm<MergeOptions>, 'files' | 'options'>;

/** Reads the files and options of a merge, or why the options are invalid. */
export function readMergeUpload(request: Request): Promise<UploadedMerge> {
  return readForm(request, calls.mergePdfs.request);
}

/** Answers a merge, and reports progress. */
export async function answerMerge(request: Request, warnings: (files: File[]) => MergeReport['warnings'] = () => []): Promise<Response> {
  return await withProgress(request, async () => answerTo(request, await readMergeUpload(request), warnings));
}

async function answerTo(
  request: Request,
  { files, options }: UploadedMerge,
  warnings: (files: File[]) => MergeReport['warnings'],
): Promise<Response> {
  const { maxFiles, maxPages } = mockConfig.limits;
  if (files.length > maxFiles) return answerRefusal(request, 'too_many_files', { count: files.length, limit: maxFiles });
  const texts = await Promise.all(files.map((file) => file.text()));
  const stranger = texts.findIndex((text) => !isPdfText(text));
  if (stranger >= 0) return answerRefusal(request, 'not_a_pdf', { file: files[stranger]?.name ?? '' }, stranger);
  if ('phrase' in options) return answerRefusal(request, 'invalid_options', { reason: options });
  const reason = findOptionsProblem(options, files.length);
  if (reason) return answerRefusal(request, 'invalid_options', { reason });
  if (files.length < MIN_MERGE_FILES) return answerRefusal(request, 'not_enough_files', undefined);

  const read: { name: string; text: string }[] = [];
  for (const [index, file] of files.entries()) {
    reportProgress(request, { stage: 'reading', file: index, files: files.length });
    const text = texts[index] ?? '';
    const refused = await refuseClosed(request, file, { text, password: options.passwords?.[index], fileIndex: index });
    if (refused) return refused;
    read.push({ name: file.name, text });
  }
  const pageCounts = read.map(({ text }) => countPdfPages(text));
  const plan = mergePlan(pageCounts, options);
  if (!('pages' in plan)) {
    const { file, range } = plan;
    return answerRefusal(request, 'invalid_range', { range, file: files[file]?.name ?? '', pages: pageCounts[file] ?? 0 }, file);
  }
  const { length: pages } = plan.pages;
  if (pages > maxPages) return answerRefusal(request, 'too_many_pages', { pages, limit: maxPages });

  const { contents, report } = buildMergeReport(read, plan, options);
  reportProgress(request, { stage: 'writing', page: pages, pages });
  reportProgress(request, { stage: 'checking' });
  const headers = { 'Content-Type': PDF_FILE_TYPE, 'Content-Disposition': 'attachment; filename="merged.pdf"', 'X-Page-Count': String(pages) };
  return answerFile(request, 'mergePdfs', { content: buildMinimalPdf(pages, contents), headers, report: { ...report, warnings: warnings(files) } });
}
