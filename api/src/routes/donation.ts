import type Router from '@koa/router';
import { DonationRequest } from '../../contract/donation.ts';
import { routes } from '../../contract/routes.ts';
import { jsonBody } from '../http/jsonBody.ts';
import type { Payments } from '../ports.ts';

const MAX_BODY_BYTES = 10_000;

export function donationRoute(router: Router, payments: Payments): void {
  router.post(routes.createDonationPayment.path, async (ctx) => {
    ctx.body = await payments.createPaymentPage(await jsonBody(ctx, DonationRequest, MAX_BODY_BYTES));
  });
}
