import { delay, HttpResponse } from 'msw';
import { calls } from '../contract/calls.ts';
import { resolveChoices } from '../contract/choices.ts';
import type { CoverLetter, LetterParagraph, letterWarnings } from '../contract/coverLetter.ts';
import { describeTones } from '../contract/describeTones.ts';
import { findLetterAgainProblem, findLetterCvProblem, findLetterProblem, type LetterProblem } from '../contract/findLetterProblem.ts';
import { letterStyleChoices } from '../contract/letterChoices.ts';
import { countBodyWords, joinParagraphs } from '../contract/letterText.ts';
import { letterAnswerMessages } from '../contract/messages/letterAnswers.ts';
import { answerRefusal, readLanguage } from './answers.ts';
import { answerJson, readBody } from './contractAnswers.ts';
import { readCvFromText } from './fakeCv.ts';
import { type FakeAssignment, fakeKeywords, fakeLetter } from './fakeLetter.ts';
import { findKeptLetter, forgetCv, getKeptCv, keepCv } from './fakeLetters.ts';
import { withProgress } from './fakeProgress.ts';
import { mockConfig } from './mockConfig.ts';

/** How a scenario makes a letter another one. */
export interface LetterChanges {
  change?(letter: CoverLetter): Partial<CoverLetter>;
  /** Before the answer comes. */
  pauseMs?: number;
}

type Warning = (typeof letterWarnings)[number];

/** Answers a request for a letter. */
export async function answerLetter(request: Request, changes: LetterChanges = {}): Promise<Response> {
  return await withProgress(request, async () => {
    const asked = await readBody(request, calls.generateLetter.request.body);
    if (asked instanceof Response) return asked;
    const missing = findLetterCvProblem(asked);
    if (missing) return await answerProblem(request, missing);
    if (asked.cvId && !getKeptCv(asked.cvId)) return await answerRefusal(request, 'session_not_found', undefined);
    const problem = findLetterProblem(asked);
    if (problem) return await answerProblem(request, problem);
    const owner = getKeptCv(asked.cvId ?? '') ?? keepPastedCv((asked.cvText ?? '').trim());
    const assignment: FakeAssignment = {
      profile: asked.profile ?? owner.cv.profile,
      cvText: owner.cv.text,
      jobTitle: asked.jobTitle.trim(),
      companyName: asked.companyName.trim(),
      jobDescription: asked.jobDescription ?? '',
      hiringManager: asked.hiringManager?.trim() ?? '',
      highlights: asked.highlights?.trim() ?? '',
      ...resolveChoices(letterStyleChoices, asked),
      seed: 0,
    };
    const isForeign = asked.language !== undefined && !asked.language.startsWith('en');
    const warnings: Warning[] = isForeign ? ['language_unsupported'] : [];
    const letterId = crypto.randomUUID();
    const { cvId, expiresAt } = owner.cv;
    const letter = await buildCoverLetter(request, { letterId, cvId, expiresAt, version: 1 }, assignment, fakeLetter(assignment), warnings);
    const newest = { ...letter, ...changes.change?.(letter) };
    owner.letters.set(letterId, { assignment, language: asked.language, newest });
    if (changes.pauseMs) await delay(changes.pauseMs);
    return answerJson('generateLetter', newest);
  });
}

/** Answers a request for another wording. */
export async function answerRegeneration(request: Request, changes: LetterChanges = {}): Promise<Response> {
  return await withProgress(request, async () => {
    const again = await readBody(request, calls.regenerateLetter.request.body);
    if (again instanceof Response) return again;
    const found = findKeptLetter(again.letterId);
    if (!found) return await answerRefusal(request, 'session_not_found', undefined);
    const problem = findLetterAgainProblem(again);
    if (problem) return await answerProblem(request, problem);
    const { letter } = found;
    const { newest } = letter;
    if (again.paragraphId !== undefined && !newest.paragraphs.some(({ id }) => id === again.paragraphId))
      return await answerRefusal(request, 'invalid_request', { reason: { phrase: 'not_right', of: 'paragraphId' } });
    letter.assignment = {
      ...letter.assignment,
      ...resolveChoices(letterStyleChoices, again, letter.assignment),
      seed: letter.assignment.seed + 1,
    };
    const anew = fakeLetter(letter.assignment);
    const replaceParagraph = (paragraph: LetterParagraph) =>
      paragraph.id === again.paragraphId ? (anew.find(({ id }) => id === paragraph.id) ?? paragraph) : paragraph;
    const paragraphs = again.paragraphId === undefined ? anew : newest.paragraphs.map(replaceParagraph);
    const warnings: Warning[] = again.instruction?.trim() ? ['instruction_needs_model'] : [];
    const wording = await buildCoverLetter(request, { ...newest, version: newest.version + 1 }, letter.assignment, paragraphs, warnings);
    letter.newest = { ...wording, ...changes.change?.(wording) };
    if (changes.pauseMs) await delay(changes.pauseMs);
    return answerJson('regenerateLetter', letter.newest);
  });
}

/** Answers with the tones of letters. */
export async function answerTones(request: Request): Promise<Response> {
  const words = await letterAnswerMessages.load(readLanguage(request));
  return answerJson('letterTones', describeTones(words.style));
}

/** Answers the deletion of a CV. */
export async function answerCvDeletion(request: Request, cvId: string): Promise<Response> {
  return forgetCv(cvId) ? new HttpResponse(null, { status: 204 }) : answerRefusal(request, 'session_not_found', undefined);
}

/** Builds the refusal for a problem of a request. */
export function answerProblem(request: Request, problem: LetterProblem): Promise<Response> {
  switch (problem.code) {
    case 'field_too_long':
      return answerRefusal(request, problem.code, problem.details);
    case 'job_description_too_long':
      return answerRefusal(request, problem.code, problem.details);
    default:
      return answerRefusal(request, problem.code, undefined);
  }
}

/** Reads the JSON body of a request; undefined if it is invalid. */
export async function readJsonBody(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined);
}

function keepPastedCv(text: string): NonNullable<ReturnType<typeof getKeptCv>> {
  const cv = {
    cvId: crypto.randomUUID(),
    ...readCvFromText(text),
    expiresAt: new Date(Date.now() + mockConfig.retentionSeconds * 1000).toISOString(),
  };
  keepCv(cv);
  return getKeptCv(cv.cvId) ?? { cv, letters: new Map() };
}

async function buildCoverLetter(
  request: Request,
  { letterId, cvId, expiresAt, version }: Pick<CoverLetter, 'letterId' | 'cvId' | 'expiresAt' | 'version'>,
  assignment: FakeAssignment,
  paragraphs: LetterParagraph[],
  warnings: Warning[],
): Promise<CoverLetter> {
  const words = await letterAnswerMessages.load(readLanguage(request));
  return {
    letterId,
    cvId,
    version,
    coverLetter: joinParagraphs(paragraphs),
    paragraphs,
    tone: assignment.tone,
    length: assignment.length,
    wordCount: countBodyWords(paragraphs),
    keywords: fakeKeywords(assignment),
    language: 'en',
    cliches: [],
    engine: 'built-in',
    expiresAt,
    warnings: warnings.map((code) => ({ code, text: words.warnings[code] })),
  };
}
