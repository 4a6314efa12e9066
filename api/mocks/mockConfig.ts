import type { ServerConfig } from '../contract/config.ts';
import { pricingModes } from '../contract/pricing.ts';

const MB = 1024 * 1024;

/** What the fake server says about itself: a fresh installation without any key. */
export const mockConfig: ServerConfig = {
  version: '0.1.0',
  ai: { mode: 'built-in', label: 'Built-in', leavesServer: false },
  limits: {
    maxFileBytes: 100 * MB,
    maxFiles: 50,
    maxTotalBytes: 300 * MB,
    maxPages: 2000,
    ...pricingModes.free.allowances,
  },
  retentionSeconds: 3600,
  ocr: { available: true, languages: ['eng', 'spa', 'deu', 'fra', 'por', 'ita'] },
  donations: { mode: 'practice' },
  pricing: pricingModes.free.pricing,
  tools: ['merge', 'convert', 'chat', 'grammar', 'cover-letter'],
  toolsOff: [],
  languages: ['en', 'es'],
  brand: { name: 'Sheaf' },
};
