import {
  CoverLetter,
  CvExtract,
  type CvOptions,
  type LetterAgain,
  type LetterExport,
  LetterExportReport,
  type LetterRequest,
  LetterTones,
  MachineView,
} from '../contract/coverLetter.ts';
import { letterFileTypes } from '../contract/letterFileTypes.ts';
import { FILE_AND_REPORT_TYPE } from '../contract/resultReport.ts';
import type { CallOptions, LongCallOptions, UploadCallOptions } from './callOptions.ts';
import { readJson } from './contractCall.ts';
import type { CallWays } from './createChatCalls.ts';
import { readResult } from './readResult.ts';
import { computeLocalEnd, type SessionEnd } from './sessionEnd.ts';

export interface ExportedLetter {
  file: Blob;
  report: LetterExportReport;
}

export interface LetterClient {
  /** Reads a CV, from its PDF or as it was pasted, and keeps what it says for an hour of letters. */
  extractCv(cv: File | string, options?: CvOptions, call?: UploadCallOptions): Promise<CvExtract & SessionEnd>;
  /** Shows what an applicant tracking system reads in a CV. Nothing of it is kept. */
  machineView(cv: File | string, options?: CvOptions, call?: UploadCallOptions): Promise<MachineView>;
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

function packCv(cv: File | string): { files: File[]; text?: string } {
  return typeof cv === 'string' ? { files: [], text: cv } : { files: [cv] };
}

/** Builds the calls about CVs and cover letters. */
export function createCoverLetterCalls({ call }: Pick<CallWays, 'call'>): LetterClient {
  return {
    async extractCv(cv, options, listening = {}) {
      const answer = await call('extractCv', { upload: { field: 'file', options, ...packCv(cv) } }, listening);
      const extract = await readJson(answer, CvExtract);
      return { ...extract, ...computeLocalEnd(extract, answer.headers) };
    },

    async machineView(cv, options, listening = {}) {
      return readJson(await call('machineView', { upload: { field: 'file', options, ...packCv(cv) } }, listening), MachineView);
    },

    async generateLetter(body, listening = {}) {
      return readJson(await call('generateLetter', { body }, listening), CoverLetter);
    },

    async regenerateLetter(body, listening = {}) {
      return readJson(await call('regenerateLetter', { body }, listening), CoverLetter);
    },

    async exportLetter(body, listening = {}) {
      const type = letterFileTypes[body.format];
      return readResult(await call('exportLetter', { body, accept: `${FILE_AND_REPORT_TYPE}, ${type}` }, listening), LetterExportReport, type);
    },

    async letterTones({ signal } = {}) {
      return readJson(await call('letterTones', {}, { signal }), LetterTones);
    },

    async deleteCv(cvId, { signal } = {}) {
      await call('deleteCv', { params: { cvId } }, { signal });
    },
  };
}
