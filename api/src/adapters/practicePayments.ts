import { buildPracticePath } from '../../contract/donation.ts';
import type { Payments } from '../ports.ts';
import { Refusal } from '../refusal.ts';

/** Leads to our own page that shows how a donation works and says that no money moves. */
export const practicePayments: Payments = {
  mode: 'practice',
  async createPaymentPage(donation, { basePath, locale }) {
    return { url: basePath + buildPracticePath(donation, locale) };
  },
};

/** For a public server that has no account to receive donations. */
export const noPayments: Payments = {
  mode: 'off',
  async createPaymentPage() {
    throw new Refusal('donations_off');
  },
};
