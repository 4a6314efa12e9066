import type { ServerConfig } from '../contract/config.ts';

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
    chatFreeQuestions: 0,
    mergeFreeFiles: 0,
    convertFreePages: 0,
    grammarFreeWords: 0,
  },
  retentionSeconds: 3600,
  ocr: { available: false, languages: [] },
  donations: { mode: 'practice' },
  tools: ['merge'],
};
