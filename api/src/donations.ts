import type { Logger } from 'pino';
import { createMemoryLedger } from './adapters/memoryLedger.ts';
import { noPayments, practicePayments } from './adapters/practicePayments.ts';
import { createRedisLedger } from './adapters/redisLedger.ts';
import type { AppDependencies } from './app.ts';
import type { Config } from './config.ts';
import type { Payments } from './ports.ts';

/** Stripe tries an event for three days by itself, and whoever keeps the account can have it told again for thirty. */
const REMEMBER_PAYMENTS_SECONDS = 35 * 24 * 60 * 60;

type Donations = Pick<AppDependencies, 'payments' | 'paid'> & { close(): Promise<void> };

/** Returns how donations are taken with this configuration. A public server must not lead visitors to a page that only practises. */
export function donationModeOf({ stripe, mode }: Pick<Config, 'stripe' | 'mode'>): Payments['mode'] {
  if (stripe) return 'stripe';
  return mode === 'production' ? 'off' : 'practice';
}

/** How donations are taken here: through Stripe with a key, else for practice, and not at all on a public server. */
export async function donationsOf(config: Config, log: Logger): Promise<Donations> {
  const { stripe, mode, publicUrl, redisUrl } = config;
  const nothing = { close: async () => undefined };
  if (!stripe) return { payments: donationModeOf(config) === 'off' ? noPayments : practicePayments, ...nothing };

  // Loaded here, since the library takes a third of a second that a server without a key need not spend.
  const { createStripePayments } = await import('./adapters/stripePayments.ts');
  const payments = createStripePayments(stripe, log);
  log.info('Donations are taken through Stripe.');
  if (!publicUrl && mode === 'production') log.warn('PUBLIC_URL is not set: visitors come back from a payment to the address they asked from.');
  if (!stripe.webhookSecret) {
    log.warn('STRIPE_WEBHOOK_SECRET is not set: donations are taken but not counted, and Stripe finds nobody at its webhook.');
    return { payments, ...nothing };
  }
  const { createStripeNotices } = await import('./adapters/stripeNotices.ts');
  const settings = { rememberSeconds: REMEMBER_PAYMENTS_SECONDS };
  const ledger = redisUrl ? createRedisLedger(redisUrl, settings, log) : createMemoryLedger(settings);
  return { payments, paid: { notices: createStripeNotices(stripe.webhookSecret), ledger }, close: ledger.close };
}
