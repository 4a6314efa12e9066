import { ServerConfig } from '../contract/config.ts';
import { DonationAnswer, type DonationRequest } from '../contract/donation.ts';
import type { CallOptions } from './callOptions.ts';
import { readJson } from './contractCall.ts';
import type { CallWays } from './createChatCalls.ts';

/** The calls of the shell. */
export interface SiteClient {
  /** Reads the limits and claims of the server. */
  config(call?: CallOptions): Promise<ServerConfig>;
  /** Returns the address of the payment page. */
  createDonationPayment(donation: DonationRequest, call?: CallOptions): Promise<DonationAnswer>;
}

/** Builds the calls about the site itself: its configuration and donations. */
export function createSiteCalls({ call }: Pick<CallWays, 'call'>): SiteClient {
  return {
    async config(options = {}) {
      return readJson(await call('config', {}, options), ServerConfig);
    },

    async createDonationPayment(body, options = {}) {
      return readJson(await call('createDonationPayment', { body }, options), DonationAnswer);
    },
  };
}
