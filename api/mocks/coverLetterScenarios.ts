import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { type CoverLetter, type CvExtract, LetterExport, type letterWarnings } from '../contract/coverLetter.ts';
import { letterAnswerMessages } from '../contract/messages/letterAnswers.ts';
import type { JobProgress } from '../contract/progress.ts';
import { routes } from '../contract/routes.ts';
import { answerCv, readCvUpload } from './answerCv.ts';
import { answerLetterFile } from './answerLetterFile.ts';
import { answerRefusal } from './answers.ts';
import { reportProgress } from './fakeProgress.ts';
import { matchAnyOrigin } from './handlers.ts';
import { answerLetter, answerRegeneration, readJsonBody } from './letterAnswers.ts';

const cvPath = matchAnyOrigin(routes.extractCv.path);
const letterPath = matchAnyOrigin(routes.generateLetter.path);
const againPath = matchAnyOrigin(routes.regenerateLetter.path);
const filePath = matchAnyOrigin(routes.exportLetter.path);
const deletionPath = matchAnyOrigin(routes.deleteCv.path);

const SECOND_MS = 1000;
const MODEL = 'Scripted AI';

const { warnings: words, cvWarnings } = letterAnswerMessages.english;
const cvRead = (changes: Partial<CvExtract>) => http.post(cvPath, ({ request }) => answerCv(request, changes));
const cvRefused = (answerFor: (request: Request, file: string) => Promise<Response>) =>
  http.post(cvPath, async ({ request }) => answerFor(request, (await readCvUpload(request)).file?.name ?? 'the file'));

/** Simulates a reading that reaches this stage and never ends. */
const readingStoppingAt = (stage: JobProgress) =>
  http.post(cvPath, async ({ request }) => {
    await readCvUpload(request);
    reportProgress(request, stage);
    await delay('infinite');
  });

const never = async () => {
  await delay('infinite');
};
const refused = (path: string, answerFor: (request: Request) => Promise<Response>) => http.post(path, ({ request }) => answerFor(request));
const warned = (code: (typeof letterWarnings)[number]) => ({ warnings: [{ code, text: words[code] }] });
const letterChanged = (change: (letter: CoverLetter) => Partial<CoverLetter>) =>
  http.post(letterPath, ({ request }) => answerLetter(request, { change }));
const againChanged = (change: (letter: CoverLetter) => Partial<CoverLetter>) =>
  http.post(againPath, ({ request }) => answerRegeneration(request, { change }));

/** The letter with a sentence that nothing bears out. */
function withInvention({ paragraphs, ...letter }: CoverLetter): Partial<CoverLetter> {
  const text = 'I won the National Nursing Award in 2021.';
  const inventions = ['National Nursing Award', '2021'].map((each) => ({ text: each, supported: false, source: null }));
  const changed = paragraphs.map((paragraph) =>
    paragraph.id === 'evidence-1' ? { ...paragraph, text: `${paragraph.text} ${text}`, claims: [...paragraph.claims, ...inventions] } : paragraph,
  );
  return { ...letter, engine: MODEL, paragraphs: changed, coverLetter: changed.map((each) => each.text).join('\n\n') };
}

