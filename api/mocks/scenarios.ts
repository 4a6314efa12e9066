import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { ServerConfig } from '../contract/config.ts';
import { pricingModes } from '../contract/pricing.ts';
import type { JobProgress } from '../contract/progress.ts';
import { routes } from '../contract/routes.ts';
import type { ToolId } from '../contract/tools.ts';
import { answerMerge, readMergeUpload } from './answerMerge.ts';
import { answerRefusal } from './answers.ts';
import { reportProgress } from './fakeProgress.ts';
import { matchAnyOrigin } from './handlers.ts';
import { mockConfig } from './mockConfig.ts';

const mergePath = matchAnyOrigin(routes.mergePdfs.path);
const MB = 1024 * 1024;

/** Simulates a merge that is refused because of the last file. */
const mergeRefusing = (answerFor: (request: Request, file: string, index: number) => Promise<Response>) =>
  http.post(mergePath, async ({ request }) => {
    const { files } = await readMergeUpload(request);
    return answerFor(request, files.at(-1)?.name ?? 'the file', files.length - 1);
  });

/** Simulates a merge that reaches this stage and never ends. */
const mergeStoppingAt = (stage: (files: number) => JobProgress) =>
  http.post(mergePath, async ({ request }) => {
    const { files } = await readMergeUpload(request);
    reportProgress(request, stage(files.length));
    await delay('infinite');
  });

/** What can happen to a visitor, by name: `server.use(scenarios.mergeServerBusy)`. */
export const scenarios = {
  mergeRefusesEncryptedPdf: mergeRefusing((request, file, index) => answerRefusal(request, 'password_required', { file }, index)),
  mergeRefusesWrongPassword: mergeRefusing((request, file, index) => answerRefusal(request, 'wrong_password', { file }, index)),
  mergeRefusesCertificate: mergeRefusing((request, file, index) => answerRefusal(request, 'certificate_required', { file }, index)),
  mergeRefusesEmptyPdf: mergeRefusing((request, file, index) => answerRefusal(request, 'empty_pdf', { file }, index)),
  mergeRefusesDamagedPdf: mergeRefusing((request, file, index) => answerRefusal(request, 'damaged_pdf', { file }, index)),
  mergeRefusesTextFile: mergeRefusing((request, file, index) => answerRefusal(request, 'not_a_pdf', { file }, index)),
  mergeRefusesTooComplexPdf: mergeRefusing((request, file, index) => answerRefusal(request, 'too_complex', { file }, index)),
  fileTooLarge: mergeRefusing((request, file, index) => answerRefusal(request, 'file_too_large', { file, size: '250 MB', limit: '100 MB' }, index)),
  tooManyPages: http.post(mergePath, ({ request }) => answerRefusal(request, 'too_many_pages', { pages: 2500, limit: mockConfig.limits.maxPages })),
  /** Nothing is heard of the merge, and it never ends by itself: for the progress dialog and for Cancel. */
  mergeTakesItsTime: http.post(mergePath, async () => {
    await delay('infinite');
  }),
  mergeWaitsForItsTurn: mergeStoppingAt(() => ({ stage: 'waiting' })),
  mergeReadsTheLastFile: mergeStoppingAt((files) => ({ stage: 'reading', file: files - 1, files })),
  mergeWritesPages: mergeStoppingAt(() => ({ stage: 'writing', page: 120, pages: 400 })),
  mergeChecksItsResult: mergeStoppingAt(() => ({ stage: 'checking' })),
  /** The server tells nothing of its progress; the merge goes on all the same. */
  progressUnreachable: http.get(matchAnyOrigin(routes.jobProgress.path), () => HttpResponse.error()),
  mergeDropsScripts: http.post(mergePath, ({ request }) =>
    answerMerge(request, ([first]) => {
      const file = first?.name ?? '';
      return [{ code: 'active_content_removed', file, text: `Scripts were removed from ${file}.` }];
    }),
  ),
  mergeServerBusy: http.post(mergePath, ({ request }) => answerRefusal(request, 'busy', { seconds: 5 })),
  mergeRateLimited: http.post(mergePath, ({ request }) => answerRefusal(request, 'rate_limited', { seconds: 5 })),
  mergeFailsOnOurSide: http.post(mergePath, ({ request }) => answerRefusal(request, 'internal', undefined)),
  /** A proxy answers in the server's place, with a page of its own. */
  mergeMeetsBrokenProxy: http.post(mergePath, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })),
  serverUnreachable: http.all(matchAnyOrigin('/api/*'), () => HttpResponse.error()),
  smallLimits: http.get(matchAnyOrigin(routes.config.path), () =>
    HttpResponse.json({ ...mockConfig, limits: { ...mockConfig.limits, maxFiles: 3, maxFileBytes: MB } }),
  ),
  /** A server that charges for what is beyond the free allowances. */
  metered: http.get(matchAnyOrigin(routes.config.path), () =>
    HttpResponse.json({ ...mockConfig, pricing: pricingModes.metered.pricing, limits: { ...mockConfig.limits, ...pricingModes.metered.allowances } }),
  ),
  /** A server from before it wrote letters. */
  lettersBeingBuilt: http.get(matchAnyOrigin(routes.config.path), () =>
    HttpResponse.json({ ...mockConfig, tools: mockConfig.tools.filter((tool) => tool !== 'cover-letter') }),
  ),
  donationsOff: http.get(matchAnyOrigin(routes.config.path), () => HttpResponse.json({ ...mockConfig, donations: { mode: 'off' } })),
  donationPaymentFails: http.post(matchAnyOrigin(routes.createDonationPayment.path), ({ request }) =>
    answerRefusal(request, 'payment_unavailable', undefined),
  ),
} satisfies Record<string, HttpHandler>;

/** Simulates a server whose operator has switched tools off. */
export function switchToolsOff(...off: ToolId[]): HttpHandler {
  const tools = mockConfig.tools.filter((tool) => !off.includes(tool));
  return overrideServerConfig({ tools, toolsOff: off });
}

/** Simulates a server with another public configuration. */
export function overrideServerConfig(changes: Partial<ServerConfig>): HttpHandler {
  return http.get(matchAnyOrigin(routes.config.path), () => HttpResponse.json({ ...mockConfig, ...changes }));
}
