import type { Logger } from 'pino';
import type { DonationLedger, PaymentNotices } from '../ports.ts';

export interface DonationDependencies {
  notices: PaymentNotices;
  ledger: DonationLedger;
  log: Logger;
}

/** Counts the donation that a signed notice reports. A notice of anything else counts nothing, and is no fault of its sender. */
export type CountDonation = (body: Uint8Array, signature: string) => Promise<void>;

/** Creates the handler that verifies payment notices, counts each donation once and logs new ones. */
export function createCountDonation({ notices, ledger, log }: DonationDependencies): CountDonation {
  return async (body, signature) => {
    const donation = notices.read(body, signature);
    if (!donation) return;
    const { isNew, ...total } = await ledger.count(donation);
    if (isNew) log.info({ tool: donation.tool, cents: donation.cents, total }, 'A donation was paid.');
  };
}