/** What can happen to a visitor who writes a cover letter, by name. */
export const coverLetterScenarios = {
  cvReadsAScan: cvRead({
    ocrPages: [{ page: 1, confidence: 61 }],
    warnings: [{ code: 'ocr_hard_page', file: 'scan.pdf', text: 'Some of scan.pdf was hard to read (page 1). Compare the text with the original.' }],
  }),
  cvRecognisesText: readingStoppingAt({ stage: 'recognising', page: 2, pages: 3 }),
  cvReadingTakesItsTime: readingStoppingAt({ stage: 'reading', file: 0, files: 1 }),
  cvReadingWaits: readingStoppingAt({ stage: 'waiting' }),
  cvIsInGerman: cvRead({ language: 'de', warnings: [{ code: 'not_english', file: 'cv.pdf', text: cvWarnings.not_english({ file: 'cv.pdf' }) }] }),
  cvIsNoCv: cvRead({ warnings: [{ code: 'not_a_cv', file: 'cv.pdf', text: cvWarnings.not_a_cv({ file: 'cv.pdf' }) }] }),
  cvRefusesProtectedPdf: cvRefused((request, file) => answerRefusal(request, 'password_required', { file }, 0)),
  cvRefusesWrongPassword: cvRefused((request, file) => answerRefusal(request, 'wrong_password', { file }, 0)),
  cvRefusesDamagedPdf: cvRefused((request, file) => answerRefusal(request, 'damaged_pdf', { file }, 0)),
  cvFindsNoText: cvRefused((request, file) => answerRefusal(request, 'no_text', { file }, 0)),
  cvIsTooShort: cvRefused((request) => answerRefusal(request, 'cv_too_short', undefined)),
  cvServerBusy: cvRefused((request) => answerRefusal(request, 'busy', { seconds: 5 })),
  cvUnreachable: http.post(cvPath, () => HttpResponse.error()),
  cvFailsOnOurSide: http.post(cvPath, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })),
  /** The session's hour is nearly over. */
  cvEndsSoon: cvRead({ expiresAt: new Date(Date.now() + 90 * SECOND_MS).toISOString() }),

  letterTakesItsTime: http.post(letterPath, never),
  letterComesAfterASecond: http.post(letterPath, ({ request }) => answerLetter(request, { pauseMs: SECOND_MS })),
  letterWithModel: letterChanged(() => ({ engine: MODEL })),
  letterWithInvention: letterChanged(withInvention),
  letterWithoutItsModel: letterChanged(() => warned('model_unavailable')),
  letterWithSentencesRemoved: letterChanged(() => ({ engine: MODEL, ...warned('claims_removed') })),
  letterInEnglishOnly: letterChanged(() => warned('language_unsupported')),
  letterWithLittleEvidence: letterChanged(() => warned('little_evidence')),
  letterWithCliches: letterChanged(() => ({ cliches: ['team player', 'think outside the box'] })),
  letterWithMissingKeywords: letterChanged(() => ({
    keywords: { score: 50, matched: ['Triage', 'Medication safety'], missing: ['Budgeting', 'Rostering'], missingRequired: ['Budgeting'] },
  })),
  letterSessionExpired: refused(letterPath, (request) => answerRefusal(request, 'session_expired', undefined)),
  letterSessionGone: refused(letterPath, (request) => answerRefusal(request, 'session_not_found', undefined)),
  letterPendingElsewhere: refused(letterPath, (request) => answerRefusal(request, 'answer_pending', undefined)),
  letterServerBusy: refused(letterPath, (request) => answerRefusal(request, 'busy', { seconds: 5 })),
  letterRateLimited: refused(letterPath, (request) => answerRefusal(request, 'rate_limited', { seconds: 5 })),
  letterUnreachable: http.post(letterPath, () => HttpResponse.error()),
  letterFailsOnOurSide: refused(letterPath, (request) => answerRefusal(request, 'internal', undefined)),

  againTakesItsTime: http.post(againPath, never),
  againNeedsModel: againChanged(() => warned('instruction_needs_model')),
  againWithModel: againChanged(() => ({ engine: MODEL })),
  againWithInvention: againChanged(withInvention),
  againSessionExpired: refused(againPath, (request) => answerRefusal(request, 'session_expired', undefined)),
  againSessionGone: refused(againPath, (request) => answerRefusal(request, 'session_not_found', undefined)),
  againPendingElsewhere: refused(againPath, (request) => answerRefusal(request, 'answer_pending', undefined)),
  againModelAway: refused(againPath, (request) => answerRefusal(request, 'ai_unavailable', undefined)),
  againServerBusy: refused(againPath, (request) => answerRefusal(request, 'busy', { seconds: 5 })),
  againUnreachable: http.post(againPath, () => HttpResponse.error()),

  exportTakesItsTime: http.post(filePath, never),
  exportFindsInventions: http.post(filePath, ({ request }) => answerLetterFile(request, { unsupported: ['National Nursing Award', '2021'] })),
  exportFillsTwoPages: http.post(filePath, ({ request }) => answerLetterFile(request, { pages: 2, fontSize: 9.5 })),
  /** Only of a letter that is named: without a name there is no session that could be over. */
  exportSessionExpired: http.post(filePath, async ({ request }) => {
    const { letterId } = LetterExport.parse(await readJsonBody(request.clone()));
    return letterId === undefined ? answerLetterFile(request) : answerRefusal(request, 'session_expired', undefined);
  }),
  exportServerBusy: refused(filePath, (request) => answerRefusal(request, 'busy', { seconds: 5 })),
  exportUnreachable: http.post(filePath, () => HttpResponse.error()),
  exportFailsOnOurSide: refused(filePath, (request) => answerRefusal(request, 'internal', undefined)),

  cvDeletionUnreachable: http.delete(deletionPath, () => HttpResponse.error()),
  cvDeletionFindsNothing: http.delete(deletionPath, ({ request }) => answerRefusal(request, 'session_expired', undefined)),
} satisfies Record<string, HttpHandler>;
