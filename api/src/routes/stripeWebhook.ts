import type Router from '@koa/router';
import { addRoute } from '../http/addRoute.ts';
import { readBody } from '../http/middleware/readBody.ts';
import type { CountDonation } from '../services/countDonation.ts';

/** Far more than an event about a payment page has. */
const maxBytes = 256 * 1024;

/** Takes every event that Stripe signed, also one that means nothing here: Stripe would send it again otherwise. */
export function addStripeWebhookRoute(router: Router, countDonation: CountDonation): void {
  addRoute(router, 'stripeWebhook', [readBody({ maxBytes })], async (ctx) => {
    await countDonation(ctx.state.bytes, ctx.get('Stripe-Signature'));
    ctx.body = { received: true };
  });
}
