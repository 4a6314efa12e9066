import { HttpResponse, http } from 'msw';
import { calls } from '../contract/calls.ts';
import { buildPracticePath } from '../contract/donation.ts';
import { JobId } from '../contract/progress.ts';
import type { RouteName } from '../contract/routes.ts';
import { answerCheck } from './answerCheck.ts';
import { answerConversion } from './answerConversion.ts';
import { answerConvertAll } from './answerConvertAll.ts';
import { answerCv, answerMachineView } from './answerCv.ts';
import { answerLetterFile } from './answerLetterFile.ts';
import { answerMerge } from './answerMerge.ts';
import { answerReading } from './answerReading.ts';
import { answerSearchable } from './answerSearchable.ts';
import { answerRefusal, readLanguage } from './answers.ts';
import { answerChatQuestion, answerDeletion, answerDocumentRemoval, answerHistory, answerUpload } from './chatAnswer.ts';
import { answerJson, readBody } from './contractAnswers.ts';
import { streamProgress } from './fakeProgress.ts';
import { answerCvDeletion, answerLetter, answerRegeneration, answerTones } from './letterAnswers.ts';
import { mockConfig } from './mockConfig.ts';

/** Matches a call on the page's own origin as well as on another. */
export const matchAnyOrigin = (path: string) => `*${path}`;

type Answer = (request: Request, ...params: string[]) => Response | Promise<Response>;

/** The fake answers to every call. */
const answers: Record<Exclude<RouteName, 'stripeWebhook' | 'live' | 'ready'>, Answer> = {
  config: () => answerJson('config', mockConfig),
  mergePdfs: (request) => answerMerge(request),
  convertPdf: (request) => answerConversion(request),
  convertAll: (request) => answerConvertAll(request),
  makeSearchable: (request) => answerSearchable(request),
  extractText: (request) => answerReading(request),
  checkGrammar: (request) => answerCheck(request),
  uploadForChat: (request) => answerUpload(request),
  sendChatMessage: (request) => answerChatQuestion(request),
  chatHistory: (request, sessionId = '') => answerHistory(request, sessionId),
  removeChatDocument: (request, sessionId = '', number = '') => answerDocumentRemoval(request, sessionId, Number(number)),
  deleteChat: (request, sessionId = '') => answerDeletion(request, sessionId),
  extractCv: (request) => answerCv(request),
  machineView: (request) => answerMachineView(request),
  generateLetter: (request) => answerLetter(request),
  regenerateLetter: (request) => answerRegeneration(request),
  exportLetter: (request) => answerLetterFile(request),
  letterTones: answerTones,
  deleteCv: answerCvDeletion,
  jobProgress(request, given = '') {
    const { data: jobId } = JobId.safeParse(given);
    if (jobId === undefined) return answerRefusal(request, 'not_found', undefined);
    const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform' };
    return new HttpResponse(streamProgress(jobId), { headers });
  },
  async createDonationPayment(request) {
    const donation = await readBody(request, calls.createDonationPayment.request.body);
    if (donation instanceof Response) return donation;
    return answerJson('createDonationPayment', { url: buildPracticePath(donation, readLanguage(request)) });
  },
};

const listen = { GET: http.get, POST: http.post, DELETE: http.delete };

/** Handlers that answer every call successfully. Scenarios replace single calls. */
export const handlers = Object.entries(answers).map(([name, answer]) => {
  const { method, path } = calls[name as keyof typeof answers];
  const names = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
  return listen[method](matchAnyOrigin(path), ({ request, params }) => answer(request, ...names.map((param) => String(params[param]))));
});
