import { Brand, PRODUCT_NAME } from './brand.ts';
import { everyLocale, type Locale, locales } from './messages/locale/locales.ts';
import { Pricing } from './pricing.ts';
import * as z from './schema.ts';
import { toolIds } from './tools.ts';

const localeTags = Object.keys(locales) as [Locale, ...Locale[]];

/** The answer of `GET /api/config`: the one source of every limit, price and claim a page shows. A limit of 0 means none. */
export const ServerConfig = z.object({
  version: z.string(),
  ai: z.object({ mode: z.enum(['built-in', 'openai-compatible']), label: z.string(), leavesServer: z.boolean() }),
  limits: z.object({
    maxFileBytes: z.number(),
    maxFiles: z.number(),
    maxTotalBytes: z.number(),
    maxPages: z.number(),
    chatFreeQuestions: z.number(),
    mergeFreeFiles: z.number(),
    convertFreePages: z.number(),
    grammarFreeWords: z.number(),
  }),
  retentionSeconds: z.number(),
  ocr: z.object({ available: z.boolean(), languages: z.array(z.string()) }),
  donations: z.object({ mode: z.enum(['stripe', 'practice', 'off']) }),
  /** What there is to pay; absent from older servers, which charged nothing. */
  pricing: z._default(Pricing, { mode: 'free' }),
  /** The tools this server can do. */
  tools: z.array(z.enum(toolIds)),
  /** The tools that its operator has switched off: no page shows them, and their calls are refused. */
  toolsOff: z._default(z.array(z.enum(toolIds)), []),
  /** The languages its pages are offered in. */
  languages: z._default(z.array(z.enum(localeTags)), [...everyLocale]),
  brand: z._default(Brand, { name: PRODUCT_NAME }),
});

export type ServerConfig = z.infer<typeof ServerConfig>;
