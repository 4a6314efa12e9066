import { createLazyWorkSaver } from '@sheaf/tool-kit/lazyWorkSaver';

/** Keeps the files, their order, the options and the result in this browser. */
export const mergeSaver = createLazyWorkSaver({ tool: 'merge', version: 1 }, async () => (await import('./packMerge')).packMerge);
