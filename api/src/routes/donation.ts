import type Router from '@koa/router';
import { DonationRequest } from '../../contract/donation.ts';
import { routes } from '../../contract/routes.ts';
import { languageOf } from '../http/language.ts';
import { readJsonBody } from '../http/readJsonBody.ts';
import { readPageOrigin } from '../http/readPageOrigin.ts';
import type { Payments } from '../ports.ts';

const MAX_BODY_BYTES = 10_000;

/** `publicUrl` is where visitors find this server; when it is absent their requests tell. */
export function donationRoute(router: Router, payments: Payments, publicUrl: string | undefined): void {
  router.post(routes.createDonationPayment.path, async (ctx) => {
    const donation = await readJsonBody(ctx, DonationRequest, MAX_BODY_BYTES);
    ctx.body = await payments.createPaymentPage(donation, { origin: publicUrl ?? readPageOrigin(ctx), locale: languageOf(ctx) });
  });
}
