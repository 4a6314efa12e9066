import type { Config } from '../config.ts';
import type { Payments } from '../ports.ts';

/** Returns how donations are taken with this configuration. A public server must not lead visitors to a page that only practises. */
export function readDonationMode({ stripe, mode }: Pick<Config, 'stripe' | 'mode'>): Payments['mode'] {
  if (stripe) return 'stripe';
  return mode === 'production' ? 'off' : 'practice';
}
