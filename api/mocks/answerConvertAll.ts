import { zipSync } from 'fflate';
import { calls } from '../contract/calls.ts';
import { type ConvertAllReport, findUnevenList, ZIP_FILE_TYPE } from '../contract/convertAll.ts';
import { answerFile } from './answerFile.ts';
import { answerRefusal } from './answers.ts';
import { isPdfText, refuseClosed } from './closedFile.ts';
import { readForm } from './contractAnswers.ts';
import { convertFakePdf } from './fakeConversion.ts';
import { withProgress } from './fakeProgress.ts';
import { mockConfig } from './mockConfig.ts';

/** Answers a conversion of several PDFs into one ZIP file of Word files, and reports progress. */
export async function answerConvertAll(request: Request): Promise<Response> {
  return await withProgress(request, () => answerTo(request));
}

async function answerTo(request: Request): Promise<Response> {
  const { files, options } = await readForm(request, calls.convertAll.request);
  const { maxFiles } = mockConfig.limits;
  if (files.length > maxFiles) return answerRefusal(request, 'too_many_files', { count: files.length, limit: maxFiles, work: 'convert' });
  const texts = await Promise.all(files.map((file) => file.text()));
  const stranger = texts.findIndex((text) => !isPdfText(text));
  if (stranger >= 0) return answerRefusal(request, 'not_a_pdf', { file: files[stranger]?.name ?? '' }, stranger);
  if ('phrase' in options) return answerRefusal(request, 'invalid_options', { reason: options });
  if (files.length === 0) return answerRefusal(request, 'invalid_upload', undefined);
  const uneven = findUnevenList(options, files.length);
  if (uneven !== undefined) return answerRefusal(request, 'invalid_options', { reason: { phrase: 'one_for_each_file', of: uneven } });

  const { ranges, passwords, ...shared } = options;
  const documents: Record<string, Uint8Array> = {};
  const report: ConvertAllReport = { pages: 0, words: 0, files: [], warnings: [] };
  for (const [fileIndex, file] of files.entries()) {
    const pdf = texts[fileIndex] ?? '';
    const refused = await refuseClosed(request, file, { text: pdf, password: passwords?.[fileIndex], fileIndex });
    if (refused) return refused;
    const pages = ranges?.[fileIndex] ?? '';
    const converted = await convertFakePdf(request, { file, pdf, options: { ...shared, pages }, fileIndex, files: files.length });
    if (converted instanceof Response) return converted;
    const name = chooseFreeName(file.name.replace(/\.pdf$/i, ''), documents);
    documents[name] = converted.docx;
    addToReport(report, converted.report, { name, file: file.name });
  }
  const headers = { 'Content-Type': ZIP_FILE_TYPE, 'Content-Disposition': 'attachment; filename="converted.zip"' };
  return answerFile(request, 'convertAll', { content: Uint8Array.from(zipSync(documents)), headers, report });
}

function chooseFreeName(stem: string, taken: Record<string, unknown>): string {
  let name = `${stem}.docx`;
  for (let count = 2; name in taken; count += 1) name = `${stem} (${count}).docx`;
  return name;
}

function addToReport(all: ConvertAllReport, { pages, words, ocrPages }: { pages: number; words: number; ocrPages: unknown[] }, names: FileNames) {
  all.pages += pages;
  all.words += words;
  all.files.push({ ...names, pages, words, scannedPages: ocrPages.length });
}

type FileNames = Pick<ConvertAllReport['files'][number], 'name' | 'file'>;
