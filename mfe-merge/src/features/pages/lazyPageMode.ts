import { lazyComponent } from '@sheaf/tool-kit/lazyComponent';

/** The view of all pages, for those who ask for it. */
export const pageMode = lazyComponent(async () => (await import('./PageMode')).PageMode);
