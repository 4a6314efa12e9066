import type { ToolId } from '../../contract/tools.ts';
import type { DonationLedger } from '../ports.ts';

export interface LedgerSettings {
  /** A payment reported again within this time is known; the provider must not report one for longer. */
  rememberSeconds: number;
  now?(): Date;
}

/** Counts the donations that a single server has seen since its start. */
export function createMemoryLedger({ rememberSeconds, now = () => new Date() }: LedgerSettings): DonationLedger {
  /** When each payment may be forgotten, the oldest first. */
  const known = new Map<string, number>();
  const totals = new Map<ToolId, { donations: number; cents: number }>();

  function forgetOld(moment: number): void {
    for (const [payment, until] of known) {
      if (until > moment) return;
      known.delete(payment);
    }
  }

  return {
    async count({ payment, tool, cents }) {
      const moment = now().getTime();
      forgetOld(moment);
      const isNew = !known.has(payment);
      const total = totals.get(tool) ?? { donations: 0, cents: 0 };
      if (isNew) {
        known.set(payment, moment + rememberSeconds * 1000);
        total.donations += 1;
        total.cents += cents;
        totals.set(tool, total);
      }
      return { isNew, ...total };
    },
    close: async () => undefined,
  };
}
