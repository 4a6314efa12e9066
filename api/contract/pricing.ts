import * as z from './schema.ts';

const cents = z.int().check(z.gte(0));

/** What is beyond the free allowances costs so much, in US cents; `free` when nothing costs anything, and then no page may name a price. */
export const Pricing = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('free') }),
  z.object({
    mode: z.literal('metered'),
    cents: z.object({
      mergeUnlimited: cents,
      convertDocument: cents,
      convertLifetime: cents,
      chatUnlimited: cents,
      chatLifetime: cents,
      proPerMonth: cents,
    }),
  }),
]);
export type Pricing = z.infer<typeof Pricing>;

interface PricingMode {
  pricing: Pricing;
  /** What stays free of charge; 0 means no limit. */
  allowances: { chatFreeQuestions: number; mergeFreeFiles: number; convertFreePages: number; grammarFreeWords: number };
}

/** The one place of every allowance and price. The server enforces what it says about itself, and pages say what the server says. */
export const pricingModes = {
  free: {
    pricing: { mode: 'free' },
    allowances: { chatFreeQuestions: 0, mergeFreeFiles: 0, convertFreePages: 0, grammarFreeWords: 0 },
  },
  metered: {
    pricing: {
      mode: 'metered',
      cents: { mergeUnlimited: 199, convertDocument: 299, convertLifetime: 699, chatUnlimited: 299, chatLifetime: 699, proPerMonth: 900 },
    },
    allowances: { chatFreeQuestions: 3, mergeFreeFiles: 2, convertFreePages: 5, grammarFreeWords: 500 },
  },
} as const satisfies Record<Pricing['mode'], PricingMode>;
