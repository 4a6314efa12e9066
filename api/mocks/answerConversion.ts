import { calls } from '../contract/calls.ts';
import type { ConvertOptions, ConvertReport } from '../contract/convert.ts';
import { type PreviewPage, WORD_AND_PREVIEW_TYPE } from '../contract/convertPreview.ts';
import { WORD_FILE_TYPE } from '../contract/fileTypes.ts';
import { answerFile } from './answerFile.ts';
import { readForm, type UploadedForm } from './contractAnswers.ts';
import { convertFakePdf } from './fakeConversion.ts';
import { withProgress } from './fakeProgress.ts';
import { openUploadedPdf } from './openUploadedPdf.ts';

/** Answers a conversion of a PDF, and reports progress. `asSet` are preview pages to use in place of its plain text. */
export async function answerConversion(request: Request, changes: Partial<ConvertReport> = {}, asSet?: PreviewPage[]): Promise<Response> {
  return await withProgress(request, () => answerTo(request, changes, asSet));
}

/** Reads the file and options of a conversion, or why the options are invalid. */
export function readConversionUpload(request: Request): Promise<UploadedForm<ConvertOptions>> {
  return readForm(request, calls.convertPdf.request);
}

async function answerTo(request: Request, changes: Partial<ConvertReport>, asSet?: PreviewPage[]): Promise<Response> {
  const opened = await openUploadedPdf(request, await readConversionUpload(request));
  if (opened instanceof Response) return opened;
  const converted = await convertFakePdf(request, opened);
  if (converted instanceof Response) return converted;
  const { docx, preview } = converted;
  const report: ConvertReport = { ...converted.report, ...changes };
  const previewBytes = new TextEncoder().encode(JSON.stringify(asSet ? { pages: asSet } : preview));
  const isPreviewed = request.headers.get('Accept')?.includes(WORD_AND_PREVIEW_TYPE) === true;
  if (isPreviewed) report.previewBytes = previewBytes.length;
  const headers = {
    'Content-Type': isPreviewed ? WORD_AND_PREVIEW_TYPE : WORD_FILE_TYPE,
    'Content-Disposition': `attachment; filename="${opened.file.name.replace(/\.pdf$/i, '')}.docx"`,
  };
  return answerFile(request, 'convertPdf', { content: isPreviewed ? new Blob([docx, previewBytes]) : docx, headers, report });
}
