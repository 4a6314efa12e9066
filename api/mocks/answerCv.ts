import { readAsMachine } from '@sheaf/cover-letter/cv/readAsMachine';
import { calls } from '../contract/calls.ts';
import type { CvExtract, CvOptions } from '../contract/coverLetter.ts';
import { findCvTextProblem } from '../contract/findLetterProblem.ts';
import { coverLetterMessages } from '../contract/messages/coverLetter.ts';
import { letterAnswerMessages } from '../contract/messages/letterAnswers.ts';
import { describeMachineFinding } from '../contract/messages/machineFindings.ts';
import { answerRefusal, readLanguage } from './answers.ts';
import { isPdfText, refuseClosed } from './closedFile.ts';
import { answerJson, readForm, type UploadedForm } from './contractAnswers.ts';
import { type FakeCv, readCvFromPdf, readCvFromText } from './fakeCv.ts';
import { keepCv } from './fakeLetters.ts';
import { reportProgress, withProgress } from './fakeProgress.ts';
import { answerProblem } from './letterAnswers.ts';
import { mockConfig } from './mockConfig.ts';

/** Reads the CV and options of a call, or why the options are invalid. */
export function readCvUpload(request: Request): Promise<UploadedForm<CvOptions>> {
  return readForm(request, calls.extractCv.request);
}

/** Answers an upload of a CV, and reports progress. */
export async function answerCv(request: Request, changes: Partial<CvExtract> = {}): Promise<Response> {
  return await withProgress(request, () => answerTo(request, changes));
}

/** Answers with a CV as applicant tracking software reads it. Stores nothing. */
export async function answerMachineView(request: Request): Promise<Response> {
  return await withProgress(request, async () => {
    const given = await readGivenCv(request);
    if (given instanceof Response) return given;
    const { fields, positions, education, findings, ...rest } = readAsMachine({ ...given.read, ocrPages: [] });
    const { machine } = await coverLetterMessages.load(readLanguage(request));
    return answerJson('machineView', {
      ...rest,
      fields: fields.map(({ field, value }) => ({ field, value: value ?? null })),
      positions: positions.map(({ title, company, start, end }) => ({ title, company, start: start ?? null, end: end ?? null })),
      education: education.map(({ degree, school, year }) => ({ degree, school, year: year ?? null })),
      findings: findings.map((finding) => ({ code: finding.code, text: describeMachineFinding(finding, machine.findings) })),
    });
  });
}

/** The CV of a request as it was read, or the refusal of what cannot be. */
async function readGivenCv(request: Request): Promise<{ file: File | null; read: FakeCv } | Response> {
  const { file, text, options } = await readCvUpload(request);
  const pdf = file && (await file.text());
  if (file && !isPdfText(pdf ?? '')) return answerRefusal(request, 'not_a_pdf', { file: file.name }, 0);
  if ('phrase' in options) return answerRefusal(request, 'invalid_options', { reason: options });
  if (!file && text === null) return answerRefusal(request, 'cv_missing', undefined);
  const refused = file && (await refuseClosed(request, file, { text: pdf ?? '', password: options.password }));
  if (refused) return refused;
  reportProgress(request, { stage: 'reading', file: 0, files: 1 });
  const typed = pdf === null ? findCvTextProblem(text ?? '') : undefined;
  if (typed) return answerProblem(request, typed);
  const read = pdf === null ? readCvFromText((text ?? '').trim()) : readCvFromPdf(pdf);
  if (file && read.text.trim() === '') return answerRefusal(request, 'no_text', { file: file.name }, 0);
  const problem = findCvTextProblem(read.text);
  if (problem) return answerProblem(request, problem);
  return { file, read };
}

async function answerTo(request: Request, changes: Partial<CvExtract>): Promise<Response> {
  const given = await readGivenCv(request);
  if (given instanceof Response) return given;
  const { file, read: whole } = given;
  const { remarks, ...read } = whole;
  const words = await letterAnswerMessages.load(readLanguage(request));
  const filename = file?.name ?? '';
  const extract: CvExtract = {
    cvId: crypto.randomUUID(),
    filename,
    ...read,
    language: 'en',
    ocrPages: [],
    expiresAt: new Date(Date.now() + mockConfig.retentionSeconds * 1000).toISOString(),
    warnings: remarks.map((code) => ({ code, file: filename, text: words.cvWarnings[code]({ file: filename || words.pastedText }) })),
    ...changes,
  };
  keepCv(extract);
  return answerJson('extractCv', extract);
}
