import { HttpResponse, http } from 'msw';
import { calls } from '../contract/calls.ts';
import { practicePath } from '../contract/donation.ts';
import { JobId } from '../contract/progress.ts';
import type { RouteName } from '../contract/routes.ts';
import { readLanguage, refusal } from './answers.ts';
import { deletionAnswer, documentRemovalAnswer, historyAnswer, questionAnswer, uploadAnswer } from './chatAnswer.ts';
import { checkAnswer } from './checkAnswer.ts';
import { answerJson, readBody } from './contractAnswers.ts';
import { convertAllAnswer } from './convertAllAnswer.ts';
import { convertAnswer } from './convertAnswer.ts';
import { cvAnswer, machineViewAnswer } from './cvAnswer.ts';
import { progressStream } from './fakeProgress.ts';
import { againAnswer, cvDeletionAnswer, letterAnswer, tonesAnswer } from './letterAnswers.ts';
import { letterFileAnswer } from './letterFileAnswer.ts';
import { mergeAnswer } from './mergeAnswer.ts';
import { mockConfig } from './mockConfig.ts';
import { readingAnswer } from './readingAnswer.ts';
import { searchableAnswer } from './searchableAnswer.ts';

/** Matches a call on the page's own origin as well as on another. */
export const anywhere = (path: string) => `*${path}`;

type Answer = (request: Request, ...params: string[]) => Response | Promise<Response>;

/** The fake answers to every call. */
const answers: Record<Exclude<RouteName, 'stripeWebhook' | 'live' | 'ready'>, Answer> = {
  config: () => answerJson('config', mockConfig),
  mergePdfs: (request) => mergeAnswer(request),
  convertPdf: (request) => convertAnswer(request),
  convertAll: (request) => convertAllAnswer(request),
  makeSearchable: (request) => searchableAnswer(request),
  extractText: (request) => readingAnswer(request),
  checkGrammar: (request) => checkAnswer(request),
  uploadForChat: (request) => uploadAnswer(request),
  sendChatMessage: (request) => questionAnswer(request),
  chatHistory: (request, sessionId = '') => historyAnswer(request, sessionId),
  removeChatDocument: (request, sessionId = '', number = '') => documentRemovalAnswer(request, sessionId, Number(number)),
  deleteChat: (request, sessionId = '') => deletionAnswer(request, sessionId),
  extractCv: (request) => cvAnswer(request),
  machineView: (request) => machineViewAnswer(request),
  generateLetter: (request) => letterAnswer(request),
  regenerateLetter: (request) => againAnswer(request),
  exportLetter: (request) => letterFileAnswer(request),
  letterTones: tonesAnswer,
  deleteCv: cvDeletionAnswer,
  jobProgress(request, given = '') {
    const { data: jobId } = JobId.safeParse(given);
    if (jobId === undefined) return refusal(request, 'not_found', undefined);
    const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform' };
    return new HttpResponse(progressStream(jobId), { headers });
  },
  async createDonationPayment(request) {
    const donation = await readBody(request, calls.createDonationPayment.request.body);
    if (donation instanceof Response) return donation;
    return answerJson('createDonationPayment', { url: practicePath(donation, readLanguage(request)) });
  },
};

const listen = { GET: http.get, POST: http.post, DELETE: http.delete };

/** Handlers that answer every call successfully. Scenarios replace single calls. */
export const handlers = Object.entries(answers).map(([name, answer]) => {
  const { method, path } = calls[name as keyof typeof answers];
  const names = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
  return listen[method](anywhere(path), ({ request, params }) => answer(request, ...names.map((param) => String(params[param]))));
});
