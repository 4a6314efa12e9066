import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { ChatAnswer } from '../contract/chat.ts';
import { pricingModes } from '../contract/pricing.ts';
import type { JobProgress } from '../contract/progress.ts';
import { routes } from '../contract/routes.ts';
import { answerRefusal } from './answers.ts';
import { answerChatQuestion, answerUpload, readChatUpload } from './chatAnswer.ts';
import { reportProgress } from './fakeProgress.ts';
import { matchAnyOrigin } from './handlers.ts';

const uploadPath = matchAnyOrigin(routes.uploadForChat.path);
const questionPath = matchAnyOrigin(routes.sendChatMessage.path);
const historyPath = matchAnyOrigin(routes.chatHistory.path);
const deletionPath = matchAnyOrigin(routes.deleteChat.path);

const PIECE_PAUSE_MS = 120;
const SECOND_MS = 1000;
const MODEL = 'Scripted AI';

const uploadRefused = (answerFor: (request: Request, file: string) => Promise<Response>) =>
  http.post(uploadPath, async ({ request }) => answerFor(request, (await readChatUpload(request)).file?.name ?? 'the file'));

/** Simulates a reading that reaches this stage and never ends. */
const stopReadingAt = (stage: JobProgress) =>
  http.post(uploadPath, async ({ request }) => {
    await readChatUpload(request);
    reportProgress(request, stage);
    await delay('infinite');
  });

const answerChanged = (change: (answer: ChatAnswer) => Partial<ChatAnswer>) =>
  http.post(questionPath, ({ request }) => answerChatQuestion(request, { change }));

const refuseQuestion = (answerFor: (request: Request) => Promise<Response>) => http.post(questionPath, ({ request }) => answerFor(request));

const freeQuestions = pricingModes.metered.allowances.chatFreeQuestions;

/** What can happen to a visitor who chats with a PDF, by name. */
export const chatScenarios = {
  chatReadsAScan: http.post(uploadPath, ({ request }) =>
    answerUpload(request, {
      ocrPages: [
        { page: 1, confidence: 96 },
        { page: 2, confidence: 61 },
      ],
      warnings: [
        { code: 'ocr_hard_page', file: 'scan.pdf', text: 'Some of scan.pdf was hard to read (page 2). Compare the text with the original.' },
      ],
    }),
  ),
  chatReadsPartOfAScan: http.post(uploadPath, ({ request }) =>
    answerUpload(request, {
      ocrPages: [{ page: 1, confidence: 91 }],
      warnings: [
        { code: 'ocr_partial', file: 'scan.pdf', text: 'scan.pdf has more scanned pages than are read at one time. Left out: pages 41-60.' },
      ],
    }),
  ),
  chatRecognisesText: stopReadingAt({ stage: 'recognising', page: 3, pages: 12 }),
  chatReadingTakesItsTime: stopReadingAt({ stage: 'reading', file: 0, files: 1 }),
  chatReadingWaits: stopReadingAt({ stage: 'waiting' }),
  chatRefusesProtectedPdf: uploadRefused((request, file) => answerRefusal(request, 'password_required', { file }, 0)),
  chatRefusesWrongPassword: uploadRefused((request, file) => answerRefusal(request, 'wrong_password', { file }, 0)),
  chatRefusesDamagedPdf: uploadRefused((request, file) => answerRefusal(request, 'damaged_pdf', { file }, 0)),
  chatFindsNoText: uploadRefused((request, file) => answerRefusal(request, 'no_text', { file }, 0)),
  chatUploadServerBusy: uploadRefused((request) => answerRefusal(request, 'busy', { seconds: 5 })),
  chatUploadUnreachable: http.post(uploadPath, () => HttpResponse.error()),
  chatUploadFailsOnOurSide: http.post(uploadPath, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })),
  /** The session's hour is nearly over. */
  chatEndsSoon: http.post(uploadPath, ({ request }) => answerUpload(request, { expiresAt: new Date(Date.now() + 90 * SECOND_MS).toISOString() })),
  chatIsMetered: http.post(uploadPath, ({ request }) => answerUpload(request, { questionLimit: freeQuestions })),
  chatUploadWithModel: http.post(uploadPath, ({ request }) => answerUpload(request, { engine: MODEL })),

  answerComesByPieces: http.post(questionPath, ({ request }) => answerChatQuestion(request, { pauseMs: PIECE_PAUSE_MS })),
  /** Some pieces come, and then nothing more. */
  answerStopsWithin: http.post(questionPath, ({ request }) => answerChatQuestion(request, { piecesOnly: 2 })),
  answerTakesItsTime: http.post(questionPath, async () => {
    await delay('infinite');
  }),
  /** The connection breaks in the middle of an answer. */
  answerBreaksOff: http.post(questionPath, ({ request }) => answerChatQuestion(request, { piecesOnly: 2, thenCloses: true })),
  answerNotFound: answerChanged(({ citations, searchedPages }) => ({
    status: 'not_found',
    response: `I could not find this in the document. I searched all ${searchedPages} pages.`,
    citations: [],
    closest: citations,
  })),
  answerIsSmallTalk: answerChanged(() => ({ response: 'Hello. Ask me anything about this document.', citations: [] })),
  answerIsPartial: answerChanged(({ response }) => ({
    status: 'partial',
    response: `The document does not say this outright. These passages come closest: ${response}`,
  })),
  answerWithModel: answerChanged(() => ({ engine: MODEL })),
  answerWithoutItsModel: answerChanged(() => ({
    warnings: [{ code: 'model_unavailable', text: 'The AI service did not answer, so this answer is made of sentences from your PDF.' }],
  })),
  answerWithClaimsRemoved: answerChanged(() => ({
    engine: MODEL,
    status: 'partial',
    warnings: [{ code: 'claims_removed', text: 'Some of what the AI service said could not be found in your PDF and was left out.' }],
  })),
  chatLimitReached: refuseQuestion((request) => answerRefusal(request, 'chat_limit_reached', undefined)),
  answerPendingElsewhere: refuseQuestion((request) => answerRefusal(request, 'answer_pending', undefined)),
  chatExpired: refuseQuestion((request) => answerRefusal(request, 'session_expired', undefined)),
  chatSessionGone: refuseQuestion((request) => answerRefusal(request, 'session_not_found', undefined)),
  questionServerBusy: refuseQuestion((request) => answerRefusal(request, 'busy', { seconds: 5 })),
  questionRateLimited: refuseQuestion((request) => answerRefusal(request, 'rate_limited', { seconds: 5 })),
  questionUnreachable: http.post(questionPath, () => HttpResponse.error()),
  questionFailsOnOurSide: refuseQuestion((request) => answerRefusal(request, 'internal', undefined)),

  historyExpired: http.get(historyPath, ({ request }) => answerRefusal(request, 'session_expired', undefined)),
  historyGone: http.get(historyPath, ({ request }) => answerRefusal(request, 'session_not_found', undefined)),
  historyUnreachable: http.get(historyPath, () => HttpResponse.error()),
  deletionUnreachable: http.delete(deletionPath, () => HttpResponse.error()),
  deletionFindsNothing: http.delete(deletionPath, ({ request }) => answerRefusal(request, 'session_expired', undefined)),
} satisfies Record<string, HttpHandler>;
