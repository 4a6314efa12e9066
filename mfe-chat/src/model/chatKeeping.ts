import { lazyKeeping } from '@sheaf/tool-kit/lazyKeeping';

/** Keeps the name of the conversation, its PDFs and what was typed in this browser. */
export const chatKeeping = lazyKeeping({ tool: 'chat', version: 2 }, async () => (await import('./packChat')).packChat);
