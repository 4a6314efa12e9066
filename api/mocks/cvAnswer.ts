import { HttpResponse } from 'msw';
import { type CvExtract, CvOptions } from '../contract/coverLetter.ts';
import { cvTextProblem } from '../contract/letterProblem.ts';
import { letterAnswerMessages } from '../contract/messages/letterAnswers.ts';
import type { Phrase } from '../contract/phrases.ts';
import { schemaProblem } from '../contract/schemaProblem.ts';
import { languageOf, refusal } from './answers.ts';
import { closedFor, isPdfText } from './closedFile.ts';
import { cvOfPdf, cvOfText } from './fakeCv.ts';
import { keepCv } from './fakeLetters.ts';
import { reportProgress } from './fakeProgress.ts';
import { problemAnswer } from './letterAnswers.ts';
import { mockConfig } from './mockConfig.ts';

/** The one password that opens a protected file here, as in the server's own test files. */
const PASSWORD = 'secret';

/** The CV of a call, and its options or why those cannot be read. */
export async function uploadedCv(request: Request): Promise<{ file: File | null; text: string | null; options: CvOptions | Phrase }> {
  const form = await request.formData();
  const [file, text] = [form.get('file'), form.get('text')];
  return { file: file instanceof File ? file : null, text: typeof text === 'string' ? text : null, options: optionsIn(form.get('options')) };
}

/** What the server answers to a CV, telling meanwhile how far it is. */
export async function cvAnswer(request: Request, changes: Partial<CvExtract> = {}): Promise<Response> {
  reportProgress(request, { stage: 'receiving' });
  try {
    return await answerTo(request, changes);
  } finally {
    reportProgress(request, { stage: 'over' });
  }
}

async function answerTo(request: Request, changes: Partial<CvExtract>): Promise<Response> {
  const { file, text, options } = await uploadedCv(request);
  const pdf = file && (await file.text());
  if (file && !isPdfText(pdf ?? '')) return refusal(request, 'not_a_pdf', { file: file.name }, 0);
  if ('phrase' in options) return refusal(request, 'invalid_options', { reason: options });
  if (!file && text === null) return refusal(request, 'cv_missing', undefined);
  const closed = closedFor(pdf ?? '');
  if (file && closed) return refusal(request, closed, { file: file.name }, 0);
  if (file && pdf?.includes('/Encrypt') && options.password !== PASSWORD)
    return refusal(request, options.password ? 'wrong_password' : 'password_required', { file: file.name }, 0);
  reportProgress(request, { stage: 'reading', file: 0, files: 1 });
  const typed = pdf === null ? cvTextProblem(text ?? '') : undefined;
  if (typed) return problemAnswer(request, typed);
  const { remarks, ...read } = pdf === null ? cvOfText((text ?? '').trim()) : cvOfPdf(pdf);
  if (file && read.text.trim() === '') return refusal(request, 'no_text', { file: file.name }, 0);
  const problem = cvTextProblem(read.text);
  if (problem) return problemAnswer(request, problem);
  const words = await letterAnswerMessages.load(languageOf(request));
  const filename = file?.name ?? '';
  const told: CvExtract = {
    cvId: crypto.randomUUID(),
    filename,
    ...read,
    language: 'en',
    ocrPages: [],
    expiresAt: new Date(Date.now() + mockConfig.retentionSeconds * 1000).toISOString(),
    warnings: remarks.map((code) => ({ code, file: filename, text: words.cvWarnings[code]({ file: filename || words.pastedText }) })),
    ...changes,
  };
  keepCv(told);
  return HttpResponse.json(told);
}

function optionsIn(field: FormDataEntryValue | null): CvOptions | Phrase {
  if (typeof field !== 'string') return {};
  try {
    const parsed = CvOptions.safeParse(JSON.parse(field));
    return parsed.success ? parsed.data : schemaProblem(parsed.error);
  } catch {
    return { phrase: 'options_not_valid_json' };
  }
}
