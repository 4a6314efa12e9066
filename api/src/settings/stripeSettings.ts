import { ConfigError, readOrigin } from './readSettings.ts';

export const STRIPE_API_URL = 'https://api.stripe.com';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/;

/** The account that takes donations. */
export interface StripeSettings {
  secretKey: string;
  /** Without it donations are taken but not counted, since no notice could be verified. */
  webhookSecret: string | undefined;
  apiUrl: string;
}

/** Reads the Stripe account. Returns nothing when no key is set. No error repeats a secret, since errors are logged. */
export function readStripeSettings(env: NodeJS.ProcessEnv): StripeSettings | undefined {
  const secretKey = env.STRIPE_SECRET_KEY || undefined;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET || undefined;
  if (secretKey && !/^[sr]k_\w+$/.test(secretKey)) throw new ConfigError('STRIPE_SECRET_KEY must be a secret key (sk_…) or a restricted one (rk_…).');
  if (webhookSecret && !/^whsec_\w+$/.test(webhookSecret)) throw new ConfigError('STRIPE_WEBHOOK_SECRET must be a signing secret (whsec_…).');
  if (webhookSecret && !secretKey) throw new ConfigError('STRIPE_WEBHOOK_SECRET is set, but STRIPE_SECRET_KEY is not.');
  const apiUrl = readOrigin(env, 'STRIPE_API_URL') ?? STRIPE_API_URL;
  const { protocol, hostname } = new URL(apiUrl);
  if (protocol === 'http:' && !LOOPBACK.test(hostname))
    throw new ConfigError('STRIPE_API_URL must start with https://, since the secret key goes there.');
  return secretKey ? { secretKey, webhookSecret, apiUrl } : undefined;
}
