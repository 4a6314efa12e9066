import { PageRangeError } from '@sheaf/pdf/pages/pageRange';
import { type PlannedPage, planPages } from '@sheaf/pdf-to-docx/pagePlan';
import { calls } from '../contract/calls.ts';
import { type ConvertPreview, type PreviewPage, type PreviewParagraph, WORD_AND_PREVIEW_TYPE } from '../contract/convertPreview.ts';
import { type ConvertOptions, type ConvertReport, WORD_FILE_TYPE } from '../contract/pdf.ts';
import { refusal } from './answers.ts';
import { readForm, type UploadedForm } from './contractAnswers.ts';
import { reportProgress, withProgress } from './fakeProgress.ts';
import { fileAnswer } from './fileAnswer.ts';
import { openUploadedPdf } from './openUploadedPdf.ts';
import { plainDocx } from './plainDocx.ts';
import { beginsParagraph, linesIn } from './textPdf.ts';

/** What the server answers to a PDF that is to be converted, telling meanwhile how far it is. `asSet` are pages to show in place of its plain text. */
export async function convertAnswer(request: Request, changes: Partial<ConvertReport> = {}, asSet?: PreviewPage[]): Promise<Response> {
  return await withProgress(request, () => answerTo(request, changes, asSet));
}

/** The file of a conversion, and its options or why those cannot be read. */
export function uploadedConversion(request: Request): Promise<UploadedForm<ConvertOptions>> {
  return readForm(request, calls.convertPdf.request);
}

async function answerTo(request: Request, changes: Partial<ConvertReport>, asSet?: PreviewPage[]): Promise<Response> {
  const opened = await openUploadedPdf(request, await uploadedConversion(request));
  if (opened instanceof Response) return opened;
  const { pdf, options } = opened;
  const { name } = opened.file;
  const all = linesIn(pdf);
  const plan = planChosen(all.length, options);
  if (plan instanceof PageRangeError) return refusal(request, 'invalid_range', { range: plan.range, file: name, pages: all.length }, 0);
  reportProgress(request, { stage: 'reading', file: 0, files: 1, page: plan.length, pages: plan.length });
  const paragraphs: string[] = [];
  const preview: ConvertPreview = { pages: [] };
  for (const { page, mode } of plan) {
    const before = paragraphs.length;
    const shown: PreviewPage = { page, mode, ...PAPER, parts: [] };
    preview.pages.push(shown);
    // A page that becomes a picture has no text.
    if (mode === 'picture') continue;
    const lines = all[page - 1] ?? [];
    for (const [place, line] of lines.entries()) {
      if (beginsParagraph(line, lines[place - 1])) paragraphs.push(line.text);
      else paragraphs.push(`${paragraphs.pop() ?? ''} ${line.text}`.trim());
    }
    const blocks = paragraphs.slice(before).map(plainParagraph);
    if (mode === 'flow') shown.parts.push({ columns: 1, gap: 0, blocks });
  }
  const pictures = plan.filter(({ mode }) => mode === 'picture').length;
  if (paragraphs.length === 0 && pictures === 0) return refusal(request, 'no_text', { file: name }, 0);
  reportProgress(request, { stage: 'checking' });
  const report: ConvertReport = {
    pages: plan.length,
    words: paragraphs.join(' ').split(/\s+/).filter(Boolean).length,
    headings: 0,
    lists: 0,
    tables: 0,
    images: pictures,
    links: 0,
    ocrPages: [],
    lookAt: [],
    warnings: [],
    ...changes,
  };
  const told = new TextEncoder().encode(JSON.stringify(asSet ? { pages: asSet } : preview));
  const isPreviewed = request.headers.get('Accept')?.includes(WORD_AND_PREVIEW_TYPE) === true;
  if (isPreviewed) report.previewBytes = told.length;
  const headers = {
    'Content-Type': isPreviewed ? WORD_AND_PREVIEW_TYPE : WORD_FILE_TYPE,
    'Content-Disposition': `attachment; filename="${name.replace(/\.pdf$/i, '')}.docx"`,
  };
  const docx = plainDocx(paragraphs);
  return fileAnswer(request, 'convertPdf', { content: isPreviewed ? new Blob([docx, told]) : docx, headers, report });
}

const PAPER = { width: 595, height: 842, margins: { top: 72, right: 72, left: 72 } };
const TEXT_SIZE = 11;

function plainParagraph(text: string): PreviewParagraph {
  return { kind: 'paragraph', role: 'body', after: 6, pieces: [{ kind: 'text', text, size: TEXT_SIZE, font: 'mono' }] };
}

function planChosen(pageCount: number, options: ConvertOptions): PlannedPage[] | PageRangeError {
  try {
    return planPages(pageCount, options);
  } catch (error) {
    if (error instanceof PageRangeError) return error;
    throw error;
  }
}
