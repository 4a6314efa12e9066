import { z } from './schema.ts';
import { toolIds } from './tools.ts';

/** The amounts a visitor can give, in US cents. */
export const donationAmountsInCents = [100, 500, 1000] as const;

export const DonationRequest = z.object({ amount: z.union([z.literal(100), z.literal(500), z.literal(1000)]), tool: z.enum(toolIds) });
export type DonationRequest = z.infer<typeof DonationRequest>;

export const DonationAnswer = z.object({ url: z.string() });
export type DonationAnswer = z.infer<typeof DonationAnswer>;
