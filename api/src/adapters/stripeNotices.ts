import Stripe from 'stripe';
import * as z from '../../contract/schema.ts';
import { toolIds } from '../../contract/tools.ts';
import type { PaidDonation, PaymentNotices } from '../ports.ts';
import { Refusal } from '../refusal.ts';

/** An older signature may be a replay. */
const TOLERANCE_SECONDS = 300;

/** Both mean that money came: at once by card, days later by transfer. The first also reports a transfer that is still on its way. */
const Paid = z.object({
  type: z.enum(['checkout.session.completed', 'checkout.session.async_payment_succeeded']),
  data: z.object({
    object: z.object({
      id: z.string().check(z.minLength(1)),
      payment_status: z.literal('paid'),
      currency: z.literal('usd'),
      amount_total: z.int().check(z.gte(1)),
      // An account may sell other things; only payments of this server carry the name of a tool.
      metadata: z.object({ tool: z.enum(toolIds) }),
    }),
  }),
});

/** Parses what Stripe's webhook reports of Checkout. Nothing but the payment's name, its tool and its amount is ever taken from it. */
export function createStripeNotices(webhookSecret: string): PaymentNotices {
  return {
    read(body, signature) {
      const paid = Paid.safeParse(verifyEvent(body, signature, webhookSecret));
      if (!paid.success) return undefined;
      const { id, metadata, amount_total } = paid.data.data.object;
      return { payment: id, tool: metadata.tool, cents: amount_total } satisfies PaidDonation;
    },
  };
}

function verifyEvent(body: Uint8Array, signature: string, secret: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  } catch {
    // Whatever is wrong with it, it was not made by Stripe for us.
    throw new Refusal('invalid_signature');
  }
}
