import { pickChoices, resolveChoices } from '../../../contract/choices.ts';
import type { CoverLetter, CvExtract, CvOptions, LetterAgain, LetterExport, LetterRequest } from '../../../contract/coverLetter.ts';
import { letterStyleChoices } from '../../../contract/letterChoices.ts';
import { cvTextProblem, letterCvProblem } from '../../../contract/letterProblem.ts';
import { letterAnswerWords } from '../../../contract/messages/serverMessages.ts';
import type { CvReading } from '../../jobs/cvJobs.ts';
import type { ExportLetterReport } from '../../jobs/letterExportJob.ts';
import type { CallContext, JobFile, JobHooks, LanguageModel, SessionStore, TempFile } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { askedLetterIn, exportedTextIn, instructionIn, refuse } from './askedLetter.ts';
import { cvAnswer } from './cvAnswer.ts';
import { createCvSessions, type OpenCv } from './cvSessions.ts';
import { exportRequest, unsupportedIn } from './exportLetter.ts';
import { type KeptCv, type KeptLetter, type LetterVersion, withLetter, withVersion } from './keptCv.ts';
import { cvAndNumberIn, letterAnswer, type NewWording } from './letterAnswer.ts';
import type { GivenCv, LetterEngines } from './letterEngines.ts';
import { plainText } from './plainText.ts';
import { evidenceOf, wordingOf } from './wordingOf.ts';

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

/** A CV as a form carries it. */
export interface UploadedCv {
  file: JobFile | undefined;
  text: string | undefined;
}

export interface LetterService {
  /** Reads a CV from its PDF or, without one, from the text that was pasted. */
  extract(owner: string, cv: UploadedCv, options: CvOptions, asking: CallContext): Promise<CvExtract>;
  generate(owner: string, request: LetterRequest, asking: CallContext): Promise<CoverLetter>;
  regenerate(owner: string, again: LetterAgain, asking: CallContext): Promise<CoverLetter>;
  /** Whoever asks for a file closes it. */
  export(owner: string, letter: LetterExport, asking: CallContext): Promise<ExportedLetter>;
  remove(owner: string, cvId: string): Promise<void>;
}

/** Letters that stand on CVs. Whatever is kept of a CV and its letters lies in one session, for an hour from when the CV was read. */
export function createLetterService({
  sessions,
  engines,
  model,
  version,
  modelWithinMs,
  today = () => new Date(),
}: LetterDependencies): LetterService {
  const cvs = createCvSessions(sessions, version);
  const writers = { engines, model, withinMs: modelWithinMs };

  async function read(cv: GivenCv, options: CvOptions, hooks: JobHooks): Promise<{ reading: CvReading; kept: KeptCv }> {
    const reading = await engines.read(cv, options, hooks);
    hooks.signal.throwIfAborted();
    refuse(cvTextProblem(reading.text));
    const { text, pages, profile } = reading;
    return { reading, kept: { version, cv: { text, pages, profile }, letters: [], written: 0 } };
  }

  async function pasted(text: string, asking: CallContext) {
    const typed = plainText(text);
    refuse(cvTextProblem(typed));
    return await read({ text: typed }, {}, asking);
  }

  /** Writes the first wording of a letter. */
  async function firstWording(kept: KeptCv, request: LetterRequest, asking: CallContext) {
    const asked = askedLetterIn(request);
    const spec = { ...evidenceOf(kept, asked), ...resolveChoices(letterStyleChoices, request), seed: 0 };
    const wording = await wordingOf({ spec, language: asked.language, instruction: '' }, writers, asking);
    asking.signal.throwIfAborted();
    return { wording, ...withLetter(kept, asked, versionOf(1, wording)) };
  }

  async function nextWording({ kept }: OpenCv, letter: KeptLetter, again: LetterAgain, asking: CallContext) {
    const last = newest(letter);
    const instruction = instructionIn(again);
    const { paragraphId: id } = again;
    if (id !== undefined && !last.paragraphs.some((paragraph) => paragraph.id === id))
      throw new Refusal('invalid_request', { reason: { phrase: 'not_right', of: 'paragraphId' } });
    const spec = { ...evidenceOf(kept, letter.asked), ...resolveChoices(letterStyleChoices, again, last), seed: last.version };
    const wording = await wordingOf({ spec, language: letter.asked.language, instruction, last, id }, writers, asking);
    asking.signal.throwIfAborted();
    return { wording, next: versionOf(last.version + 1, wording) };
  }

  return {
    async extract(owner, { file, text }, options, asking) {
      if (!file && text === undefined) throw new Refusal('cv_missing');
      const { reading, kept } = file ? await read({ file }, options, asking) : await pasted(text ?? '', asking);
      const session = await cvs.create(owner, kept);
      return cvAnswer(session, reading, file?.name ?? '', asking.locale);
    },

    async generate(owner, request, asking) {
      const words = letterAnswerWords[asking.locale];
      const { cvId, cvText = '' } = request;
      if (cvId) {
        return await cvs.withCv(owner, cvId, asking, async (open, signal) => {
          const { kept, letter, wording } = await firstWording(open.kept, request, { ...asking, signal });
          await open.keep(kept);
          return letterAnswer(open.session, letter.number, 1, wording, words);
        });
      }
      refuse(letterCvProblem(request));
      // What is wrong with the rest is said before anything is read.
      askedLetterIn(request);
      const { kept: fresh } = await pasted(cvText, asking);
      const { kept, letter, wording } = await firstWording(fresh, request, asking);
      return letterAnswer(await cvs.create(owner, kept), letter.number, 1, wording, words);
    },

    async regenerate(owner, again, asking) {
      const { cvId, number } = cvAndNumberIn(again.letterId);
      return await cvs.withCv(owner, cvId, asking, async (open, signal) => {
        const letter = letterIn(open.kept, number);
        const { wording, next } = await nextWording(open, letter, again, { ...asking, signal });
        await open.keep(withVersion(open.kept, number, next));
        return letterAnswer(open.session, number, next.version, wording, letterAnswerWords[asking.locale]);
      });
    },

    async export(owner, letter, asking) {
      const text = exportedTextIn(letter);
      const { cvId, number } = cvAndNumberIn(letter.letterId ?? '');
      const known = letter.letterId === undefined ? undefined : (await cvs.find(owner, cvId)).kept;
      const written = known && letterIn(known, number);
      const evidence = known && written && evidenceOf(known, written.asked);
      const { request, filename } = exportRequest(letter, text, { evidence, language: written && newest(written).language, today: today() });
      const unsupported = evidence ? await unsupportedIn(text, evidence, engines, asking) : [];
      const { report, output } = await engines.export(request, asking);
      return { report: { ...report, unsupported }, output, filename };
    },

    async remove(owner, cvId) {
      await cvs.remove(owner, cvId);
    },
  };
}

function versionOf(version: number, wording: NewWording): LetterVersion {
  const { paragraphs, language } = wording;
  return { version, ...pickChoices(letterStyleChoices, wording), paragraphs, language };
}

function letterIn({ letters }: KeptCv, number: number): KeptLetter {
  const letter = letters.find((each) => each.number === number);
  if (!letter) throw new Refusal('session_not_found');
  return letter;
}

function newest({ versions }: KeptLetter): LetterVersion {
  const last = versions.at(-1);
  if (!last) throw new Error('A letter has no version.');
  return last;
}
