import { lazyKeeping } from '@sheaf/tool-kit/lazyKeeping';

/** Keeps the files, their order, the options and the result in this browser. */
export const mergeKeeping = lazyKeeping({ tool: 'merge', version: 1 }, async () => (await import('./packMerge')).packMerge);
