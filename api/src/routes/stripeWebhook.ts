import type Router from '@koa/router';
import type { Logger } from 'pino';
import { routes } from '../../contract/routes.ts';
import { readRawBody } from '../http/readRawBody.ts';
import type { DonationLedger, PaymentNotices } from '../ports.ts';

/** Far more than an event about a payment page; the largest of Stripe's are well below. */
const MAX_EVENT_BYTES = 256 * 1024;

export interface WebhookDependencies {
  notices: PaymentNotices;
  ledger: DonationLedger;
  log: Logger;
}

/** Where Stripe tells what became of a payment. An event that means nothing to us is taken all the same: Stripe would go on telling it. */
export function stripeWebhookRoute(router: Router, { notices, ledger, log }: WebhookDependencies): void {
  router.post(routes.stripeWebhook.path, async (ctx) => {
    const donation = notices.read(await readRawBody(ctx, MAX_EVENT_BYTES), ctx.get('Stripe-Signature'));
    if (donation) {
      const { isNew, ...total } = await ledger.count(donation);
      if (isNew) log.info({ tool: donation.tool, cents: donation.cents, total }, 'A donation was paid.');
    }
    ctx.body = { received: true };
  });
}
