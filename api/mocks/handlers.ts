import { HttpResponse, http } from 'msw';
import { DonationRequest, practicePath } from '../contract/donation.ts';
import { JobId } from '../contract/progress.ts';
import { routes } from '../contract/routes.ts';
import { schemaProblem } from '../contract/schemaProblem.ts';
import { languageOf, refusal } from './answers.ts';
import { deletionAnswer, historyAnswer, questionAnswer, uploadAnswer } from './chatAnswer.ts';
import { checkAnswer } from './checkAnswer.ts';
import { convertAnswer } from './convertAnswer.ts';
import { cvAnswer } from './cvAnswer.ts';
import { progressStream } from './fakeProgress.ts';
import { againAnswer, cvDeletionAnswer, letterAnswer, tonesAnswer } from './letterAnswers.ts';
import { letterFileAnswer } from './letterFileAnswer.ts';
import { mergeAnswer } from './mergeAnswer.ts';
import { mockConfig } from './mockConfig.ts';
import { readingAnswer } from './readingAnswer.ts';

/** Matches a call on the page's own origin as well as on another. */
export const anywhere = (path: string) => `*${path}`;

/** A server on a good day. Scenarios replace single calls. */
export const handlers = [
  http.get(anywhere(routes.config.path), () => HttpResponse.json(mockConfig)),

  http.post(anywhere(routes.mergePdfs.path), ({ request }) => mergeAnswer(request)),

  http.post(anywhere(routes.convertPdf.path), ({ request }) => convertAnswer(request)),

  http.post(anywhere(routes.extractText.path), ({ request }) => readingAnswer(request)),

  http.post(anywhere(routes.checkGrammar.path), ({ request }) => checkAnswer(request)),

  http.post(anywhere(routes.uploadForChat.path), ({ request }) => uploadAnswer(request)),

  http.post(anywhere(routes.sendChatMessage.path), ({ request }) => questionAnswer(request)),

  http.get(anywhere(routes.chatHistory.path), ({ request, params }) => historyAnswer(request, String(params.sessionId))),

  http.delete(anywhere(routes.deleteChat.path), ({ request, params }) => deletionAnswer(request, String(params.sessionId))),

  http.post(anywhere(routes.extractCv.path), ({ request }) => cvAnswer(request)),

  http.post(anywhere(routes.generateLetter.path), ({ request }) => letterAnswer(request)),

  http.post(anywhere(routes.regenerateLetter.path), ({ request }) => againAnswer(request)),

  http.post(anywhere(routes.exportLetter.path), ({ request }) => letterFileAnswer(request)),

  http.get(anywhere(routes.letterTones.path), ({ request }) => tonesAnswer(request)),

  http.delete(anywhere(routes.deleteCv.path), ({ request, params }) => cvDeletionAnswer(request, String(params.cvId))),

  http.get(anywhere(routes.jobProgress.path), ({ params, request }) => {
    const { data: jobId } = JobId.safeParse(params.jobId);
    if (jobId === undefined) return refusal(request, 'not_found', undefined);
    const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform' };
    return new HttpResponse(progressStream(jobId), { headers });
  }),

  http.post(anywhere(routes.createDonationPayment.path), async ({ request }) => {
    const donation = DonationRequest.safeParse(await request.json());
    if (!donation.success) return refusal(request, 'invalid_request', { reason: schemaProblem(donation.error) });
    return HttpResponse.json({ url: practicePath(donation.data, languageOf(request)) });
  }),
];
