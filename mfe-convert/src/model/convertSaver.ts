import { createLazyWorkSaver } from '@sheaf/tool-kit/lazyWorkSaver';

/** Keeps the PDF, the options and the Word file in this browser. */
export const convertSaver = createLazyWorkSaver({ tool: 'convert', version: 1 }, async () => (await import('./packConvert')).packConvert);
