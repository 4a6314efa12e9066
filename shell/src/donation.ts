import type { ToolId } from '@sheaf/api/contract/tools';

/** How long after a success a visitor is asked. */
export const DONATION_DELAY_MS = 2000;

const DONATION_INTERVAL_MS = 24 * 60 * 60 * 1000;
const ATTEMPT_KEY = 'lastDonationAttempt';
const DONATED_KEY = 'donatedForTool';
const STRIPE_CHECKOUT_ORIGIN = 'https://checkout.stripe.com';

/** The part of the browser's local storage that donations use. */
export type DonationStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns whether this visitor was not asked for a day and has not donated for this tool. */
export function mayAskForDonation(storage: DonationStorage, tool: ToolId, now: Date): boolean {
  if (storage.getItem(DONATED_KEY) === tool) return false;
  // A value that is no number was not written by us; it counts as never asked.
  const lastAttempt = Number(storage.getItem(ATTEMPT_KEY)) || 0;
  return now.getTime() - lastAttempt >= DONATION_INTERVAL_MS;
}

/** Stores when the visitor was last asked for a donation. */
export function rememberAttempt(storage: DonationStorage, now: Date): void {
  storage.setItem(ATTEMPT_KEY, String(now.getTime()));
}

/** Stores the tool for which the visitor has donated. */
export function rememberDonation(storage: DonationStorage, tool: ToolId): void {
  storage.setItem(DONATED_KEY, tool);
}

/** Returns the URL of a payment page, or null for a foreign origin: an answer must not send visitors elsewhere. */
export function parsePaymentAddress(url: string, ownOrigin: string): string | null {
  if (!URL.canParse(url, ownOrigin)) return null;
  const address = new URL(url, ownOrigin);
  return address.origin === ownOrigin || address.origin === STRIPE_CHECKOUT_ORIGIN ? address.href : null;
}
