import type { ServerConfig } from '../../config.ts';
import { pricingModes } from '../../pricing.ts';
import { toolIds } from '../../tools.ts';

const MB = 1024 ** 2;
/** One without any key, as it is right after it was installed. */
const fresh: ServerConfig = {
  version: '0.1.0',
  ai: { mode: 'built-in', label: 'Built-in', leavesServer: false },
  limits: { maxFileBytes: 100 * MB, maxFiles: 50, maxTotalBytes: 300 * MB, maxPages: 2000, ...pricingModes.free.allowances },
  retentionSeconds: 3600,
  ocr: { available: false, languages: [] },
  donations: { mode: 'practice' },
  pricing: pricingModes.free.pricing,
  tools: ['merge'],
  toolsOff: [],
  languages: ['en', 'es'],
  brand: { name: 'Sheaf' },
};
const noLimits = { maxFileBytes: 0, maxFiles: 0, maxTotalBytes: 0, maxPages: 0 };
const smallLimits = { maxFileBytes: 3 * MB, maxFiles: 7, maxTotalBytes: 11 * MB, maxPages: 1300 };
const allowances = { chatFreeQuestions: 4, mergeFreeFiles: 6, convertFreePages: 8, grammarFreeWords: 750 };
const cents = { mergeUnlimited: 149, convertDocument: 250, convertLifetime: 1100, chatUnlimited: 375, chatLifetime: 500, proPerMonth: 1600 };

const buildServer = (changes: Partial<ServerConfig>): ServerConfig => ({ ...fresh, ...changes });

/** Servers as different as they come: whatever a page says has to be true for each. */
export const servers = {
  'a fresh installation': fresh,
  'one that has every tool': buildServer({ tools: [...toolIds] }),
  'one that has no tool': buildServer({ tools: [] }),
  'one whose operator has switched tools off': buildServer({ tools: ['merge', 'grammar'], toolsOff: ['convert', 'chat', 'cover-letter'] }),
  'one with small limits': buildServer({ limits: { ...fresh.limits, ...smallLimits }, retentionSeconds: 45 * 60 }),
  'one without limits': buildServer({ limits: { ...fresh.limits, ...noLimits }, retentionSeconds: 2 * 3600 }),
  'one that charges': buildServer({
    tools: [...toolIds],
    limits: { ...fresh.limits, ...allowances },
    pricing: { mode: 'metered', cents },
  }),
  'one in production that takes no donations': buildServer({ donations: { mode: 'off' } }),
  'one that takes donations': buildServer({ donations: { mode: 'stripe' } }),
  'one with an AI service elsewhere': buildServer({ ai: { mode: 'openai-compatible', label: 'Example AI', leavesServer: true } }),
  'one with a model of its own': buildServer({ ai: { mode: 'openai-compatible', label: 'Example AI', leavesServer: false } }),
  'one that reads scans': buildServer({ ocr: { available: true, languages: ['eng', 'spa'] } }),
} satisfies Record<string, ServerConfig>;
