import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { DonationLedger, PaymentNotices, Payments } from '../ports.ts';
import { readDonationMode } from '../settings/donationMode.ts';
import { createMemoryLedger } from './memoryLedger.ts';
import { noPayments, practicePayments } from './practicePayments.ts';
import { createRedisLedger } from './redisLedger.ts';

/** Stripe retries an event for three days, and its owner can send it again for thirty. */
const REMEMBER_PAYMENTS_SECONDS = 35 * 24 * 60 * 60;

/** The payment provider, and where donations are counted. */
interface Donations {
  payments: Payments;
  /** Absent when the provider sends no notices. */
  paid?: { notices: PaymentNotices; ledger: DonationLedger };
  close(): Promise<void>;
}

/** Creates the payment provider: Stripe with a key, else a practice page, and none on a public server. */
export async function createDonations(config: Config, log: Logger): Promise<Donations> {
  const { stripe, mode, publicUrl, redisUrl } = config;
  const nothing = { close: async () => undefined };
  if (!stripe) return { payments: readDonationMode(config) === 'off' ? noPayments : practicePayments, ...nothing };

  // The library takes a third of a second, so a server without a key does not load it.
  const { createStripePayments } = await import('./stripePayments.ts');
  const payments = createStripePayments(stripe, log);
  log.info('Donations are taken through Stripe.');
  if (!publicUrl && mode === 'production') log.warn('PUBLIC_URL is not set: visitors come back from a payment to the address they asked from.');
  if (!stripe.webhookSecret) {
    log.warn('STRIPE_WEBHOOK_SECRET is not set: donations are taken but not counted, and Stripe finds nobody at its webhook.');
    return { payments, ...nothing };
  }
  const { createStripeNotices } = await import('./stripeNotices.ts');
  const settings = { rememberSeconds: REMEMBER_PAYMENTS_SECONDS };
  const ledger = redisUrl ? createRedisLedger(redisUrl, settings, log) : createMemoryLedger(settings);
  return { payments, paid: { notices: createStripeNotices(stripe.webhookSecret), ledger }, close: ledger.close };
}
