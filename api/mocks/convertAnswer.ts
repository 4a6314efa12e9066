import { HttpResponse } from 'msw';
import { ConvertOptions, type ConvertReport, type PageMode, WORD_FILE_TYPE } from '../contract/pdf.ts';
import type { Phrase } from '../contract/phrases.ts';
import { schemaProblem } from '../contract/schemaProblem.ts';
import { refusal } from './answers.ts';
import { tellProgress } from './fakeProgress.ts';
import { plainDocx } from './plainDocx.ts';
import { beginsParagraph, linesIn } from './textPdf.ts';

/** The one password that opens a protected file here, as in the server's own test files. */
const PASSWORD = 'secret';

/** What the server answers to a PDF that is to be converted, telling meanwhile how far it is. */
export async function convertAnswer(request: Request, changes: Partial<ConvertReport> = {}): Promise<Response> {
  tellProgress(request, { stage: 'receiving' });
  try {
    return await answerTo(request, changes);
  } finally {
    tellProgress(request, { stage: 'over' });
  }
}

/** The file of a conversion, and its options or why those cannot be read. */
export async function uploadedConversion(request: Request): Promise<{ file: File | null; options: ConvertOptions | Phrase }> {
  const form = await request.formData();
  const file = form.get('file');
  return { file: file instanceof File ? file : null, options: optionsIn(form.get('options')) };
}

async function answerTo(request: Request, changes: Partial<ConvertReport>): Promise<Response> {
  const { file, options } = await uploadedConversion(request);
  if (!file) return refusal(request, 'invalid_upload', undefined);
  const { name } = file;
  const pdf = await file.text();
  if (!pdf.slice(0, 1024).includes('%PDF-')) return refusal(request, 'not_a_pdf', { file: name }, 0);
  if ('phrase' in options) return refusal(request, 'invalid_options', { reason: options });
  if (pdf.includes('/Encrypt') && options.password !== PASSWORD)
    return refusal(request, options.password ? 'wrong_password' : 'password_required', { file: name }, 0);
  const all = linesIn(pdf);
  const chosen = chosenOf(options.pages, all.length);
  if (!chosen) return refusal(request, 'invalid_range', { range: options.pages ?? '', file: name, pages: all.length }, 0);
  tellProgress(request, { stage: 'reading', file: 0, files: 1, page: chosen.length, pages: chosen.length });
  const paragraphs: string[] = [];
  for (const page of chosen) {
    // A page that becomes a picture has no text.
    if (modeOf(page, options) === 'picture') continue;
    const lines = all[page - 1] ?? [];
    for (const [place, line] of lines.entries()) {
      if (beginsParagraph(line, lines[place - 1])) paragraphs.push(line.text);
      else paragraphs.push(`${paragraphs.pop() ?? ''} ${line.text}`.trim());
    }
  }
  const hasPicture = chosen.some((page) => modeOf(page, options) === 'picture');
  if (paragraphs.length === 0 && !hasPicture) return refusal(request, 'no_text', { file: name }, 0);
  tellProgress(request, { stage: 'checking' });
  const report: ConvertReport = {
    pages: chosen.length,
    words: paragraphs.join(' ').split(/\s+/).length,
    headings: 0,
    lists: 0,
    tables: 0,
    images: 0,
    links: 0,
    ocrPages: [],
    lookAt: [],
    warnings: [],
    ...changes,
  };
  const headers = {
    'Content-Type': WORD_FILE_TYPE,
    'Content-Disposition': `attachment; filename="${name.replace(/\.pdf$/i, '')}.docx"`,
    'X-Result': base64Url(JSON.stringify(report)),
  };
  return new HttpResponse(plainDocx(paragraphs), { headers });
}

function modeOf(page: number, { mode = 'flow', pageModes = [] }: ConvertOptions): PageMode {
  return pageModes.find((named) => named.page === page)?.mode ?? mode;
}

/** Single pages and ranges are all that is understood here; nothing when one of them is not there. */
function chosenOf(text: string | undefined, pages: number): number[] | undefined {
  if (!text?.trim()) return Array.from({ length: pages }, (_, index) => index + 1);
  const chosen = text.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: Math.max(1, to - from + 1) || 1 }, (_, index) => from + index);
  });
  return chosen.every((page) => page >= 1 && page <= pages) ? chosen : undefined;
}

function optionsIn(field: FormDataEntryValue | null): ConvertOptions | Phrase {
  if (typeof field !== 'string') return {};
  try {
    const parsed = ConvertOptions.safeParse(JSON.parse(field));
    return parsed.success ? parsed.data : schemaProblem(parsed.error);
  } catch {
    return { phrase: 'options_not_valid_json' };
  }
}

function base64Url(text: string): string {
  const characters = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
