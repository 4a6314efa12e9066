import type Router from '@koa/router';
import { calls } from '../../contract/calls.ts';
import { addRoute } from '../http/addRoute.ts';
import { readLanguage } from '../http/language.ts';
import { validateBody } from '../http/middleware/validate.ts';
import { readPageOrigin } from '../http/readPageOrigin.ts';
import type { Payments } from '../ports.ts';

const maxBytes = 10_000;

/** `publicUrl` is the address of this server. Without it, the origin of the visitor's page is used. */
export function donationRoute(router: Router, payments: Payments, publicUrl: string | undefined): void {
  addRoute(router, 'createDonationPayment', [validateBody(calls.createDonationPayment.request.body, { maxBytes })], async (ctx) => {
    ctx.body = await payments.createPaymentPage(ctx.state.body, { origin: publicUrl ?? readPageOrigin(ctx), locale: readLanguage(ctx) });
  });
}
