import { lazyKeeping } from '@sheaf/tool-kit/lazyKeeping';

/** Keeps the name of the conversation, its PDF and what was typed in this browser. */
export const chatKeeping = lazyKeeping({ tool: 'chat', version: 1 }, async () => (await import('./packChat')).packChat);
