import { calls } from '../contract/calls.ts';
import type { LetterExport, LetterExportReport } from '../contract/coverLetter.ts';
import { findLetterExportProblem } from '../contract/findLetterProblem.ts';
import { letterFileTypes } from '../contract/letterFileTypes.ts';
import { answerFile } from './answerFile.ts';
import { answerRefusal } from './answers.ts';
import { buildPlainDocx } from './buildPlainDocx.ts';
import { readBody } from './contractAnswers.ts';
import { createTextPdf } from './createTextPdf.ts';
import { findLetterClaims } from './fakeLetter.ts';
import { findKeptLetter } from './fakeLetters.ts';
import { answerProblem } from './letterAnswers.ts';

const LINE_LETTERS = 62;
const FONT_SIZE = 11;

/** Answers the export of a letter to a file. */
export async function answerLetterFile(request: Request, changes: Partial<LetterExportReport> = {}): Promise<Response> {
  const asked = await readBody(request, calls.exportLetter.request.body);
  if (asked instanceof Response) return asked;
  const { letterId, coverLetter, format, sender, recipient } = asked;
  const problem = findLetterExportProblem(asked);
  if (problem) return answerProblem(request, problem);
  if (coverLetter.trim() === '') return answerRefusal(request, 'invalid_request', { reason: { phrase: 'not_right', of: 'coverLetter' } });
  const known = letterId === undefined ? undefined : findKeptLetter(letterId);
  if (letterId !== undefined && !known) return answerRefusal(request, 'session_not_found', undefined);
  const assignment = known?.letter.assignment;
  const report: LetterExportReport = {
    pages: 1,
    fontSize: format === 'txt' ? 0 : FONT_SIZE,
    unsupported: assignment
      ? findLetterClaims(coverLetter, assignment)
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
  return answerFile(request, 'exportLetter', { content: await buildLetterFile(coverLetter.trim(), format), headers, report });
}

async function buildLetterFile(text: string, format: LetterExport['format']): Promise<ArrayBuffer | Uint8Array<ArrayBuffer> | string> {
  if (format === 'txt') return `${text.replaceAll('\n', '\r\n')}\r\n`;
  if (format === 'docx') return buildPlainDocx(text.split('\n'));
  const lines = text.split('\n').flatMap((line) => line.match(new RegExp(`.{1,${LINE_LETTERS}}(?:\\s|$)`, 'g')) ?? ['']);
  return createTextPdf('letter.pdf', [lines]).arrayBuffer();
}
