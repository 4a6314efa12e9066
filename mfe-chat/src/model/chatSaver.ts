import { createLazyWorkSaver } from '@sheaf/tool-kit/lazyWorkSaver';

/** Keeps the name of the conversation, its PDFs and what was typed in this browser. */
export const chatSaver = createLazyWorkSaver({ tool: 'chat', version: 2 }, async () => (await import('./packChat')).packChat);
