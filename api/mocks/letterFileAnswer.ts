import { HttpResponse } from 'msw';
import { LetterExport, type LetterExportReport } from '../contract/coverLetter.ts';
import { letterExportProblem } from '../contract/letterProblem.ts';
import { WORD_FILE_TYPE } from '../contract/pdf.ts';
import { schemaProblem } from '../contract/schemaProblem.ts';
import { refusal } from './answers.ts';
import { fakeClaims } from './fakeLetter.ts';
import { keptLetter } from './fakeLetters.ts';
import { bodyOf, problemAnswer } from './letterAnswers.ts';
import { plainDocx } from './plainDocx.ts';
import { textPdf } from './textPdf.ts';

const LINE_LETTERS = 62;
const FONT_SIZE = 11;

/** What the server answers to a letter that is to be a file. */
export async function letterFileAnswer(request: Request, changes: Partial<LetterExportReport> = {}): Promise<Response> {
  const parsed = LetterExport.safeParse(await bodyOf(request));
  if (!parsed.success) return refusal(request, 'invalid_request', { reason: schemaProblem(parsed.error) });
  const { letterId, coverLetter, format, sender, recipient } = parsed.data;
  const problem = letterExportProblem(parsed.data);
  if (problem) return problemAnswer(request, problem);
  if (coverLetter.trim() === '') return refusal(request, 'invalid_request', { reason: { phrase: 'not_right', of: 'coverLetter' } });
  const known = letterId === undefined ? undefined : keptLetter(letterId);
  if (letterId !== undefined && !known) return refusal(request, 'session_not_found', undefined);
  const assignment = known?.letter.assignment;
  const report: LetterExportReport = {
    pages: 1,
    fontSize: format === 'txt' ? 0 : FONT_SIZE,
    unsupported: assignment
      ? fakeClaims(coverLetter, assignment)
          .filter(({ supported }) => !supported)
          .map(({ text }) => text)
      : [],
    ...changes,
  };
  const names = ['Cover letter', sender?.name ?? assignment?.profile.name, recipient?.company ?? assignment?.companyName].filter(Boolean).join(' - ');
  const headers = {
    'Content-Type': { pdf: 'application/pdf', docx: WORD_FILE_TYPE, txt: 'text/plain; charset=utf-8' }[format],
    'Content-Disposition': `attachment; filename="${names}.${format}"`,
    'Cache-Control': 'private, no-store',
    'X-Result': base64Url(JSON.stringify(report)),
  };
  return new HttpResponse(await fileOf(coverLetter.trim(), format), { headers });
}

async function fileOf(text: string, format: LetterExport['format']): Promise<ArrayBuffer | Uint8Array<ArrayBuffer> | string> {
  if (format === 'txt') return `${text.replaceAll('\n', '\r\n')}\r\n`;
  if (format === 'docx') return plainDocx(text.split('\n'));
  const lines = text.split('\n').flatMap((line) => line.match(new RegExp(`.{1,${LINE_LETTERS}}(?:\\s|$)`, 'g')) ?? ['']);
  return textPdf('letter.pdf', [lines]).arrayBuffer();
}

function base64Url(text: string): string {
  const characters = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
