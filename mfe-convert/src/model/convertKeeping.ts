import { lazyKeeping } from '@sheaf/tool-kit/lazyKeeping';

/** Keeps the PDF, the options and the Word file in this browser. */
export const convertKeeping = lazyKeeping({ tool: 'convert', version: 1 }, async () => (await import('./packConvert')).packConvert);
