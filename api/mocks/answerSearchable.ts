import { calls } from '../contract/calls.ts';
import { PDF_FILE_TYPE } from '../contract/fileTypes.ts';
import type { SearchableReport } from '../contract/searchable.ts';
import { answerFile } from './answerFile.ts';
import { countPdfPages } from './buildMinimalPdf.ts';
import { readForm } from './contractAnswers.ts';
import { reportProgress, withProgress } from './fakeProgress.ts';
import { openUploadedPdf } from './openUploadedPdf.ts';

/** Answers the file as it is, as the server does with a file without scans: the fake API cannot read pictures. */
export async function answerSearchable(request: Request, changes: Partial<SearchableReport> = {}): Promise<Response> {
  return await withProgress(request, () => answerTo(request, changes));
}

async function answerTo(request: Request, changes: Partial<SearchableReport>): Promise<Response> {
  const opened = await openUploadedPdf(request, await readForm(request, calls.makeSearchable.request));
  if (opened instanceof Response) return opened;
  const { file, pdf } = opened;
  reportProgress(request, { stage: 'reading', file: 0, files: 1 });
  reportProgress(request, { stage: 'checking' });
  const headers = {
    'Content-Type': PDF_FILE_TYPE,
    'Content-Disposition': `attachment; filename="${file.name.replace(/\.pdf$/i, '')}-searchable.pdf"`,
  };
  return answerFile(request, 'makeSearchable', {
    content: file,
    headers,
    report: { pages: countPdfPages(pdf), words: 0, ocrPages: [], warnings: [], ...changes },
  });
}
