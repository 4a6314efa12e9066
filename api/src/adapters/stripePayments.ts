import type { Logger } from 'pino';
import Stripe from 'stripe';
import { buildPathsAfterPayment } from '../../contract/donation.ts';
import { paymentWords } from '../../contract/messages/serverMessages.ts';
import type { Payments } from '../ports.ts';
import { Refusal } from '../refusal.ts';

/** A visitor waits for the payment page; Stripe's own patience of 80 seconds is not theirs. */
const ANSWER_WITHIN_MS = 8000;
/** A second try has the idempotency key of the first, so that of two that arrive one counts. */
const RETRIES = 1;

export interface StripeAccount {
  secretKey: string;
  apiUrl: string;
  /** How long one try may take. */
  answerWithinMs?: number;
}

/** Takes donations through Stripe Checkout: the visitor pays on Stripe's page, and no card number ever comes here. */
export function createStripePayments({ secretKey, apiUrl, answerWithinMs = ANSWER_WITHIN_MS }: StripeAccount, log: Logger): Payments {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    timeout: answerWithinMs,
    maxNetworkRetries: RETRIES,
    // It would report to Stripe how fast its answers came.
    telemetry: false,
  });

  return {
    mode: 'stripe',
    async createPaymentPage({ amount, tool }, { origin, basePath, locale }) {
      if (origin === undefined) {
        log.error('A proxy hides the address of this server, so nobody could come back from a payment. Set PUBLIC_URL.');
        throw new Refusal('payment_unavailable');
      }
      const { thanks, back } = buildPathsAfterPayment(tool, locale);
      try {
        const { url } = await stripe.checkout.sessions.create({
          mode: 'payment',
          submit_type: 'donate',
          line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: amount, product_data: { name: paymentWords[locale].donation } } }],
          // All that we will want to know of it later.
          metadata: { tool },
          locale,
          success_url: origin + basePath + thanks,
          cancel_url: origin + basePath + back,
        });
        if (!url) throw new Error('Stripe gave no address for its payment page.');
        return { url };
      } catch (error) {
        log.error(redactError(error), 'Stripe gave no payment page.');
        throw new Refusal('payment_unavailable');
      }
    },
  };
}

/** Returns what may be logged of a failure. Stripe's messages repeat parts of the key, its errors the whole exchange. */
function redactError(error: unknown): object {
  if (!(error instanceof Stripe.errors.StripeError)) return { err: error };
  const { type, code, param, statusCode, requestId } = error;
  return { type, code, param, statusCode, stripeRequestId: requestId };
}
