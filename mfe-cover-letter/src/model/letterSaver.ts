import { createLazyWorkSaver } from '@sheaf/tool-kit/lazyWorkSaver';

/** Keeps the CV, what was typed and every version of the letter in this browser. */
export const letterSaver = createLazyWorkSaver({ tool: 'cover-letter', version: 1 }, async () => (await import('./packLetter')).packLetter);
