import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { routes } from '../contract/routes.ts';
import { merged, refusal, uploadedFiles } from './answers.ts';
import { anywhere } from './handlers.ts';
import { mockConfig } from './mockConfig.ts';

const mergePath = anywhere(routes.mergePdfs.path);
const MB = 1024 * 1024;

/** A merge refused because of the last file chosen. */
const mergeRefusing = (answerFor: (file: string) => Response) =>
  http.post(mergePath, async ({ request }) => {
    const files = await uploadedFiles(request);
    return answerFor(files.at(-1)?.name ?? 'the file');
  });

/** What can happen to a visitor, by name: `server.use(scenarios.mergeServerBusy)`. */
export const scenarios = {
  mergeRefusesEncryptedPdf: mergeRefusing((file) => refusal('password_required', { file })),
  mergeRefusesWrongPassword: mergeRefusing((file) => refusal('wrong_password', { file })),
  mergeRefusesDamagedPdf: mergeRefusing((file) => refusal('damaged_pdf', { file })),
  mergeRefusesTextFile: mergeRefusing((file) => refusal('not_a_pdf', { file })),
  mergeRefusesTooComplexPdf: mergeRefusing((file) => refusal('too_complex', { file })),
  fileTooLarge: mergeRefusing((file) => refusal('file_too_large', { file, size: '250 MB', limit: '100 MB' })),
  tooManyPages: http.post(mergePath, () => refusal('too_many_pages', { pages: 2500, limit: mockConfig.limits.maxPages })),
  /** The merge starts and never ends by itself: for the progress dialog and for Cancel. */
  mergeTakesItsTime: http.post(mergePath, async () => {
    await delay('infinite');
  }),
  mergeDropsScripts: http.post(mergePath, async ({ request }) => {
    const files = await uploadedFiles(request);
    const file = files[0]?.name ?? '';
    return merged(files, [{ code: 'active_content_removed', file, text: `Scripts were removed from ${file}.` }]);
  }),
  mergeServerBusy: http.post(mergePath, () => refusal('busy', { seconds: 5 })),
  mergeRateLimited: http.post(mergePath, () => refusal('rate_limited', { seconds: 5 })),
  mergeFailsOnOurSide: http.post(mergePath, () => refusal('internal', undefined)),
  /** A proxy answers in the server's place, with a page of its own. */
  mergeMeetsBrokenProxy: http.post(mergePath, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })),
  serverUnreachable: http.all(anywhere('/api/*'), () => HttpResponse.error()),
  smallLimits: http.get(anywhere(routes.config.path), () =>
    HttpResponse.json({ ...mockConfig, limits: { ...mockConfig.limits, maxFiles: 3, maxFileBytes: MB } }),
  ),
  donationsOff: http.get(anywhere(routes.config.path), () => HttpResponse.json({ ...mockConfig, donations: { mode: 'off' } })),
  donationPaymentFails: http.post(anywhere(routes.createDonationPayment.path), () => refusal('internal', undefined)),
} satisfies Record<string, HttpHandler>;
