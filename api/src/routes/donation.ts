import type Router from '@koa/router';
import { calls } from '../../contract/calls.ts';
import { addRoute } from '../http/addRoute.ts';
import { readLanguage } from '../http/language.ts';
import { validateBody } from '../http/middleware/validate.ts';
import { readPageOrigin } from '../http/readPageOrigin.ts';
import type { Payments } from '../ports.ts';

const maxBytes = 10_000;

/** Where visitors find this server. Without `publicUrl`, the origin of the visitor's page is used. */
export interface ServerAddress {
  publicUrl?: string | undefined;
  basePath: string;
}

/** Adds the route that creates a payment page for a donation. */
export function addDonationRoute(router: Router, payments: Payments, { publicUrl, basePath }: ServerAddress): void {
  addRoute(router, 'createDonationPayment', [validateBody(calls.createDonationPayment.request.body, { maxBytes })], async (ctx) => {
    ctx.body = await payments.createPaymentPage(ctx.state.body, {
      origin: publicUrl ?? readPageOrigin(ctx),
      basePath,
      locale: readLanguage(ctx),
    });
  });
}
