import { fetchedPart } from '@sheaf/tool-kit/lazyComponent';

/** The view of all pages, for those who ask for it. */
export const pageMode = fetchedPart(async () => (await import('./PageMode')).PageMode);
