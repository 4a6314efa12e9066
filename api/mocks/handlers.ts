import { HttpResponse, http } from 'msw';
import { DonationRequest } from '../contract/donation.ts';
import { MIN_MERGE_FILES } from '../contract/pdf.ts';
import { routes } from '../contract/routes.ts';
import { merged, refusal, uploadedFiles } from './answers.ts';
import { mockConfig } from './mockConfig.ts';

/** Matches a call on the page's own origin as well as on another. */
export const anywhere = (path: string) => `*${path}`;

/** A server on a good day. Scenarios replace single calls. */
export const handlers = [
  http.get(anywhere(routes.config.path), () => HttpResponse.json(mockConfig)),

  http.post(anywhere(routes.mergePdfs.path), async ({ request }) => {
    const files = await uploadedFiles(request);
    if (files.length < MIN_MERGE_FILES) return refusal('not_enough_files', undefined);
    const { maxFiles } = mockConfig.limits;
    if (files.length > maxFiles) return refusal('too_many_files', { count: files.length, limit: maxFiles });
    const starts = await Promise.all(files.map((file) => file.slice(0, 1024).text()));
    const stranger = files.find((_, index) => !starts[index]?.includes('%PDF-'));
    return stranger ? refusal('not_a_pdf', { file: stranger.name }) : merged(files);
  }),

  http.post(anywhere(routes.createDonationPayment.path), async ({ request }) => {
    const donation = DonationRequest.safeParse(await request.json());
    if (!donation.success) return refusal('invalid_request', { reason: 'choose one of the amounts offered' });
    const { amount, tool } = donation.data;
    return HttpResponse.json({ url: `/donate/practice?amount=${amount}&tool=${tool}` });
  }),
];
