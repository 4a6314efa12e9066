import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { type GrammarResult, MAX_GRAMMAR_WORDS } from '../contract/grammar.ts';
import type { JobProgress } from '../contract/progress.ts';
import { routes } from '../contract/routes.ts';
import { answerCheck } from './answerCheck.ts';
import { answerReading, readReadingUpload } from './answerReading.ts';
import { answerRefusal } from './answers.ts';
import { reportProgress } from './fakeProgress.ts';
import { matchAnyOrigin } from './handlers.ts';

const readingPath = matchAnyOrigin(routes.extractText.path);
const checkPath = matchAnyOrigin(routes.checkGrammar.path);

const refuseReading = (answerFor: (request: Request, file: string) => Promise<Response>) =>
  http.post(readingPath, async ({ request }) => answerFor(request, (await readReadingUpload(request)).file?.name ?? 'the file'));

/** Simulates a reading that reaches this stage and never ends. */
const stopReadingAt = (stage: JobProgress) =>
  http.post(readingPath, async ({ request }) => {
    await readReadingUpload(request);
    reportProgress(request, stage);
    await delay('infinite');
  });

const SOURCES = ['both', 'model', 'built-in'] as const;

const clearFindings = ({ wordCount }: GrammarResult): Partial<GrammarResult> => ({
  corrections: [],
  totalCorrections: 0,
  grammarCount: 0,
  spellingCount: 0,
  styleCount: 0,
  wordCount,
});

/** What can happen to a visitor of the grammar check, by name. */
export const grammarScenarios = {
  readsAScan: http.post(readingPath, ({ request }) =>
    answerReading(request, {
      ocrPages: [
        { page: 1, confidence: 96 },
        { page: 2, confidence: 61 },
      ],
      warnings: [{ code: 'ocr_hard_page', file: '', text: 'Page 2 was hard to read.' }],
    }),
  ),
  readsPartOfAScan: http.post(readingPath, ({ request }) =>
    answerReading(request, {
      ocrPages: [{ page: 1, confidence: 91 }],
      warnings: [{ code: 'ocr_partial', file: '', text: 'Only the first 30 pages of this scan were recognised.' }],
    }),
  ),
  recognisesText: stopReadingAt({ stage: 'recognising', page: 3, pages: 12 }),
  readingTakesItsTime: stopReadingAt({ stage: 'waiting' }),
  readingFindsNoText: refuseReading((request, file) => answerRefusal(request, 'no_text', { file }, 0)),
  readingRefusesDamagedPdf: refuseReading((request, file) => answerRefusal(request, 'damaged_pdf', { file }, 0)),
  readingServerBusy: refuseReading((request) => answerRefusal(request, 'busy', { seconds: 5 })),
  readingFailsOnOurSide: http.post(readingPath, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })),

  checkTakesItsTime: http.post(checkPath, async ({ request }) => {
    reportProgress(request, { stage: 'proofreading', word: 1200, words: 4800 });
    await delay('infinite');
  }),
  checkFindsNothing: http.post(checkPath, ({ request }) => answerCheck(request, clearFindings)),
  checkSeesAnotherLanguage: http.post(checkPath, ({ request }) =>
    answerCheck(request, (result) => ({
      ...clearFindings(result),
      language: 'de',
      warnings: [{ code: 'not_english', text: 'This text seems to be in another language, so nothing was marked.' }],
    })),
  ),
  checkIsLimited: http.post(checkPath, ({ request }) =>
    answerCheck(request, () => ({
      checkedWordCount: 500,
      truncated: true,
      warnings: [{ code: 'truncated', text: 'Only the first 500 words were checked.' }],
    })),
  ),
  checkWithModel: http.post(checkPath, ({ request }) =>
    answerCheck(request, ({ corrections }) => ({
      engine: 'built-in + model',
      corrections: corrections.map((correction, index) => ({ ...correction, source: SOURCES[index % SOURCES.length] })),
    })),
  ),
  checkWithoutItsModel: http.post(checkPath, ({ request }) =>
    answerCheck(request, () => ({ warnings: [{ code: 'model_unavailable', text: 'The AI service did not answer; the built-in check was used.' }] })),
  ),
  checkRefusesLongText: http.post(checkPath, ({ request }) => answerRefusal(request, 'text_too_long', { words: 100_001, limit: MAX_GRAMMAR_WORDS })),
  /** A server that charges for more refuses without a code that this page knows. */
  checkAsksForPayment: http.post(checkPath, () =>
    HttpResponse.text('Checking is free up to 500 words.', { status: 402, headers: { 'X-Error-Code': 'grammar_limit_reached' } }),
  ),
  checkServerBusy: http.post(checkPath, ({ request }) => answerRefusal(request, 'busy', { seconds: 5 })),
  checkRateLimited: http.post(checkPath, ({ request }) => answerRefusal(request, 'rate_limited', { seconds: 5 })),
  checkFailsOnOurSide: http.post(checkPath, ({ request }) => answerRefusal(request, 'internal', undefined)),
} satisfies Record<string, HttpHandler>;
