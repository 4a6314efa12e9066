import { HttpResponse } from 'msw';
import { BOX_UNITS, type ExtractedText, ReadingOptions } from '../contract/grammar.ts';
import type { Phrase } from '../contract/phrases.ts';
import { schemaProblem } from '../contract/schemaProblem.ts';
import { refusal } from './answers.ts';
import { closedFor, isPdfText } from './closedFile.ts';
import { reportProgress } from './fakeProgress.ts';
import { beginsParagraph, LETTER, linesIn, PAGE, type SetLine } from './textPdf.ts';

/** The one password that opens a protected file here, as in the server's own test files. */
const PASSWORD = 'secret';

/** What the server answers to a PDF that is to be read, telling meanwhile how far it is. */
export async function readingAnswer(request: Request, changes: Partial<ExtractedText> = {}): Promise<Response> {
  reportProgress(request, { stage: 'receiving' });
  try {
    return await answerTo(request, changes);
  } finally {
    reportProgress(request, { stage: 'over' });
  }
}

/** The file of a reading call, and its options or why those cannot be read. */
export async function uploadedReading(request: Request): Promise<{ file: File | null; options: ReadingOptions | Phrase }> {
  const form = await request.formData();
  const file = form.get('file');
  return { file: file instanceof File ? file : null, options: optionsIn(form.get('options')) };
}

async function answerTo(request: Request, changes: Partial<ExtractedText>): Promise<Response> {
  const { file, options } = await uploadedReading(request);
  if (!file) return refusal(request, 'invalid_upload', undefined);
  const pdf = await file.text();
  if (!isPdfText(pdf)) return refusal(request, 'not_a_pdf', { file: file.name }, 0);
  if ('phrase' in options) return refusal(request, 'invalid_options', { reason: options });
  const closed = closedFor(pdf);
  if (closed) return refusal(request, closed, { file: file.name }, 0);
  if (pdf.includes('/Encrypt') && options.password !== PASSWORD)
    return refusal(request, options.password ? 'wrong_password' : 'password_required', { file: file.name }, 0);
  reportProgress(request, { stage: 'reading', file: 0, files: 1 });
  const read = readText(linesIn(pdf), options.boxes === true);
  if (read.text.trim() === '') return refusal(request, 'no_text', { file: file.name }, 0);
  const told: ExtractedText = {
    ...read,
    filename: file.name,
    pageCount: read.pages.length,
    wordCount: read.text.split(/\s+/).filter(Boolean).length,
    language: 'en',
    ocrPages: [],
    warnings: [],
    ...changes,
  };
  return HttpResponse.json(told);
}

function readText(pages: SetLine[][], hasBoxes: boolean): Pick<ExtractedText, 'text' | 'pages'> {
  let text = '';
  const told = pages.map((lines, index) => {
    if (text && lines.length > 0) text += '\n\n';
    const start = text.length;
    const words: number[] = [];
    for (const [place, line] of lines.entries()) {
      if (place > 0) text += beginsParagraph(line, lines[place - 1]) ? '\n\n' : ' ';
      for (const word of line.text.matchAll(/\S+/g)) words.push(text.length + word.index, word[0].length, ...boxOf(line, word.index, word[0].length));
      text += line.text;
    }
    return { page: index + 1, start, end: text.length, ...(hasBoxes && { words }) };
  });
  return { text, pages: told };
}

function boxOf(line: SetLine, from: number, letters: number): number[] {
  const across = (points: number) => Math.round((points / PAGE.width) * BOX_UNITS);
  const down = (points: number) => Math.round((points / PAGE.height) * BOX_UNITS);
  return [across(line.left + from * LETTER.width), down(line.top), across(letters * LETTER.width), down(LETTER.height * 1.3)];
}

function optionsIn(field: FormDataEntryValue | null): ReadingOptions | Phrase {
  if (typeof field !== 'string') return {};
  try {
    const parsed = ReadingOptions.safeParse(JSON.parse(field));
    return parsed.success ? parsed.data : schemaProblem(parsed.error);
  } catch {
    return { phrase: 'options_not_valid_json' };
  }
}
