import { PageRangeError } from '@sheaf/pdf/pages/pageRange';
import { readBeginning } from '@sheaf/pdf-to-docx/correction';
import { type PlannedPage, planPages } from '@sheaf/pdf-to-docx/pagePlan';
import type { ConvertOptions, ConvertReport } from '../contract/convert.ts';
import type { ConvertPreview, PreviewPage, PreviewParagraph } from '../contract/convertPreview.ts';
import { answerRefusal } from './answers.ts';
import { buildPlainDocx } from './buildPlainDocx.ts';
import { beginsParagraph, readLines } from './createTextPdf.ts';
import { reportProgress } from './fakeProgress.ts';

const PAPER = { width: 595, height: 842, margins: { top: 72, right: 72, left: 72 } };
const TEXT_SIZE = 11;

/** An opened PDF that is one of `files`, with its options. */
interface OpenedPdf {
  file: File;
  pdf: string;
  options: ConvertOptions;
  fileIndex?: number;
  files?: number;
}

interface FakeConversion {
  docx: Uint8Array<ArrayBuffer>;
  report: ConvertReport;
  preview: ConvertPreview;
}

/** Converts the plain text of a PDF, reporting how far it is, or returns the refusal. */
export async function convertFakePdf(
  request: Request,
  { file: { name }, pdf, options, fileIndex = 0, files = 1 }: OpenedPdf,
): Promise<FakeConversion | Response> {
  const all = readLines(pdf);
  const plan = planChosen(all.length, options);
  if (plan instanceof PageRangeError) return answerRefusal(request, 'invalid_range', { range: plan.range, file: name, pages: all.length }, fileIndex);
  reportProgress(request, { stage: 'reading', file: fileIndex, files, page: plan.length, pages: plan.length });
  const paragraphs: string[] = [];
  const preview: ConvertPreview = { pages: [] };
  for (const { page, mode } of plan) {
    const before = paragraphs.length;
    const shown: PreviewPage = { page, mode, ...PAPER, parts: [] };
    preview.pages.push(shown);
    // A page that becomes a picture has no text.
    if (mode === 'picture') continue;
    const lines = all[page - 1] ?? [];
    for (const [index, line] of lines.entries()) {
      if (beginsParagraph(line, lines[index - 1])) paragraphs.push(line.text);
      else paragraphs.push(`${paragraphs.pop() ?? ''} ${line.text}`.trim());
    }
    const blocks = paragraphs.slice(before).map((text, block) => ({ ...buildParagraph(text), place: { block, begins: readBeginning(text) } }));
    if (mode === 'flow') shown.parts.push({ columns: 1, gap: 0, blocks });
  }
  const pictures = plan.filter(({ mode }) => mode === 'picture').length;
  if (paragraphs.length === 0 && pictures === 0) return answerRefusal(request, 'no_text', { file: name }, fileIndex);
  reportProgress(request, { stage: 'checking' });
  return { docx: buildPlainDocx(paragraphs), report: countContents(plan.length, paragraphs, pictures), preview };
}

function countContents(pages: number, paragraphs: string[], images: number): ConvertReport {
  const words = paragraphs.join(' ').split(/\s+/).filter(Boolean).length;
  return { pages, words, headings: 0, lists: 0, tables: 0, images, links: 0, ocrPages: [], lookAt: [], warnings: [] };
}

function buildParagraph(text: string): PreviewParagraph {
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
