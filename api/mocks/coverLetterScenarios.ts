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
const answerCvWith = (changes: Partial<CvExtract>) => http.post(cvPath, ({ request }) => answerCv(request, changes));
const refuseCv = (answerFor: (request: Request, file: string) => Promise<Response>) =>
  http.post(cvPath, async ({ request }) => answerFor(request, (await readCvUpload(request)).file?.name ?? 'the file'));

/** Simulates a reading that reaches this stage and never ends. */
const stopReadingAt = (stage: JobProgress) =>
  http.post(cvPath, async ({ request }) => {
    await readCvUpload(request);
    reportProgress(request, stage);
    await delay('infinite');
  });

const waitForever = async () => {
  await delay('infinite');
};
const refuseAt = (path: string, answerFor: (request: Request) => Promise<Response>) => http.post(path, ({ request }) => answerFor(request));
const buildWarning = (code: (typeof letterWarnings)[number]) => ({ warnings: [{ code, text: words[code] }] });
const changeLetter = (change: (letter: CoverLetter) => Partial<CoverLetter>) =>
  http.post(letterPath, ({ request }) => answerLetter(request, { change }));
const changeRegeneration = (change: (letter: CoverLetter) => Partial<CoverLetter>) =>
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
  cvReadsAScan: answerCvWith({
    ocrPages: [{ page: 1, confidence: 61 }],
    warnings: [{ code: 'ocr_hard_page', file: 'scan.pdf', text: 'Some of scan.pdf was hard to read (page 1). Compare the text with the original.' }],
  }),
  cvRecognisesText: stopReadingAt({ stage: 'recognising', page: 2, pages: 3 }),
  cvReadingTakesItsTime: stopReadingAt({ stage: 'reading', file: 0, files: 1 }),
  cvReadingWaits: stopReadingAt({ stage: 'waiting' }),
  cvIsInGerman: answerCvWith({
    language: 'de',
    warnings: [{ code: 'not_english', file: 'cv.pdf', text: cvWarnings.not_english({ file: 'cv.pdf' }) }],
  }),
  cvIsNoCv: answerCvWith({ warnings: [{ code: 'not_a_cv', file: 'cv.pdf', text: cvWarnings.not_a_cv({ file: 'cv.pdf' }) }] }),
  cvRefusesProtectedPdf: refuseCv((request, file) => answerRefusal(request, 'password_required', { file }, 0)),
  cvRefusesWrongPassword: refuseCv((request, file) => answerRefusal(request, 'wrong_password', { file }, 0)),
  cvRefusesDamagedPdf: refuseCv((request, file) => answerRefusal(request, 'damaged_pdf', { file }, 0)),
  cvFindsNoText: refuseCv((request, file) => answerRefusal(request, 'no_text', { file }, 0)),
  cvIsTooShort: refuseCv((request) => answerRefusal(request, 'cv_too_short', undefined)),
  cvServerBusy: refuseCv((request) => answerRefusal(request, 'busy', { seconds: 5 })),
  cvUnreachable: http.post(cvPath, () => HttpResponse.error()),
  cvFailsOnOurSide: http.post(cvPath, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })),
  /** The session's hour is nearly over. */
  cvEndsSoon: answerCvWith({ expiresAt: new Date(Date.now() + 90 * SECOND_MS).toISOString() }),

  letterTakesItsTime: http.post(letterPath, waitForever),
  letterComesAfterASecond: http.post(letterPath, ({ request }) => answerLetter(request, { pauseMs: SECOND_MS })),
  letterWithModel: changeLetter(() => ({ engine: MODEL })),
  letterWithInvention: changeLetter(withInvention),
  letterWithoutItsModel: changeLetter(() => buildWarning('model_unavailable')),
  letterWithSentencesRemoved: changeLetter(() => ({ engine: MODEL, ...buildWarning('claims_removed') })),
  letterInEnglishOnly: changeLetter(() => buildWarning('language_unsupported')),
  letterWithLittleEvidence: changeLetter(() => buildWarning('little_evidence')),
  letterWithCliches: changeLetter(() => ({ cliches: ['team player', 'think outside the box'] })),
  letterWithMissingKeywords: changeLetter(() => ({
    keywords: { score: 50, matched: ['Triage', 'Medication safety'], missing: ['Budgeting', 'Rostering'], missingRequired: ['Budgeting'] },
  })),
  letterSessionExpired: refuseAt(letterPath, (request) => answerRefusal(request, 'session_expired', undefined)),
  letterSessionGone: refuseAt(letterPath, (request) => answerRefusal(request, 'session_not_found', undefined)),
  letterPendingElsewhere: refuseAt(letterPath, (request) => answerRefusal(request, 'answer_pending', undefined)),
  letterServerBusy: refuseAt(letterPath, (request) => answerRefusal(request, 'busy', { seconds: 5 })),
  letterRateLimited: refuseAt(letterPath, (request) => answerRefusal(request, 'rate_limited', { seconds: 5 })),
  letterUnreachable: http.post(letterPath, () => HttpResponse.error()),
  letterFailsOnOurSide: refuseAt(letterPath, (request) => answerRefusal(request, 'internal', undefined)),

  againTakesItsTime: http.post(againPath, waitForever),
  againNeedsModel: changeRegeneration(() => buildWarning('instruction_needs_model')),
  againWithModel: changeRegeneration(() => ({ engine: MODEL })),
  againWithInvention: changeRegeneration(withInvention),
  againSessionExpired: refuseAt(againPath, (request) => answerRefusal(request, 'session_expired', undefined)),
  againSessionGone: refuseAt(againPath, (request) => answerRefusal(request, 'session_not_found', undefined)),
  againPendingElsewhere: refuseAt(againPath, (request) => answerRefusal(request, 'answer_pending', undefined)),
  againModelAway: refuseAt(againPath, (request) => answerRefusal(request, 'ai_unavailable', undefined)),
  againServerBusy: refuseAt(againPath, (request) => answerRefusal(request, 'busy', { seconds: 5 })),
  againUnreachable: http.post(againPath, () => HttpResponse.error()),

  exportTakesItsTime: http.post(filePath, waitForever),
  exportFindsInventions: http.post(filePath, ({ request }) => answerLetterFile(request, { unsupported: ['National Nursing Award', '2021'] })),
  exportFillsTwoPages: http.post(filePath, ({ request }) => answerLetterFile(request, { pages: 2, fontSize: 9.5 })),
  /** Only of a letter that is named: without a name there is no session that could be over. */
  exportSessionExpired: http.post(filePath, async ({ request }) => {
    const { letterId } = LetterExport.parse(await readJsonBody(request.clone()));
    return letterId === undefined ? answerLetterFile(request) : answerRefusal(request, 'session_expired', undefined);
  }),
  exportServerBusy: refuseAt(filePath, (request) => answerRefusal(request, 'busy', { seconds: 5 })),
  exportUnreachable: http.post(filePath, () => HttpResponse.error()),
  exportFailsOnOurSide: refuseAt(filePath, (request) => answerRefusal(request, 'internal', undefined)),

  cvDeletionUnreachable: http.delete(deletionPath, () => HttpResponse.error()),
  cvDeletionFindsNothing: http.delete(deletionPath, ({ request }) => answerRefusal(request, 'session_expired', undefined)),
} satisfies Record<string, HttpHandler>;
