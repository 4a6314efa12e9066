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
import { withVersion } from './keptCv.ts';
import { buildLetterAnswer, parseLetterId } from './letterAnswer.ts';
import type { LetterEngines } from './letterEngines.ts';
import { buildMachineView } from './machineView.ts';
import { readCv, readPastedCv } from './readCv.ts';
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
  extract(owner: string, cv: UploadedCv, options: CvOptions, asking: CallContext): Promise<CvExtract>;
  /** Reads a CV as an applicant tracking system does, and keeps nothing of it. */
  viewAsMachine(cv: UploadedCv, options: CvOptions, asking: CallContext): Promise<MachineView>;
  generate(owner: string, request: LetterRequest, asking: CallContext): Promise<CoverLetter>;
  regenerate(owner: string, again: LetterAgain, asking: CallContext): Promise<CoverLetter>;
  /** The caller must close the returned output file. */
  export(owner: string, letter: LetterExport, asking: CallContext): Promise<ExportedLetter>;
  remove(owner: string, cvId: string): Promise<void>;
}

/** Creates the cover letter service. A session keeps a CV and its letters for one hour after the CV was read. */
export function createLetterService(dependencies: LetterDependencies): LetterService {
  const { sessions, engines, model, version, modelWithinMs, today = () => new Date() } = dependencies;
  const cvs = createCvSessions(sessions, version);
  const cvReader = { engines, version };
  const writers = { engines, model, withinMs: modelWithinMs };

  return {
    async extract(owner, { file, text }, options, asking) {
      if (!file && text === undefined) throw new Refusal('cv_missing');
      const { reading, kept } = file ? await readCv(cvReader, { file }, options, asking) : await readPastedCv(cvReader, text ?? '', asking);
      const session = await cvs.create(owner, kept);
      return buildCvAnswer(session, reading, file?.name ?? '', asking.locale);
    },

    async viewAsMachine({ file, text }, options, asking) {
      if (!file && text === undefined) throw new Refusal('cv_missing');
      const { reading } = file ? await readCv(cvReader, { file }, options, asking) : await readPastedCv(cvReader, text ?? '', asking);
      return buildMachineView(reading, asking.locale);
    },

    async generate(owner, request, asking) {
      const words = letterAnswerWords[asking.locale];
      const { cvId, cvText = '' } = request;
      if (cvId) {
        return await cvs.withCv(owner, cvId, asking, async (open, signal) => {
          const { kept, letter, wording } = await writeFirstWording(open.kept, request, writers, { ...asking, signal });
          await open.keep(kept);
          return buildLetterAnswer(open.session, letter.number, 1, wording, words);
        });
      }
      refuse(findLetterCvProblem(request));
      // Refuse a wrong request before anything is read.
      cleanLetterRequest(request);
      const { kept: fresh } = await readPastedCv(cvReader, cvText, asking);
      const { kept, letter, wording } = await writeFirstWording(fresh, request, writers, asking);
      return buildLetterAnswer(await cvs.create(owner, kept), letter.number, 1, wording, words);
    },

    async regenerate(owner, again, asking) {
      const { cvId, number } = parseLetterId(again.letterId);
      return await cvs.withCv(owner, cvId, asking, async (open, signal) => {
        const letter = findLetter(open.kept, number);
        const { wording, next } = await writeNextWording(open.kept, letter, again, writers, { ...asking, signal });
        await open.keep(withVersion(open.kept, number, next));
        return buildLetterAnswer(open.session, number, next.version, wording, letterAnswerWords[asking.locale]);
      });
    },

    async export(owner, letter, asking) {
      const text = readExportedText(letter);
      const { cvId, number } = parseLetterId(letter.letterId ?? '');
      const known = letter.letterId === undefined ? undefined : (await cvs.find(owner, cvId)).kept;
      const written = known && findLetter(known, number);
      const evidence = known && written && buildEvidence(known, written.asked);
      const { request, filename } = buildExportRequest(letter, text, { evidence, language: written && findNewest(written).language, today: today() });
      const unsupported = evidence ? await findUnsupported(text, evidence, engines, asking) : [];
      const { report, output } = await engines.export(request, asking);
      return { report: { ...report, unsupported }, output, filename };
    },

    remove: (owner, cvId) => cvs.remove(owner, cvId),
  };
}
