import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { ConvertReport } from '../contract/convert.ts';
import type { JobProgress } from '../contract/progress.ts';
import { routes } from '../contract/routes.ts';
import { answerConversion, readConversionUpload } from './answerConversion.ts';
import { answerSearchable } from './answerSearchable.ts';
import { answerRefusal } from './answers.ts';
import { reportProgress } from './fakeProgress.ts';
import { matchAnyOrigin } from './handlers.ts';
import { setPages } from './setPages.ts';

const path = matchAnyOrigin(routes.convertPdf.path);

const answerWith = (changes: Partial<ConvertReport>) => http.post(path, ({ request }) => answerConversion(request, changes));

const refuseWith = (answerFor: (request: Request, file: string) => Promise<Response>) =>
  http.post(path, async ({ request }) => answerFor(request, (await readConversionUpload(request)).file?.name ?? 'the file'));

/** Simulates a conversion that reaches this stage and never ends. */
const stopAt = (stage: JobProgress) =>
  http.post(path, async ({ request }) => {
    await readConversionUpload(request);
    reportProgress(request, stage);
    await delay('infinite');
  });

/** What can happen to a visitor who converts a PDF, by name. */
export const convertScenarios = {
  convertsAPaper: answerWith({ pages: 12, words: 5480, headings: 14, lists: 3, tables: 4, images: 6, links: 31 }),
  convertsPagesAsSet: http.post(path, ({ request }) => answerConversion(request, { pages: 2 }, setPages)),
  convertsAScan: answerWith({
    ocrPages: [
      { page: 1, confidence: 96 },
      { page: 2, confidence: 61 },
    ],
    warnings: [{ code: 'ocr_hard_page', file: 'scan.pdf', text: 'Some of scan.pdf was hard to read (page 2). Compare the text with the original.' }],
  }),
  convertsPartOfAScan: answerWith({
    ocrPages: [{ page: 1, confidence: 91 }],
    warnings: [{ code: 'ocr_partial', file: 'scan.pdf', text: 'scan.pdf has more scanned pages than are read at one time. Left out: pages 41-60.' }],
  }),
  convertsAScanLeftUnread: answerWith({ words: 0, images: 2 }),
  convertsPagesThatFlowBadly: answerWith({
    lookAt: [
      { page: 1, why: 'form', better: 'exact' },
      { page: 2, why: 'drawing', better: 'picture' },
    ],
  }),
  makesAScanSearchable: http.post(matchAnyOrigin(routes.makeSearchable.path), ({ request }) =>
    answerSearchable(request, { words: 412, ocrPages: [{ page: 1, confidence: 94 }] }),
  ),
  conversionWaits: stopAt({ stage: 'waiting' }),
  conversionReadsPages: stopAt({ stage: 'reading', file: 0, files: 1, page: 30, pages: 120 }),
  conversionRecognisesText: stopAt({ stage: 'recognising', page: 3, pages: 12 }),
  conversionWrites: stopAt({ stage: 'writing', page: 0, pages: 12 }),
  conversionRefusesWrongPassword: refuseWith((request, file) => answerRefusal(request, 'wrong_password', { file }, 0)),
  conversionRefusesDamagedPdf: refuseWith((request, file) => answerRefusal(request, 'damaged_pdf', { file }, 0)),
  conversionFindsNoText: refuseWith((request, file) => answerRefusal(request, 'no_text', { file }, 0)),
  conversionIsLimited: refuseWith((request) => answerRefusal(request, 'convert_limit_reached', { pages: 12, limit: 5 }, 0)),
  conversionServerBusy: refuseWith((request) => answerRefusal(request, 'busy', { seconds: 5 })),
  conversionFailsOnOurSide: refuseWith((request) => answerRefusal(request, 'internal', undefined)),
  conversionMeetsBrokenProxy: http.post(path, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })),
} satisfies Record<string, HttpHandler>;
