import type { CoverLetter, CvExtract, CvOptions, LetterAgain, LetterExport, LetterRequest, MachineView } from '../../../contract/coverLetter.ts';
import { findLetterCvProblem } from '../../../contract/findLetterProblem.ts';
import { letterAnswerWords } from '../../../contract/messages/serverMessages.ts';
import type { ExportLetterReport } from '../../jobs/letterExportJob.ts';
import type { CallContext, JobFile, LanguageModel, SessionStore, TempFile } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { cleanLetterRequest, readExportedText, refuse } from './cleanLetterRequest.ts';
import { buildCvAnswer } from './cvAnswer.ts';
import { createCvSessions } from './cvSessions.ts';
import { buildExportRequest, findUnsupported } from './exportLetter.ts';
import { buildLetterAnswer, parseLetterId } from './letterAnswer.ts';
import type { LetterEngines } from './letterEngines.ts';
import { buildMachineView } from './machineView.ts';
import { readCv, readPastedCv } from './readCv.ts';
import { withVersion } from './storedCv.ts';
import { findLetter, findNewest, writeFirstWording, writeNextWording } from './writeLetter.ts';
import { buildEvidence } from './writeWording.ts';

export interface LetterDependencies {
  sessions: SessionStore;
  engines: LetterEngines;
  /** Absent where the built-in writer writes alone. */
  model?: LanguageModel | undefined;
  /** Of this server. */
  version: string;
  modelWithinMs?: number;
  today?(): Date;
}

export interface ExportedLetter {
  report: ExportLetterReport & { unsupported: string[] };
  output: TempFile;
  filename: string;
}

/** The two CV fields of an upload form. */
export interface UploadedCv {
  file: JobFile | undefined;
  text: string | undefined;
}

export interface LetterService {
  /** Reads a CV from its PDF or, without a PDF, from the pasted text. */
  extract(owner: string, cv: UploadedCv, options: CvOptions, context: CallContext): Promise<CvExtract>;
  /** Reads a CV as an applicant tracking system does, and keeps nothing of it. */
  viewAsMachine(cv: UploadedCv, options: CvOptions, context: CallContext): Promise<MachineView>;
  generate(owner: string, request: LetterRequest, context: CallContext): Promise<CoverLetter>;
  regenerate(owner: string, again: LetterAgain, context: CallContext): Promise<CoverLetter>;
  /** The caller must close the returned output file. */
  export(owner: string, letter: LetterExport, context: CallContext): Promise<ExportedLetter>;
  remove(owner: string, cvId: string): Promise<void>;
}

/** Creates the cover letter service. A session keeps a CV and its letters for one hour after the CV was read. */
export function createLetterService(dependencies: LetterDependencies): LetterService {
  const { sessions, engines, model, version, modelWithinMs, today = () => new Date() } = dependencies;
  const cvs = createCvSessions(sessions, version);
  const cvReader = { engines, version };
  const writers = { engines, model, withinMs: modelWithinMs };

  return {
    async extract(owner, { file, text }, options, context) {
      if (!file && text === undefined) throw new Refusal('cv_missing');
      const { reading, stored } = file ? await readCv(cvReader, { file }, options, context) : await readPastedCv(cvReader, text ?? '', context);
      const session = await cvs.create(owner, stored);
      return buildCvAnswer(session, reading, file?.name ?? '', context.locale);
    },

    async viewAsMachine({ file, text }, options, context) {
      if (!file && text === undefined) throw new Refusal('cv_missing');
      const { reading } = file ? await readCv(cvReader, { file }, options, context) : await readPastedCv(cvReader, text ?? '', context);
      return buildMachineView(reading, context.locale);
    },

    async generate(owner, request, context) {
      const words = letterAnswerWords[context.locale];
      const { cvId, cvText = '' } = request;
      if (cvId) {
        return await cvs.withCv(owner, cvId, context, async (open, signal) => {
          const { stored, letter, wording } = await writeFirstWording(open.stored, request, writers, { ...context, signal });
          await open.store(stored);
          return buildLetterAnswer(open.session, letter.number, 1, wording, words);
        });
      }
      refuse(findLetterCvProblem(request));
      // Refuse a wrong request before anything is read.
      cleanLetterRequest(request);
      const { stored: fresh } = await readPastedCv(cvReader, cvText, context);
      const { stored, letter, wording } = await writeFirstWording(fresh, request, writers, context);
      return buildLetterAnswer(await cvs.create(owner, stored), letter.number, 1, wording, words);
    },

    async regenerate(owner, again, context) {
      const { cvId, number } = parseLetterId(again.letterId);
      return await cvs.withCv(owner, cvId, context, async (open, signal) => {
        const letter = findLetter(open.stored, number);
        const { wording, next } = await writeNextWording(open.stored, letter, again, writers, { ...context, signal });
        await open.store(withVersion(open.stored, number, next));
        return buildLetterAnswer(open.session, number, next.version, wording, letterAnswerWords[context.locale]);
      });
    },

    async export(owner, letter, context) {
      const text = readExportedText(letter);
      const { cvId, number } = parseLetterId(letter.letterId ?? '');
      const known = letter.letterId === undefined ? undefined : (await cvs.find(owner, cvId)).stored;
      const written = known && findLetter(known, number);
      const evidence = known && written && buildEvidence(known, written.asked);
      const { request, filename } = buildExportRequest(letter, text, { evidence, language: written && findNewest(written).language, today: today() });
      const unsupported = evidence ? await findUnsupported(text, evidence, engines, context) : [];
      const { report, output } = await engines.export(request, context);
      return { report: { ...report, unsupported }, output, filename };
    },

    remove: (owner, cvId) => cvs.remove(owner, cvId),
  };
}
