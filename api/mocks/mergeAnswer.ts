import { optionsProblem } from '../contract/optionsProblem.ts';
import { MergeOptions, type MergeReport, MIN_MERGE_FILES, PDF_FILE_TYPE } from '../contract/pdf.ts';
import type { Phrase } from '../contract/phrases.ts';
import { schemaProblem } from '../contract/schemaProblem.ts';
import { refusal } from './answers.ts';
import { closedFor, isPdfText } from './closedFile.ts';
import { reportProgress } from './fakeProgress.ts';
import { fileAnswer } from './fileAnswer.ts';
import { mergePlan } from './mergePlan.ts';
import { mergeReport } from './mergeReport.ts';
import { minimalPdf, pagesIn } from './minimalPdf.ts';
import { mockConfig } from './mockConfig.ts';

/** The one password that opens a protected file here, as in the server's own test files. */
const PASSWORD = 'secret';

export interface UploadedMerge {
  files: File[];
  options: MergeOptions | Phrase;
}

/** What a merge call carries: its files in the order they were sent, and its options, or why those cannot be read. */
export async function uploadedMerge(request: Request): Promise<UploadedMerge> {
  const form = await request.formData();
  const files = form.getAll('files').filter((entry): entry is File => typeof entry !== 'string');
  return { files, options: optionsIn(form.get('options')) };
}

/** What the server answers to a merge, telling meanwhile how far it is. */
export async function mergeAnswer(request: Request, warnings: (files: File[]) => MergeReport['warnings'] = () => []): Promise<Response> {
  reportProgress(request, { stage: 'receiving' });
  try {
    return await answerTo(request, await uploadedMerge(request), warnings);
  } finally {
    reportProgress(request, { stage: 'over' });
  }
}

async function answerTo(
  request: Request,
  { files, options }: UploadedMerge,
  warnings: (files: File[]) => MergeReport['warnings'],
): Promise<Response> {
  const { maxFiles, maxPages } = mockConfig.limits;
  if (files.length > maxFiles) return refusal(request, 'too_many_files', { count: files.length, limit: maxFiles });
  const texts = await Promise.all(files.map((file) => file.text()));
  const stranger = texts.findIndex((text) => !isPdfText(text));
  if (stranger >= 0) return refusal(request, 'not_a_pdf', { file: files[stranger]?.name ?? '' }, stranger);
  if ('phrase' in options) return refusal(request, 'invalid_options', { reason: options });
  const reason = optionsProblem(options, files.length);
  if (reason) return refusal(request, 'invalid_options', { reason });
  if (files.length < MIN_MERGE_FILES) return refusal(request, 'not_enough_files', undefined);

  const read: { name: string; text: string }[] = [];
  for (const [index, file] of files.entries()) {
    reportProgress(request, { stage: 'reading', file: index, files: files.length });
    const text = texts[index] ?? '';
    const closed = closedFor(text);
    if (closed) return refusal(request, closed, { file: file.name }, index);
    const password = options.passwords?.[index];
    if (text.includes('/Encrypt') && password !== PASSWORD)
      return refusal(request, password ? 'wrong_password' : 'password_required', { file: file.name }, index);
    read.push({ name: file.name, text });
  }
  const pageCounts = read.map(({ text }) => pagesIn(text));
  const plan = mergePlan(pageCounts, options);
  if (!('pages' in plan)) {
    const { file, range } = plan;
    return refusal(request, 'invalid_range', { range, file: files[file]?.name ?? '', pages: pageCounts[file] ?? 0 }, file);
  }
  const { length: pages } = plan.pages;
  if (pages > maxPages) return refusal(request, 'too_many_pages', { pages, limit: maxPages });

  const { contents, report } = mergeReport(read, plan, options);
  reportProgress(request, { stage: 'writing', page: pages, pages });
  reportProgress(request, { stage: 'checking' });
  const headers = { 'Content-Type': PDF_FILE_TYPE, 'Content-Disposition': 'attachment; filename="merged.pdf"', 'X-Page-Count': String(pages) };
  return fileAnswer(request, { content: minimalPdf(pages, contents), headers, report: { ...report, warnings: warnings(files) } });
}

function optionsIn(field: FormDataEntryValue | null): MergeOptions | Phrase {
  if (typeof field !== 'string') return {};
  const parsed = MergeOptions.safeParse(jsonIn(field));
  if (parsed.success) return parsed.data;
  return jsonIn(field) === undefined ? { phrase: 'options_not_valid_json' } : schemaProblem(parsed.error);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
