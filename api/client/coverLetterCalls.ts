import {
  CoverLetter,
  CvExtract,
  type CvOptions,
  type LetterAgain,
  type LetterExport,
  LetterExportReport,
  type LetterRequest,
  LetterTones,
} from '../contract/coverLetter.ts';
import { letterFileTypes } from '../contract/letterFileTypes.ts';
import { FILE_AND_REPORT_TYPE } from '../contract/resultReport.ts';
import { routes } from '../contract/routes.ts';
import type { CallOptions, LongCallOptions, UploadCallOptions } from './callOptions.ts';
import type { Ways } from './chatCalls.ts';
import { readResult } from './readResult.ts';
import { endHere, type SessionEnd } from './sessionEnd.ts';
import { json } from './transport.ts';

export interface ExportedLetter {
  file: Blob;
  report: LetterExportReport;
}

export interface LetterClient {
  /** Reads a CV, from its PDF or as it was pasted, and keeps what it says for an hour of letters. */
  extractCv(cv: File | string, options?: CvOptions, call?: UploadCallOptions): Promise<CvExtract & SessionEnd>;
  generateLetter(request: LetterRequest, call?: LongCallOptions): Promise<CoverLetter>;
  /** Another wording of a letter, or of one of its paragraphs. */
  regenerateLetter(again: LetterAgain, call?: LongCallOptions): Promise<CoverLetter>;
  /** A letter as a file, as the visitor left it. */
  exportLetter(letter: LetterExport, call?: LongCallOptions): Promise<ExportedLetter>;
  /** How letters can sound and how long they can be, in words of the page's language. */
  letterTones(call?: CallOptions): Promise<LetterTones>;
  /** Deletes what is kept of a CV, and its letters with it. */
  deleteCv(cvId: string, call?: CallOptions): Promise<void>;
}

export function coverLetterCalls({ call, uploadCall }: Pick<Ways, 'call' | 'uploadCall'>): LetterClient {
  return {
    async extractCv(cv, options, listening = {}) {
      const form = new FormData();
      if (options) form.append('options', JSON.stringify(options));
      if (typeof cv === 'string') form.append('text', cv);
      else form.append('file', cv, cv.name);
      const { body, headers } = await uploadCall(routes.extractCv, { body: form }, listening);
      const extract = CvExtract.parse(JSON.parse(await body.text()));
      return { ...extract, ...endHere(extract, headers) };
    },

    async generateLetter(request, listening = {}) {
      const { body } = await uploadCall(routes.generateLetter, json(request), listening);
      return CoverLetter.parse(JSON.parse(await body.text()));
    },

    async regenerateLetter(again, listening = {}) {
      const { body } = await uploadCall(routes.regenerateLetter, json(again), listening);
      return CoverLetter.parse(JSON.parse(await body.text()));
    },

    async exportLetter(letter, listening = {}) {
      const { body, headers } = json(letter);
      const type = letterFileTypes[letter.format];
      const answer = await uploadCall(routes.exportLetter, { body, headers: { ...headers, Accept: `${FILE_AND_REPORT_TYPE}, ${type}` } }, listening);
      return readResult(answer, LetterExportReport, type);
    },

    async letterTones({ signal } = {}) {
      const { body } = await call(routes.letterTones, { signal });
      return LetterTones.parse(JSON.parse(await body.text()));
    },

    async deleteCv(cvId, { signal } = {}) {
      const { method, path } = routes.deleteCv;
      await call({ method, path: path.replace(':cvId', encodeURIComponent(cvId)) }, { signal });
    },
  };
}
