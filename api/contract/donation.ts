import { type Locale, localizePath } from './messages/locale/locales.ts';
import * as z from './schema.ts';
import { type ToolId, toolIds, toolPaths } from './tools.ts';

/** The amounts a visitor can give, in US cents. */
export const donationAmountsInCents = [100, 500, 1000] as const;

export const DonationRequest = z.object({ amount: z.union([z.literal(100), z.literal(500), z.literal(1000)]), tool: z.enum(toolIds) });
export type DonationRequest = z.infer<typeof DonationRequest>;

export const DonationAnswer = z.object({ url: z.string() });
export type DonationAnswer = z.infer<typeof DonationAnswer>;

const THANKS_PATH = '/donate/thanks';
const PRACTICE_PATH = '/donate/practice';

/** Returns the paths to return to after a payment and after a cancelled one. */
export function buildPathsAfterPayment(tool: ToolId, locale: Locale): { thanks: string; back: string } {
  return { thanks: `${localizePath(THANKS_PATH, locale)}?${new URLSearchParams({ tool })}`, back: localizePath(toolPaths[tool], locale) };
}

/** Returns the path of the page that shows how a donation works and says that no money moves. */
export function buildPracticePath({ amount, tool }: DonationRequest, locale: Locale): string {
  return `${localizePath(PRACTICE_PATH, locale)}?${new URLSearchParams({ amount: String(amount), tool })}`;
}
