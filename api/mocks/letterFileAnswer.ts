import { calls } from '../contract/calls.ts';
import type { LetterExport, LetterExportReport } from '../contract/coverLetter.ts';
import { letterFileTypes } from '../contract/letterFileTypes.ts';
import { letterExportProblem } from '../contract/letterProblem.ts';
import { refusal } from './answers.ts';
import { readBody } from './contractAnswers.ts';
import { claimsIn } from './fakeLetter.ts';
import { keptLetter } from './fakeLetters.ts';
import { fileAnswer } from './fileAnswer.ts';
import { problemAnswer } from './letterAnswers.ts';
import { plainDocx } from './plainDocx.ts';
import { textPdf } from './textPdf.ts';

const LINE_LETTERS = 62;
const FONT_SIZE = 11;

/** Answers the export of a letter to a file. */
export async function letterFileAnswer(request: Request, changes: Partial<LetterExportReport> = {}): Promise<Response> {
  const asked = await readBody(request, calls.exportLetter.request.body);
  if (asked instanceof Response) return asked;
  const { letterId, coverLetter, format, sender, recipient } = asked;
  const problem = letterExportProblem(asked);
  if (problem) return problemAnswer(request, problem);
  if (coverLetter.trim() === '') return refusal(request, 'invalid_request', { reason: { phrase: 'not_right', of: 'coverLetter' } });
  const known = letterId === undefined ? undefined : keptLetter(letterId);
  if (letterId !== undefined && !known) return refusal(request, 'session_not_found', undefined);
  const assignment = known?.letter.assignment;
  const report: LetterExportReport = {
    pages: 1,
    fontSize: format === 'txt' ? 0 : FONT_SIZE,
    unsupported: assignment
      ? claimsIn(coverLetter, assignment)
          .filter(({ supported }) => !supported)
          .map(({ text }) => text)
      : [],
    ...changes,
  };
  const names = ['Cover letter', sender?.name ?? assignment?.profile.name, recipient?.company ?? assignment?.companyName].filter(Boolean).join(' - ');
  const headers = {
    'Content-Type': letterFileTypes[format],
    'Cache-Control': 'private, no-store',
    'Content-Disposition': `attachment; filename="${names}.${format}"`,
  };
  return fileAnswer(request, 'exportLetter', { content: await fileOf(coverLetter.trim(), format), headers, report });
}

async function fileOf(text: string, format: LetterExport['format']): Promise<ArrayBuffer | Uint8Array<ArrayBuffer> | string> {
  if (format === 'txt') return `${text.replaceAll('\n', '\r\n')}\r\n`;
  if (format === 'docx') return plainDocx(text.split('\n'));
  const lines = text.split('\n').flatMap((line) => line.match(new RegExp(`.{1,${LINE_LETTERS}}(?:\\s|$)`, 'g')) ?? ['']);
  return textPdf('letter.pdf', [lines]).arrayBuffer();
}
