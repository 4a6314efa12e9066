import { lazyKeeping } from '@sheaf/tool-kit/lazyKeeping';

/** Keeps the CV, what was typed and every version of the letter in this browser. */
export const letterKeeping = lazyKeeping({ tool: 'cover-letter', version: 1 }, async () => (await import('./packLetter')).packLetter);
